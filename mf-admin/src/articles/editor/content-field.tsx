import { TextArea } from '@site/web/ui/forms/text-field'
import { lazy, Suspense, useState } from 'react'
import { articleFormCopy } from '../content/articles.ts'
import { editorCopy } from '../content/editor.ts'
import styles from './editor.module.css'

// Apart, so that lists and portal do not carry what only a writer uses.
const VisualEditor = lazy(() => import('./visual-editor.tsx'))

interface ContentFieldProps {
  value: string
  onChange: (html: string) => void
}

type Mode = 'source' | 'visual'
const MODES: Mode[] = ['source', 'visual']
const MODE_KEY = 'lucarne_editor'

/**
 * The content of an article, written as HTML or as it reads: two ways into one text. HTML comes first, since every
 * keyboard and screen reader can write it; the way chosen last is remembered.
 */
export function ContentField({ value, onChange }: ContentFieldProps) {
  const [mode, setMode] = useState<Mode>(readMode)
  const choose = (next: Mode) => {
    setMode(next)
    rememberMode(next)
  }
  return (
    <div className={styles.field}>
      <fieldset className={styles.modes}>
        <legend className={styles.legend}>{editorCopy.modes}</legend>
        {MODES.map((one) => (
          <button key={one} type="button" aria-pressed={mode === one} onClick={() => choose(one)}>
            {editorCopy[one]}
          </button>
        ))}
      </fieldset>
      {mode === 'source' ? (
        <TextArea
          label={articleFormCopy.content}
          hint={articleFormCopy.contentHint}
          name="content"
          required
          rows={18}
          spellCheck
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Suspense fallback={<p className={styles.hint}>{editorCopy.visual}…</p>}>
          <VisualEditor value={value} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}

function readMode(): Mode {
  try {
    return localStorage.getItem(MODE_KEY) === 'visual' ? 'visual' : 'source'
  } catch {
    return 'source' // storage is forbidden to this page
  }
}

function rememberMode(mode: Mode): void {
  try {
    localStorage.setItem(MODE_KEY, mode)
  } catch (error) {
    console.info('The way of writing is not remembered', error)
  }
}
