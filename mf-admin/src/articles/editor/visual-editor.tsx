import prose from '@site/web/ui/text/prose.module.css'
import classes from '@site/web/ui/text/prose-classes.module.css'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { editorCopy } from '../content/editor.ts'
import { SelectionBar } from './bars/selection-bar.tsx'
import { TableBar } from './bars/table-bar.tsx'
import { Toolbar } from './bars/toolbar.tsx'
import type { DialogName } from './commands/tools.ts'
import type { Editing } from './editing/editing.ts'
import styles from './editor.module.css'
import { filesOf } from './figures/files-of.ts'
import { placesIn } from './figures/picture-places.ts'
import { showKept } from './kept-view.ts'
import { pasteProps } from './paste/paste-props.ts'
import { pasteLink } from './paste-link.ts'
import { SlashMenu } from './slash-menu.tsx'
import { placeOfTable } from './table/table-commands.ts'
import { takeSelection } from './take-selection.ts'
import { useEditorState } from './use-editor-state.ts'

interface VisualEditorProps {
  editing: Editing
  isInvalid: boolean
  ask: (dialog: DialogName) => void
  /** Files that were pasted, or dropped at a position of the document. */
  take: (files: File[], at?: number) => void
  losePictures: (count: number) => void
}

/** Alt+F10 leads from the text to the tools, first to those of the table that one is in, as in other editors; Escape leads back. */
function leadToTools({ key, altKey }: KeyboardEvent, box: HTMLElement | null): boolean {
  if (key !== 'F10' || !altKey) return false
  const lineOf = (tools: string) => box?.querySelector<HTMLElement>(`[data-tools="${tools}"] [tabindex="0"]`)
  const first = lineOf('table') ?? lineOf('sheet')
  first?.focus()
  return true
}

/** The content as it will read, in the article page's own styles, to be written in directly. */
export function VisualEditor({ editing, isInvalid, ask, take, losePictures }: VisualEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const menuKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const barKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const state = useEditorState(editing)
  const handed = useRef({ take, losePictures })
  useEffect(() => {
    handed.current = { take, losePictures }
  })

  useEffect(() => {
    if (!place.current) return
    const shown = new EditorView(place.current, {
      state: editing.getState(),
      dispatchTransaction: editing.dispatch,
      nodeViews: { kept: showKept, kept_inline: showKept },
      // Clear of what stays in view above and below.
      scrollThreshold: { top: 140, bottom: 166, left: 0, right: 0 },
      scrollMargin: { top: 150, bottom: 196, left: 0, right: 0 },
      handleKeyDown(view, event) {
        // Where the caret is decides what these take: left to the browser they would join blocks as it does, with styles of its own.
        if (/^(Backspace|Delete|Enter)$/.test(event.key) && !event.isComposing) takeSelection(view)
        return menuKeys.current?.(event) || barKeys.current?.(event) || leadToTools(event, box.current)
      },
      attributes: {
        class: `${styles.surface} ${prose.prose} ${classes.classes}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': editorCopy.surface,
        'data-field': 'content',
        lang: 'fr',
        spellcheck: 'true'
      },
      ...pasteProps((count) => handed.current.losePictures(count)),
      handlePaste(view, { clipboardData }) {
        const files = filesOf(clipboardData)
        handed.current.take(files)
        return files.length > 0 || pasteLink(view, clipboardData)
      },
      handleDrop(view, { dataTransfer, clientX: left, clientY: top }) {
        const files = filesOf(dataTransfer)
        handed.current.take(files, view.posAtCoords({ left, top })?.pos)
        return files.length > 0
      }
    })
    editing.attach(shown)
    setView(shown)
    return () => {
      editing.attach(null)
      setView(null)
      shown.destroy()
    }
  }, [editing])
  useEffect(() => {
    if (isInvalid) view?.dom.setAttribute('aria-invalid', 'true')
    else view?.dom.removeAttribute('aria-invalid')
  }, [view, isInvalid])

  const table = placeOfTable(state)
  const isBlank =
    state.doc.childCount === 1 &&
    state.doc.firstChild?.type.name === 'paragraph' &&
    state.doc.content.size === 2 &&
    placesIn(state).length === 0
  return (
    <div ref={box} className={styles.visual} data-visual>
      <Toolbar editing={editing} state={state} ask={ask} />
      <p role="status" className={styles.said}>
        {editing.getSaid()}
      </p>
      <div ref={place} className={styles.page}>
        {isBlank && (
          <p className={styles.placeholder} aria-hidden="true">
            {editorCopy.placeholder}
          </p>
        )}
        {view && table !== null && <TableBar editing={editing} state={state} view={view} table={table} />}
        {view && <SelectionBar editing={editing} state={state} view={view} keys={barKeys} ask={ask} />}
        {view && <SlashMenu editing={editing} state={state} view={view} keys={menuKeys} ask={ask} />}
      </div>
    </div>
  )
}
