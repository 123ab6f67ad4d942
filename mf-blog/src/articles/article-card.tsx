import type { ArticleCard as Card } from '@site/contracts/articles/article-card'
import { overTls } from '@site/contracts/articles/article-markup'
import { Link } from '@site/web/platform'
import type { CoverBackground } from '@site/web/ui/pictures/cover'
import { Icon } from '@site/web/ui/pictures/icon'
import { formatDate } from '@site/web/ui/text/format-date'
import styles from './article-card.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { cardCopy } from './content/card.ts'
import { MarkedText } from './marked-text.tsx'

interface ArticleCardProps {
  card: Card
  background: CoverBackground
  /** Its title's. */
  level?: 'h2' | 'h3'
}

/** One article of a list. The title is the link; its target is the whole card. */
export function ArticleCard({ card, background, level: Title = 'h2' }: ArticleCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ArticlePicture
          articleId={card.id}
          title={card.title}
          background={background}
          imageUrl={card.imageUrl && overTls(card.imageUrl)}
          picture={card.picture}
          className={styles.image}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={card.createdAt}>{formatDate(card.createdAt)}</time>
          {card.isPinned && (
            <span className={styles.pin} title={cardCopy.pinned}>
              <Icon name="pin" />
              {cardCopy.pinned}
            </span>
          )}
        </p>
        <Title className={styles.title}>
          <Link className={styles.link} to={`/article/${card.id}`}>
            {card.found?.title ? <MarkedText parts={card.found.title} /> : card.title}
          </Link>
        </Title>
        <p className={styles.excerpt}>
          {card.found?.passage ? <MarkedText parts={card.found.passage} /> : card.excerpt}
        </p>
      </div>
    </article>
  )
}
