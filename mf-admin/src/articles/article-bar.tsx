import { Link } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef, useState } from 'react'
import styles from './article-bar.module.css'
import { barCopy } from './content/editor.ts'
import type { ArticleForm } from './use-article-form.ts'

interface ArticleBarProps {
  form: ArticleForm
  label: string
  busyLabel: string
  /** The article's address, once it has one. */
  articleId: number | undefined
}

const TIME = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit' })

/** Stays in view: how the article stands, and the button that publishes it. */
export function ArticleBar({ form, label, busyLabel, articleId }: ArticleBarProps) {
  const { draft, drafts, isDirty, isSaving, published } = form
  const isBlank = draft.title.trim() === '' && draft.content === ''
  const said = () => {
    if (!isDirty && published) return barCopy.published
    if (!isDirty) return articleId ? barCopy.same : barCopy.blank
    if (isBlank) return barCopy.blank
    return drafts.keptAt
      ? barCopy.kept(TIME.format(drafts.keptAt).replace(':', '\u00a0h\u00a0'))
      : barCopy.typed
  }
  return (
    <section className={styles.bar} aria-label={barCopy.label}>
      <p className={styles.state} data-live={!isDirty && Boolean(articleId)}>
        <Announced text={said()} />
        {articleId && (
          <>
            {' '}
            <Link to={`/article/${articleId}`} target="_blank">
              {barCopy.read}
            </Link>
          </>
        )}
      </p>
      <span className={styles.keys} aria-hidden="true">
        {barCopy.keys}
      </span>
      <Button type="submit" variant="primary" disabled={isSaving} aria-keyshortcuts="Control+Enter">
        {isSaving ? busyLabel : label}
      </Button>
    </section>
  )
}

/** Said by screen readers when it changes; a draft that is kept again is no news. */
function Announced({ text }: { text: string }) {
  const before = useRef(text)
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    setNews(before.current !== text && text === barCopy.published)
    before.current = text
  }, [text])
  return (
    <>
      <span>{text}</span>
      <span role="status" className={styles.hidden}>
        {isNews ? text : ''}
      </span>
    </>
  )
}
