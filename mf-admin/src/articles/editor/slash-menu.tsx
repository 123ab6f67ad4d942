import { fold } from '@site/contracts/articles/related-articles'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useId, useState } from 'react'
import { editorCopy, type Insertion, slashCopy, typedSigns } from '../content/editor.ts'
import { ToolIcon } from './bars/tool-icon.tsx'
import { type DialogName, INSERTIONS, iconOf } from './commands/tools.ts'
import type { Editing } from './editing/editing.ts'
import styles from './editor.module.css'

/** Of the menu at most, and of the bars at the foot of a phone's window with some air, in pixels. */
const HEIGHT = 360
const BAR = 156

const ALL = Object.keys(slashCopy) as Insertion[]

/** The / at the caret and what was typed after it: the menu's question. */
function readSlash(state: EditorState): { from: number; asked: string } | null {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.inlineContent || $from.parent.type.spec.code) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\ufffc')
  const [, asked] = /(?:^|\s)\/([\p{L}\d-]{0,24})$/u.exec(before) ?? []
  return asked === undefined ? null : { from: $from.pos - asked.length - 1, asked }
}

const find = (asked: string) => ALL.filter((one) => fold(slashCopy[one].join(' ')).includes(fold(asked)))

interface SlashMenuProps {
  editing: Editing
  state: EditorState
  view: EditorView
  /** Keys of the sheet while the menu is open: true for those it takes. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  ask: (dialog: DialogName) => void
}

/** The menu behind /: a list of what can be put here, filtered as one goes on typing. The focus stays in the text. */
export function SlashMenu({ editing, state, view, keys, ask }: SlashMenuProps) {
  const id = useId()
  const [active, setActive] = useState(0)
  const [dismissed, setDismissed] = useState(-1)
  const slash = readSlash(state)
  const found = slash ? find(slash.asked) : []
  const isOpen = slash !== null && found.length > 0 && slash.from !== dismissed && view.hasFocus()
  const at = Math.min(active, found.length - 1)

  const choose = (insertion: Insertion) => {
    if (!slash) return
    editing.dispatch(editing.getState().tr.delete(slash.from, state.selection.from))
    const act = INSERTIONS[insertion]
    if (typeof act === 'string') return ask(act)
    editing.run(act)
    view.focus()
  }
  const press = ({ key }: KeyboardEvent): boolean => {
    const chosen = found[at]
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setActive((at + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length)
    else if (key === 'Home' || key === 'End') setActive(key === 'Home' ? 0 : found.length - 1)
    else if ((key === 'Enter' || key === 'Tab') && chosen) choose(chosen)
    else if (key === 'Escape') setDismissed(slash?.from ?? -1)
    else return false
    return true
  }
  useEffect(() => {
    keys.current = isOpen ? press : null
    view.dom.setAttribute('aria-haspopup', 'listbox')
    if (isOpen) {
      view.dom.setAttribute('aria-controls', id)
      view.dom.setAttribute('aria-activedescendant', `${id}-${found[at]}`)
      document.getElementById(`${id}-${found[at]}`)?.scrollIntoView({ block: 'nearest' })
    } else {
      view.dom.removeAttribute('aria-controls')
      view.dom.removeAttribute('aria-activedescendant')
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its first answer
  useEffect(() => setActive(0), [slash?.asked, slash?.from])
  useEffect(() => {
    if (slash === null) setDismissed(-1)
  }, [slash])

  if (!isOpen || !slash) return null
  const caret = view.coordsAtPos(slash.from)
  const sheet = view.dom.parentElement?.getBoundingClientRect()
  // Above the line where the bar below would cover it.
  const isAbove = caret.bottom + HEIGHT > window.innerHeight - BAR && caret.top > HEIGHT + BAR
  const place = {
    ...(isAbove
      ? { bottom: (sheet?.bottom ?? 0) - caret.top + 6 }
      : { top: caret.bottom - (sheet?.top ?? 0) + 6 }),
    left: Math.max(0, Math.min(caret.left - (sheet?.left ?? 0), (sheet?.width ?? 0) - 260))
  }
  return (
    <div id={id} role="listbox" aria-label={editorCopy.insert} className={styles.menu} style={place}>
      {found.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the text, which keeps the focus
        <div
          key={one}
          id={`${id}-${one}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(one)}
        >
          <ToolIcon path={iconOf(one)} />
          {slashCopy[one][0]}
          <span className={styles.sign} aria-hidden="true">
            {typedSigns[one]}
          </span>
        </div>
      ))}
    </div>
  )
}
