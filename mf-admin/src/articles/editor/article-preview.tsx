import { useEffect, useRef } from 'react'
import { useDebouncedValue } from '../../leads/data/use-debounced-value.ts'
import { editorCopy } from '../content/editor.ts'
import prose from './article-prose.module.css'
import styles from './editor.module.css'
import { inertNodes } from './inert-markup.ts'

/** The article as it is being written. What runs scripts does not run here. */
export default function ArticlePreview({ title, content }: { title: string; content: string }) {
  const box = useRef<HTMLDivElement>(null)
  const debounced = useDebouncedValue(content, 250)
  useEffect(() => {
    box.current?.replaceChildren(inertNodes(debounced))
  }, [debounced])
  const isEmpty = title.trim() === '' && content.trim() === ''
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title" className={styles.previewTitle}>
        {editorCopy.preview}
      </h2>
      <p className={styles.hint}>{isEmpty ? editorCopy.emptyPreview : editorCopy.previewHint}</p>
      <div className={styles.sheet} hidden={isEmpty}>
        <p className={styles.sheetTitle}>{title}</p>
        <div ref={box} className={prose.prose} />
      </div>
    </section>
  )
}
