import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useRef, useState } from 'react'
import { editorCopy, type Tool, toolbarCopy } from '../content/editor.ts'
import { isInTable } from './commands.ts'
import type { Editing } from './editing.ts'
import { fitTools } from './tool-line/fit-tools.ts'
import { MoreTools } from './tool-line/more-tools.tsx'
import { ToolIcon } from './tool-line/tool-icon.tsx'
import styles from './tool-line/tool-line.module.css'
import { useToolSizes } from './tool-line/use-tool-sizes.ts'
import { type DialogName, MAIN_TOOLS, TABLE_TOOLS, TOOLS, TOOLS_IN_TABLE } from './tools.ts'

interface ToolbarProps {
  editing: Editing
  state: EditorState
  ask: (dialog: DialogName) => void
}

/**
 * The tools, on one line whatever its width, which is one stop of the keyboard with arrows between them. In a table its own tools stand
 * there, in place of others, so that nothing moves or is covered as the caret enters it.
 */
export function Toolbar({ editing, state, ask }: ToolbarProps) {
  const line = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Tool | 'more'>('undo')
  const sizes = useToolSizes(line)
  const { shown, rest } = fitTools(isInTable(state) ? TOOLS_IN_TABLE : MAIN_TOOLS, sizes)

  const press = (tool: Tool) => {
    const { act } = TOOLS[tool]
    if (typeof act === 'string') return ask(act)
    editing.run(act)
    editing.getView()?.focus()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      return editing.getView()?.focus()
    }
    const buttons = Array.from(line.current?.querySelectorAll('button') ?? [])
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }
  const isThere = stop === 'more' ? rest.length > 0 : shown.some((group) => group.includes(stop))
  const current = isThere ? stop : shown[0]?.[0]
  const button = (tool: Tool) => {
    const { isOn, isOff, icon } = TOOLS[tool]
    return (
      <button
        key={tool}
        type="button"
        className={styles.tool}
        aria-label={toolbarCopy[tool]}
        title={toolbarCopy[tool]}
        aria-pressed={isOn?.(state)}
        aria-disabled={isOff?.(state) || undefined}
        tabIndex={tool === current ? 0 : -1}
        onFocus={() => setStop(tool)}
        // The selection of the sheet stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => press(tool)}
      >
        <ToolIcon path={icon} />
      </button>
    )
  }
  return (
    <div className={styles.tools}>
      <div
        ref={line}
        role="toolbar"
        aria-label={editorCopy.toolbar}
        aria-orientation="horizontal"
        aria-keyshortcuts="Alt+F10"
        className={styles.toolbar}
        onKeyDown={move}
      >
        {shown.map((group) => {
          const isOfTable = group.some((tool) => TABLE_TOOLS.includes(tool))
          return (
            <span
              key={group[0]}
              className={styles.group}
              {...(isOfTable && { role: 'group', 'aria-label': editorCopy.tableTools })}
            >
              {group.map(button)}
            </span>
          )
        })}
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
