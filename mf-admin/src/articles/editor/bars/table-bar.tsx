import { classNames } from '@site/web/ui/class-names'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { editorCopy, type Tool } from '../../content/editor.ts'
import { TABLE_TOOLS, TOOLS } from '../commands/tools.ts'
import type { Editing } from '../editing/editing.ts'
import { placeOfTable } from '../table/table-commands.ts'
import { moveAlong } from './move-along.ts'
import styles from './table-bar.module.css'
import { ToolButton } from './tool-button.tsx'
import line from './tool-line.module.css'
import { useFadedEnds } from './use-faded-ends.ts'

interface TableBarProps {
  editing: Editing
  state: EditorState
  view: EditorView
  /** The position of the table. */
  table: number
}

/** The tools of the table that the caret is in, above it, where the sheet keeps their room (EDITOR-1, EDITOR-8). */
export function TableBar({ editing, state, view, table }: TableBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Tool>('addRow')
  const [top, setTop] = useState<number>()
  useFadedEnds(bar)
  // What is typed above the table, or comes there, moves it.
  useLayoutEffect(() => {
    const element = view.nodeDOM(table)
    const page = view.dom.parentElement
    if (!(element instanceof HTMLElement) || !page) return
    const measure = () =>
      setTop(Math.round(element.getBoundingClientRect().top - page.getBoundingClientRect().top))
    const observer = new ResizeObserver(measure)
    observer.observe(view.dom)
    measure()
    return () => observer.disconnect()
  }, [view, table])

  const press = (tool: Tool, { detail }: MouseEvent) => {
    const { act } = TOOLS[tool]
    if (typeof act !== 'string') editing.run(act)
    // By keyboard one goes on here, for another row or column, as long as there is the table.
    if (detail > 0 || placeOfTable(editing.getState()) === null) view.focus()
  }
  const move = (event: KeyboardEvent) => {
    const isLeft = event.key === 'Escape'
    const toSheet = event.key === 'F10' && event.altKey
    if (!isLeft && !toSheet) return moveAlong(event, bar.current)
    event.preventDefault()
    if (isLeft) view.focus()
    else
      bar.current
        ?.closest('[data-visual]')
        ?.querySelector<HTMLElement>('[data-tools="sheet"] [tabindex="0"]')
        ?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={editorCopy.tableTools}
      aria-orientation="horizontal"
      aria-keyshortcuts="Alt+F10"
      className={classNames(styles.bar, line.fading)}
      data-tools="table"
      style={{ top, visibility: top === undefined ? 'hidden' : undefined }}
      onKeyDown={move}
    >
      {TABLE_TOOLS.map((group) => (
        <span key={group[0]} className={line.group}>
          {group.map((tool) => (
            <ToolButton
              key={tool}
              tool={tool}
              state={state}
              isStop={tool === stop}
              onFocus={() => setStop(tool)}
              onPress={press}
            />
          ))}
        </span>
      ))}
    </div>
  )
}
