import type { Article } from '@site/contracts/articles/article'
import { Link } from '@site/web/platform'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { excerpt } from '@site/web/ui/text/excerpt'
import { formatDate } from '@site/web/ui/text/format-date'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useState } from 'react'
import { manageCopy } from './content/articles.ts'
import styles from './manage-screen.module.css'
import { ReviewControls, type ReviewControlsProps } from './review-controls.tsx'

interface ArticleRowProps {
  article: Article
  editPath: string
  onTogglePin: (article: Article) => Promise<unknown>
  onReview: ReviewControlsProps['onReview']
  onRemove: (article: Article) => void
}

/** One article of the manager: excerpt of 150 characters, pin, edit, delete. */
export function ArticleRow({ article, editPath, onTogglePin, onReview, onRemove }: ArticleRowProps) {
  const { title, isPinned } = article
  return (
    <li className={styles.row} data-article={article.id}>
      <p className={styles.date}>
        <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
        {isPinned && (
          <Badge tone="corail" icon="pin">
            {manageCopy.pinned}
          </Badge>
        )}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={`/article/${article.id}`}>{title}</Link>
        </h2>
        <p className={styles.excerpt}>{excerpt(article.content)}</p>
        <ReviewControls article={article} onReview={onReview} />
      </div>
      <div className={styles.actions}>
        <PinButton article={article} onToggle={onTogglePin} />
        <LinkButton to={editPath} variant="ghost" size="small" icon="edit">
          {manageCopy.edit}
          <VisuallyHidden> «&nbsp;{title}&nbsp;»</VisuallyHidden>
        </LinkButton>
        <Button
          variant="ghost"
          size="small"
          icon="trash"
          className={styles.remove}
          aria-label={manageCopy.of(manageCopy.remove, title)}
          onClick={() => onRemove(article)}
        >
          {manageCopy.remove}
        </Button>
      </div>
    </li>
  )
}

/** While its change is on its way it keeps the focus, and a second press does nothing. */
function PinButton({ article, onToggle }: { article: Article; onToggle: ArticleRowProps['onTogglePin'] }) {
  const [isBusy, setBusy] = useState(false)
  const action = article.isPinned ? manageCopy.unpin : manageCopy.pin
  const toggle = async () => {
    if (isBusy) return
    setBusy(true)
    await onToggle(article)
    setBusy(false)
  }
  return (
    <Button
      variant="ghost"
      size="small"
      icon="pin"
      aria-disabled={isBusy}
      aria-label={manageCopy.of(action, article.title)}
      onClick={toggle}
    >
      {action}
    </Button>
  )
}
