import { type EditorState, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { editorCopy, type Tool } from '../../content/editor.ts'
import { type DialogName, SELECTION_TOOLS, TOOLS } from '../commands/tools.ts'
import type { Editing } from '../editing/editing.ts'
import { placeBar } from './place-bar.ts'
import styles from './selection-bar.module.css'
import { ToolButton } from './tool-button.tsx'
import line from './tool-line.module.css'
import { useHand } from './use-hand.ts'

interface SelectionBarProps {
  editing: Editing
  state: EditorState
  view: EditorView
  /** Escape of the sheet, while the bar is there: true as it takes it. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  ask: (dialog: DialogName) => void
}

/** Are these words that formats can be given to? */
const hasWords = ({ selection, doc }: EditorState): boolean =>
  selection instanceof TextSelection &&
  !selection.$from.parent.type.spec.code &&
  doc.textBetween(selection.from, selection.to, ' ').trim() !== ''

/** The tools for words that are selected, beside them, for the mouse (EDITOR-9). The keyboard has its own ways, and keeps its place in the text. */
export function SelectionBar({ editing, state, view, keys, ask }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { hasFocus, isPressed } = useHand(view)
  const { from, to } = state.selection
  const words = `${from}-${to}`
  const [dismissed, setDismissed] = useState<string>()
  const isOpen = hasWords(state) && hasFocus && !isPressed && dismissed !== words
  useEffect(() => {
    keys.current = ({ key }) => {
      if (!isOpen || key !== 'Escape') return false
      setDismissed(words)
      return true
    }
  })
  // Other words have it again.
  useEffect(() => setDismissed((before) => (before === words ? before : undefined)), [words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a format can move the words, and the bar follows
  useLayoutEffect(() => {
    const { current } = bar
    const page = view.dom.parentElement
    const tools = page?.closest('[data-visual]')?.querySelector('[data-tools="sheet"]')
    if (!isOpen || !current || !page || !tools) return
    const { top, left } = placeBar({
      page: page.getBoundingClientRect(),
      tools: tools.getBoundingClientRect().bottom,
      begin: view.coordsAtPos(from, 1),
      end: view.coordsAtPos(to, -1),
      bar: { width: current.offsetWidth, height: current.offsetHeight }
    })
    current.style.top = `${top}px`
    current.style.left = `${left}px`
  }, [isOpen, view, state])

  if (!isOpen) return null
  const press = (tool: Tool) => {
    const { act } = TOOLS[tool]
    if (typeof act === 'string') return ask(act)
    editing.run(act)
    view.focus()
  }
  return (
    <div ref={bar} role="toolbar" aria-label={editorCopy.selectionTools} className={styles.bar}>
      {SELECTION_TOOLS.map((group) => (
        <span key={group[0]} className={line.group}>
          {group.map((tool) => (
            <ToolButton key={tool} tool={tool} state={state} isStop={false} onPress={press} />
          ))}
        </span>
      ))}
    </div>
  )
}
