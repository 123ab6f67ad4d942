import type { EditorState } from 'prosemirror-state'
import type { MouseEvent } from 'react'
import { type Tool, toolbarCopy } from '../../content/editor.ts'
import { TOOLS } from '../commands/tools.ts'
import { ToolIcon } from './tool-icon.tsx'
import styles from './tool-line.module.css'

interface ToolButtonProps {
  tool: Tool
  state: EditorState
  /** Is it its line's stop of the keyboard? */
  isStop: boolean
  onFocus?: () => void
  onPress: (tool: Tool, event: MouseEvent) => void
}

/** A tool as it stands now: on, off, or neither. */
export function ToolButton({ tool, state, isStop, onFocus, onPress }: ToolButtonProps) {
  const { isOn, isOff, icon } = TOOLS[tool]
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={toolbarCopy[tool]}
      title={toolbarCopy[tool]}
      aria-pressed={isOn?.(state)}
      aria-disabled={isOff?.(state) || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The selection of the sheet stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPress(tool, event)}
    >
      <ToolIcon path={icon} />
    </button>
  )
}
