import type { Article } from '@site/contracts/articles/article'
import { Link } from '@site/web/platform'
import { trailTo } from '../../articles/trail.ts'
import styles from './article.module.css'
import { articleCopy } from './content/article.ts'

/** Where the article stands in the site; the structured data of its page say the same. */
export function Trail({ article }: { article: Article }) {
  return (
    <nav className={styles.trail} aria-label={articleCopy.trail} data-print="hidden">
      <ol>
        {trailTo(article).map(({ name, path }, index, { length }) => (
          <li key={path}>
            {index === length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
