import type { Article } from '@site/contracts/articles/article'
import { overTls } from '@site/contracts/articles/article-markup'
import { readingMinutes } from '@site/contracts/articles/article-text'
import { describeOrigin } from '@site/contracts/articles/describe-origin'
import { TEXT_SIZES } from '@site/contracts/pictures/own-picture'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { formatDate } from '@site/web/ui/text/format-date'
import prose from '@site/web/ui/text/prose.module.css'
import classes from '@site/web/ui/text/prose-classes.module.css'
import { useRef } from 'react'
import { OwnPicture } from '../../articles/own-picture.tsx'
import { useBrokenPicture } from '../../articles/use-broken-picture.ts'
import styles from './article.module.css'
import { articleCopy } from './content/article.ts'
import { useReachableBoxes } from './use-reachable-boxes.ts'

/** An article as it is read: date, title, picture, text, and the way to a meeting. */
export function ArticleReading({ article, bookingUrl }: { article: Article; bookingUrl: string }) {
  const text = useRef<HTMLDivElement>(null)
  useReachableBoxes(text, article.content)
  return (
    <>
      <article className={styles.article}>
        <header className={styles.header}>
          <p className={styles.date}>
            <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
            <span className={styles.minutes}>{articleCopy.reading(readingMinutes(article.content))}</span>
          </p>
          <p className={styles.made}>{describeOrigin(article).join(' ')}</p>
          <h1 className={styles.title}>{article.title}</h1>
        </header>
        {article.imageUrl && (
          <Picture key={article.imageUrl} url={overTls(article.imageUrl)} picture={article.picture} />
        )}
        <div
          ref={text}
          className={`${prose.prose} ${classes.classes}`}
          // Unchanged: sanitised when it was written (ARTICLE-9).
          dangerouslySetInnerHTML={{ __html: article.content }}
        />
      </article>
      <aside className={styles.aside} aria-label={articleCopy.booking} data-print="hidden">
        <HalfHour />
        <h2 className={styles.asideTitle}>{articleCopy.asideTitle}</h2>
        <p className={styles.asideText}>{articleCopy.asideText}</p>
        <LinkButton href={bookingUrl} variant="primary" isWide>
          {articleCopy.booking}
        </LinkButton>
      </aside>
    </>
  )
}

/** A day's slots, and the half-hour in it that a meeting takes: what the button beneath books. */
function HalfHour() {
  return (
    <svg className={styles.halfHour} aria-hidden="true">
      <rect width="40%" height="100%" rx="6" />
      <rect x="54%" width="8%" height="100%" rx="6" />
      <rect x="64%" width="36%" height="100%" rx="6" />
    </svg>
  )
}

function Picture({ url, picture }: { url: string; picture: Article['picture'] }) {
  const { isBroken, watch } = useBrokenPicture(url)
  if (isBroken) return null
  if (picture)
    return (
      <OwnPicture
        {...watch}
        className={styles.picture}
        address={url}
        picture={picture}
        alt={picture.alt}
        sizes={TEXT_SIZES}
      />
    )
  return <img {...watch} className={styles.picture} src={url} alt="" />
}
