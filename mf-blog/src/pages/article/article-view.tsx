import type { Article } from '@site/contracts/article'
import type { Reading } from '@site/contracts/article-card'
import { LinkButton } from '@site/web/ui/link-button'
import { LoadError } from '../../articles/load-error.tsx'
import styles from './article.module.css'
import { ArticleReading } from './article-reading.tsx'
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
}

/** One article and its states. 'Could not load' is not 'does not exist' (RESOLUTIONS 31). */
export function ArticleView(props: ArticleViewProps) {
  const { article, related = [], error, isFetching, bookingUrl, retry } = props
  return (
    <div className={styles.page}>
      <LinkButton to="/blog" variant="ghost" size="small" icon="arrow-left" className={styles.back}>
        {articleCopy.back}
      </LinkButton>
      {error !== null && <LoadError message={error} isRetrying={isFetching} onRetry={retry} />}
      <p className={styles.loading} role="status">
        {article === undefined && error === null && articleCopy.loading}
      </p>
      {article === null && <Missing />}
      {article && <ArticleReading article={article} bookingUrl={bookingUrl} />}
      {related.length > 0 && <Related articles={related} />}
    </div>
  )
}

function Missing() {
  return (
    <div className={styles.missing}>
      <h1>{articleCopy.missing}</h1>
      <p>{articleCopy.missingHint}</p>
      <LinkButton to="/blog">{articleCopy.back}</LinkButton>
    </div>
  )
}
