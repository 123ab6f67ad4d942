import { classNames } from '@site/web/ui/class-names'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import type { EditorState } from 'prosemirror-state'
import { useRef, useState } from 'react'
import { editorCopy, type Tool, toolbarCopy } from '../../content/editor.ts'
import { type DialogName, MAIN_TOOLS, PHONE_TOOLS, TOOLS } from '../commands/tools.ts'
import type { Editing } from '../editing/editing.ts'
import { fitTools } from './fit-tools.ts'
import { MoreTools } from './more-tools.tsx'
import { moveAlong } from './move-along.ts'
import { ToolButton } from './tool-button.tsx'
import styles from './tool-line.module.css'
import { useFadedEnds } from './use-faded-ends.ts'
import { useToolSizes } from './use-tool-sizes.ts'

interface ToolbarProps {
  editing: Editing
  state: EditorState
  ask: (dialog: DialogName) => void
}

/**
 * The tools, on one line whatever its width, which is one stop of the keyboard with arrows between them. What the line has no room for is in
 * a menu, and on a phone a swipe away, those that are used most first.
 */
export function Toolbar({ editing, state, ask }: ToolbarProps) {
  const line = useRef<HTMLDivElement>(null)
  const isMobile = useIsMobile()
  const [stop, setStop] = useState<Tool | 'more'>('undo')
  const sizes = useToolSizes(line)
  useFadedEnds(line)
  const { shown, rest } = isMobile ? { shown: PHONE_TOOLS, rest: [] } : fitTools(MAIN_TOOLS, sizes)

  const press = (tool: Tool) => {
    const { act } = TOOLS[tool]
    if (typeof act === 'string') return ask(act)
    editing.run(act)
    editing.getView()?.focus()
  }
  const isThere = stop === 'more' ? rest.length > 0 : shown.some((group) => group.includes(stop))
  const current = isThere ? stop : shown[0]?.[0]
  return (
    <div className={styles.tools}>
      <div
        ref={line}
        role="toolbar"
        aria-label={editorCopy.toolbar}
        aria-orientation="horizontal"
        aria-keyshortcuts="Alt+F10"
        className={classNames(styles.toolbar, styles.fading)}
        data-tools="sheet"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return moveAlong(event, line.current)
          event.preventDefault()
          editing.getView()?.focus()
        }}
      >
        {shown.map((group) => (
          <span key={group[0]} className={styles.group}>
            {group.map((tool) => (
              <ToolButton
                key={tool}
                tool={tool}
                state={state}
                isStop={tool === current}
                onFocus={() => setStop(tool)}
                onPress={press}
              />
            ))}
          </span>
        ))}
        {rest.length > 0 && (
          <MoreTools
            tools={rest.map((tool) => {
              const { icon, isOn, isOff } = TOOLS[tool]
              return {
                ...{ name: tool, label: toolbarCopy[tool], icon, isOff: isOff?.(state) ?? false },
                ...(isOn && { isOn: isOn(state) })
              }
            })}
            isStop={current === 'more'}
            onFocus={() => setStop('more')}
            press={press}
          />
        )}
      </div>
    </div>
  )
}
