import { fold } from '@site/contracts/articles/related-articles'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import shaded from '../../layout/list/shaded-scroller.module.css'
import { editorCopy, type Insertion, slashCopy, typedSigns } from '../content/editor.ts'
import { GAP, placeMenu } from './bars/place-menu.ts'
import { ToolIcon } from './bars/tool-icon.tsx'
import { type DialogName, INSERTIONS, iconOf } from './commands/tools.ts'
import type { Editing } from './editing/editing.ts'
import styles from './editor.module.css'

/** Around the options of the menu, in CSS pixels. */
const EDGE = 4

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
  const menu = useRef<HTMLDivElement>(null)

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

  const from = isOpen ? slash.from : undefined
  // The free room is another one with each scroll, and whenever the window or the bar at its foot changes.
  useLayoutEffect(() => {
    if (from === undefined) return
    const place = () => menu.current && putAt(menu.current, view, from)
    place()
    const ends = new AbortController()
    const { signal } = ends
    window.addEventListener('scroll', place, { capture: true, passive: true, signal })
    window.addEventListener('resize', place, { signal })
    window.visualViewport?.addEventListener('resize', place, { signal })
    return () => ends.abort()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each option that becomes the active one
  useLayoutEffect(() => {
    if (menu.current) showActive(menu.current)
  }, [at, found.length, from])

  if (!isOpen || !slash) return null
  return (
    <div
      ref={menu}
      id={id}
      role="listbox"
      aria-label={editorCopy.insert}
      className={`${shaded.scroller} ${styles.menu}`}
    >
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

/** Puts the menu at the line of the caret, in the room between the bars above and below the text. */
function putAt(menu: HTMLElement, view: EditorView, from: number): void {
  const page = view.dom.parentElement?.getBoundingClientRect()
  if (!page) return
  const form = view.dom.closest('form')
  const tools = view.dom.closest('[data-visual]')?.querySelector('[data-tools="sheet"]')
  const foot = form?.querySelector('[data-foot]')?.getBoundingClientRect().top
  const seen = window.visualViewport
  const caret = view.coordsAtPos(from)
  const { isAbove, height } = placeMenu({
    caret,
    top: Math.max(0, tools?.getBoundingClientRect().bottom ?? 0),
    bottom: Math.min(foot ?? window.innerHeight, seen ? seen.offsetTop + seen.height : window.innerHeight)
  })
  const left = Math.min(caret.left - page.left, page.width - menu.offsetWidth)
  menu.style.left = `${Math.max(0, left)}px`
  menu.style.maxHeight = `${height}px`
  menu.style.top = isAbove ? 'auto' : `${caret.bottom - page.top + GAP}px`
  menu.style.bottom = isAbove ? `${page.bottom - caret.top + GAP}px` : 'auto'
}

/** Scrolls the menu, and nothing else, to its active option. */
function showActive(menu: HTMLElement): void {
  const option = menu.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!option) return
  const [box, { top, bottom }] = [menu.getBoundingClientRect(), option.getBoundingClientRect()]
  if (top < box.top) menu.scrollTop -= Math.ceil(box.top - top) + EDGE
  else if (bottom > box.bottom) menu.scrollTop += Math.ceil(bottom - box.bottom) + EDGE
}
