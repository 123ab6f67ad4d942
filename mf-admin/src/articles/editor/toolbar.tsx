import type { EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useRef, useState } from 'react'
import { editorCopy, type Tool, toolbarCopy } from '../content/editor.ts'
import { hasTable, isInTable } from './commands.ts'
import type { Editing } from './editing.ts'
import styles from './editor.module.css'
import { type DialogName, MAIN_TOOLS, TABLE_TOOLS, TOOLS } from './tools.ts'

interface ToolbarProps {
  editing: Editing
  state: EditorState
  ask: (dialog: DialogName) => void
}

/**
 * The tools, one stop of the keyboard with arrows between them. Those of a table have a line of their own as long as the text holds one, so
 * that nothing moves or is covered as the caret enters it.
 */
export function Toolbar({ editing, state, ask }: ToolbarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Tool>('undo')
  const holdsTable = hasTable(state)
  const isTable = holdsTable && isInTable(state)

  const press = (tool: Tool) => {
    setStop(tool)
    const { act } = TOOLS[tool]
    if (typeof act === 'string') return ask(act)
    editing.run(act)
    editing.getView()?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const buttons = Array.from(box.current?.querySelectorAll('button') ?? [])
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }
  const current = TABLE_TOOLS.includes(stop) && !holdsTable ? 'undo' : stop
  const button = (tool: Tool) => {
    const { isOn, isOff, icon } = TOOLS[tool]
    const isOutside = TABLE_TOOLS.includes(tool) && !isTable
    return (
      <button
        key={tool}
        type="button"
        className={styles.tool}
        aria-label={toolbarCopy[tool]}
        title={toolbarCopy[tool]}
        aria-pressed={isOn?.(state)}
        aria-disabled={isOutside || isOff?.(state) || undefined}
        tabIndex={tool === current ? 0 : -1}
        onFocus={() => setStop(tool)}
        // The selection of the sheet stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => press(tool)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={icon} />
        </svg>
      </button>
    )
  }
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={editorCopy.toolbar}
      aria-orientation="horizontal"
      className={styles.toolbar}
      onKeyDown={move}
    >
      <span className={styles.mainTools}>
        {MAIN_TOOLS.map((group) => (
          <span key={group[0]} className={styles.group}>
            {group.map(button)}
          </span>
        ))}
      </span>
      {holdsTable && (
        // biome-ignore lint/a11y/useSemanticElements: not a set of fields
        <span role="group" aria-label={editorCopy.tableTools} className={styles.tableTools}>
          <span aria-hidden="true">{editorCopy.tableTools}</span>
          {TABLE_TOOLS.map(button)}
        </span>
      )}
    </div>
  )
}
