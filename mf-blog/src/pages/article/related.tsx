import type { Reading } from '@site/contracts/articles/article-card'
import { Link } from '@site/web/platform'
import { formatDate } from '@site/web/ui/text/format-date'
import styles from './article.module.css'
import { articleCopy } from './content/article.ts'

/** Other articles to go on with. */
export function Related({ articles }: { articles: Reading['related'] }) {
  return (
    <nav className={styles.related} aria-labelledby="related-title" data-print="hidden">
      <h2 id="related-title" className={styles.relatedTitle}>
        {articleCopy.related}
      </h2>
      <ul className={styles.relatedList}>
        {articles.map(({ id, title, createdAt }) => (
          <li key={id}>
            <Link to={`/article/${id}`}>{title}</Link>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </li>
        ))}
      </ul>
    </nav>
  )
}
