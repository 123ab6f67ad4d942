import type { Article } from '@site/contracts/article'
import { LinkButton } from '@site/web/ui/link-button'
import { LoadError } from '../../articles/load-error.tsx'
import { ArticleCard } from './article-card.tsx'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'

export interface BlogViewProps {
  articles: Article[] | undefined
  error: string | null
  isFetching: boolean
  bookingUrl: string
  retry: () => void
}

/** The list and its states: loading, failed, empty, and a list that could not be renewed. */
export function BlogView(props: BlogViewProps) {
  const { articles, error, isFetching, retry } = props
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{blogCopy.title}</h1>
        <p className={styles.intro}>{blogCopy.intro}</p>
      </header>
      {error !== null && <LoadError message={error} isRetrying={isFetching} onRetry={retry} />}
      <div>
        <p className={styles.loading} role="status">
          {!articles && error === null && blogCopy.loading}
        </p>
        {articles && <List {...props} articles={articles} />}
      </div>
    </div>
  )
}

function List({ articles, bookingUrl }: BlogViewProps & { articles: Article[] }) {
  if (articles.length === 0)
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{blogCopy.empty}</p>
        <p>{blogCopy.emptyHint}</p>
        <LinkButton href={bookingUrl} variant="primary">
          {blogCopy.booking}
        </LinkButton>
      </div>
    )
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  )
}
