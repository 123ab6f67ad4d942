import type { Article } from '@site/contracts/articles/article'
import type { Reading } from '@site/contracts/articles/article-card'
import { Card } from '@site/web/ui/card'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { FreeSlot } from '@site/web/ui/pictures/free-slot'
import type { ReactNode } from 'react'
import { LoadError } from '../../articles/load-error.tsx'
import styles from './article.module.css'
import { ArticleReading } from './article-reading.tsx'
import { BackToBlog } from './back-to-blog.tsx'
import { articleCopy } from './content/article.ts'
import { Related } from './related.tsx'

export interface ArticleViewProps {
  /** undefined while the list is not there, null when it is and holds no such article. */
  article: Article | null | undefined
  /** Others to go on with. */
  related?: Reading['related']
  error: string | null
  isFetching: boolean
  bookingUrl: string
  retry: () => void
  isPreview?: boolean
  /** What stands in the place of an article that is not there. */
  missing?: ReactNode
}

/** One article and its states. 'Could not load' is not 'does not exist' (ARTICLE-5). */
export function ArticleView(props: ArticleViewProps) {
  const {
    article,
    related = [],
    error,
    isFetching,
    bookingUrl,
    isPreview,
    retry,
    missing = <Missing />
  } = props
  return (
    <>
      {error !== null && (
        <div className={styles.error}>
          <LoadError message={error} isRetrying={isFetching} onRetry={retry} />
        </div>
      )}
      {article ? (
        <ArticleReading article={article} bookingUrl={bookingUrl} isPreview={isPreview} />
      ) : (
        <div className={styles.page}>
          <BackToBlog />
          <Waiting isLoading={article === undefined && error === null} />
          {article === null && missing}
        </div>
      )}
      {related.length > 0 && <Related cards={related} />}
    </>
  )
}

/** The sentence, and bars as high as what will stand there: nothing below moves when it comes. */
function Waiting({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      <p className={styles.loading} role="status">
        {isLoading && articleCopy.loading}
      </p>
      {isLoading && <div className={styles.skeleton} aria-hidden="true" />}
    </>
  )
}

interface MissingProps {
  title?: string
  hint?: string
}

/** That there is nothing here, why, and a way on. */
export function Missing({ title = articleCopy.missing, hint = articleCopy.missingHint }: MissingProps) {
  return (
    <Card className={styles.missing}>
      <FreeSlot label={articleCopy.missingSlot} />
      <h1>{title}</h1>
      <p>{hint}</p>
      <LinkButton to="/blog">{articleCopy.back}</LinkButton>
    </Card>
  )
}
