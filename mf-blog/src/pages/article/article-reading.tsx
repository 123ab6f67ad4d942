import type { Article } from '@site/contracts/articles/article'
import { overTls } from '@site/contracts/articles/article-markup'
import { readingMinutes } from '@site/contracts/articles/article-text'
import { describeOrigin } from '@site/contracts/articles/describe-origin'
import { TEXT_SIZES } from '@site/contracts/pictures/own-picture'
import { classNames } from '@site/web/ui/class-names'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { Cover, CoverGround } from '@site/web/ui/pictures/cover'
import { formatDate } from '@site/web/ui/text/format-date'
import prose from '@site/web/ui/text/prose.module.css'
import classes from '@site/web/ui/text/prose-classes.module.css'
import { useMemo, useRef } from 'react'
import { OwnPicture } from '../../articles/own-picture.tsx'
import { useBrokenPicture } from '../../articles/use-broken-picture.ts'
import styles from './article.module.css'
import { BackToBlog } from './back-to-blog.tsx'
import { articleCopy } from './content/article.ts'
import { Contents } from './contents/contents.tsx'
import { sectionsOf } from './contents/sections.ts'
import { useCurrentPart } from './contents/use-current-part.ts'
import { useParts } from './contents/use-parts.ts'
import { keepDates } from './keep-dates.tsx'
import { ShareArticle } from './share-article.tsx'
import { Trail } from './trail.tsx'
import { useReachableBoxes } from './use-reachable-boxes.ts'

interface ArticleReadingProps {
  article: Article
  bookingUrl: string
  /** It has no address yet that could be shared. */
  isPreview?: boolean | undefined
}

/** An article as it is read: on the ground of its cover the way to it, date and title; then picture, text, and the way to a meeting. */
export function ArticleReading({ article, bookingUrl, isPreview = false }: ArticleReadingProps) {
  const text = useRef<HTMLDivElement>(null)
  useReachableBoxes(text, article.content)
  const sections = useMemo(() => sectionsOf(article.content), [article.content])
  const current = useCurrentPart(text, sections)
  const goTo = useParts(text, sections, isPreview)
  return (
    <article className={styles.article}>
      <CoverGround title={article.title} background="tone" className={styles.ground}>
        <header className={classNames(styles.header, !article.imageUrl && styles.beside)}>
          <Trail article={article} />
          <BackToBlog />
          <p className={styles.date}>
            <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
            <span className={styles.minutes}>{articleCopy.reading(readingMinutes(article.content))}</span>
          </p>
          <p className={styles.made}>{keepDates(describeOrigin(article).join(' '))}</p>
          <h1 className={styles.title}>{article.title}</h1>
        </header>
        {!article.imageUrl && (
          <div className={styles.cover} data-print="hidden">
            <Cover articleId={article.id} title={article.title} background="tone" />
          </div>
        )}
      </CoverGround>
      <div className={styles.read} aria-hidden="true" data-print="hidden" />
      <div className={styles.body}>
        {sections.length > 0 && <Contents sections={sections} current={current} onGo={goTo} />}
        <div className={styles.main}>
          {article.imageUrl && (
            <Picture key={article.imageUrl} url={overTls(article.imageUrl)} picture={article.picture} />
          )}
          <div
            ref={text}
            className={`${prose.prose} ${classes.classes}`}
            // Unchanged: sanitised when it was written (ARTICLE-9).
            dangerouslySetInnerHTML={{ __html: article.content }}
          />
          {!isPreview && <ShareArticle article={article} />}
        </div>
        <aside className={styles.aside} aria-label={articleCopy.booking} data-print="hidden">
          <HalfHour />
          <h2 className={styles.asideTitle}>{articleCopy.asideTitle}</h2>
          <p className={styles.asideText}>{articleCopy.asideText}</p>
          <LinkButton href={bookingUrl} variant="primary" isWide>
            {articleCopy.booking}
          </LinkButton>
        </aside>
      </div>
    </article>
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
