import { TextArea } from '@site/web/ui/forms/text-field'
import { redo, undo } from 'prosemirror-history'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { articleFormCopy } from '../content/articles.ts'
import { layOut } from './document/lay-out.ts'
import type { Editing } from './editing/editing.ts'
import { useEditorState } from './use-editor-state.ts'

/** The content as HTML, one block a line. Undo is that of the sheet, so that it reaches back over changes of mode. */
export function SourceEditor({ editing, isInvalid }: { editing: Editing; isInvalid: boolean }) {
  useEditorState(editing)
  const html = editing.getHtml()
  const [typed, setTyped] = useState<{ html: string; text: string } | null>(null)
  // What is typed stands as it was typed until something else changes the article.
  const text = useMemo(() => (typed?.html === html ? typed.text : layOut(html)), [typed, html])

  const type = (next: string) => {
    editing.setHtml(next, true)
    setTyped({ html: editing.getHtml(), text: next })
  }
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const command = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null
    if (!command) return
    event.preventDefault()
    editing.run(command)
  }
  return (
    <TextArea
      label={articleFormCopy.content}
      hint={articleFormCopy.contentHint}
      name="content"
      data-field="content"
      required
      rows={22}
      spellCheck={false}
      aria-invalid={isInvalid || undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
    />
  )
}
