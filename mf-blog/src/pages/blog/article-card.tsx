import type { Article } from '@site/contracts/article'
import { overTls } from '@site/contracts/article-markup'
import { Link } from '@site/web/platform'
import { excerpt } from '@site/web/ui/excerpt'
import { formatDate } from '@site/web/ui/format-date'
import { Icon } from '@site/web/ui/icon'
import { ArticlePicture } from '../../articles/article-picture.tsx'
import type { Ground } from '../../articles/cover-grounds.ts'
import styles from './article-card.module.css'
import { blogCopy } from './content/blog.ts'

/** One article of the list. The title is the link; its target is the whole card. */
export function ArticleCard({ article, ground }: { article: Article; ground: Ground }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ArticlePicture
          articleId={article.id}
          title={article.title}
          ground={ground}
          imageUrl={article.imageUrl && overTls(article.imageUrl)}
          className={styles.image}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
          {article.isPinned && (
            <span className={styles.pin} title={blogCopy.pinned}>
              <Icon name="pin" />
              {blogCopy.pinned}
            </span>
          )}
        </p>
        <h2 className={styles.title}>
          <Link className={styles.link} to={`/article/${article.id}`}>
            {article.title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{excerpt(article.content)}</p>
      </div>
    </article>
  )
}
