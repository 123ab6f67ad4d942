import { lazy, Suspense, useState } from 'react'
import { editorCopy } from '../content/editor.ts'
import styles from './editor.module.css'

// Apart, so that lists and portal do not carry what only a writer uses.
const ArticleEditor = lazy(() => import('./article-editor.tsx'))

interface ContentFieldProps {
  value: string
  isInvalid: boolean
  onChange: (html: string) => void
  /** Says whether a picture is on its way into the text. */
  onAwaitPicture: (isAwaiting: boolean) => void
  /** Somebody comes to write on: the caret goes to the end of the text, unless somebody is typing elsewhere. */
  isBegun: boolean
  /** How often a text was taken up in the form: each time the caret goes to the end of it. */
  takenUp: number
}

type Mode = 'visual' | 'source'
const MODES: Mode[] = ['visual', 'source']

/** The content of an article, written as it reads or as HTML. HTML is chosen for this article alone: every form opens with the sheet (EDITOR-31). */
export function ContentField(props: ContentFieldProps) {
  const [mode, setMode] = useState<Mode>('visual')
  return (
    <div className={styles.field} data-mode={mode}>
      <fieldset className={styles.modes}>
        <legend className={styles.legend}>{editorCopy.modes}</legend>
        {MODES.map((one) => (
          <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
            {editorCopy[one]}
          </button>
        ))}
      </fieldset>
      <Suspense fallback={<p className={styles.loading}>{editorCopy.loading}</p>}>
        <ArticleEditor mode={mode} {...props} />
      </Suspense>
    </div>
  )
}
