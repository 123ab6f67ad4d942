import { type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react'
import { articleFormCopy } from '../content/articles.ts'
import { editorCopy } from '../content/editor.ts'
import prose from './article-prose.module.css'
import styles from './editor.module.css'
import { inertNodes, readSurface } from './inert-markup.ts'
import { Toolbar } from './toolbar.tsx'

interface VisualEditorProps {
  value: string
  onChange: (html: string) => void
}

/**
 * The content as it reads, to be written in directly. The surface holds the article's own elements, so that whatever the
 * toolbar does not know (tables, figures, frames, classes) is kept as it is; nothing is written back until something is
 * changed here.
 */
export default function VisualEditor({ value, onChange }: VisualEditorProps) {
  const surface = useRef<HTMLDivElement>(null)
  const written = useRef<string | null>(null)

  useEffect(() => {
    if (!surface.current || written.current === value) return
    written.current = value
    surface.current.replaceChildren(inertNodes(value))
  }, [value])
  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p')
    document.execCommand('styleWithCSS', false, 'false')
  }, [])

  const readBack = () => {
    if (!surface.current) return
    const html = readSurface(surface.current)
    written.current = html
    onChange(html)
  }
  return (
    <div className={styles.visual}>
      <span className={styles.label} aria-hidden="true">
        {articleFormCopy.content}
      </span>
      <Toolbar surface={surface} />
      {/* biome-ignore lint/a11y/useSemanticElements: no field of HTML holds formatted text */}
      <div
        ref={surface}
        className={`${styles.surface} ${prose.prose}`}
        role="textbox"
        aria-multiline="true"
        aria-label={editorCopy.surface}
        aria-describedby="surface-hint"
        contentEditable
        suppressContentEditableWarning
        tabIndex={0}
        onInput={readBack}
        onPaste={paste}
        onDrop={refuseDrop}
      />
      <p id="surface-hint" className={styles.hint}>
        {editorCopy.surfaceHint}
      </p>
    </div>
  )
}

/** What is pasted comes in as inert as what was there; without markup it comes as text. */
function paste(event: ClipboardEvent<HTMLDivElement>): void {
  event.preventDefault()
  const html = event.clipboardData.getData('text/html')
  if (html === '') {
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
    return
  }
  const box = document.createElement('div')
  box.append(inertNodes(html))
  document.execCommand('insertHTML', false, readSurface(box))
}

const refuseDrop = (event: DragEvent) => event.preventDefault()
