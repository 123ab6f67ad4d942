import { isSvg, overTls } from '@site/contracts/articles/article-markup'
import { countWords, cutAtWord, htmlToText, readingMinutes } from '@site/contracts/articles/article-text'
import { articleAddress } from '@site/contracts/blog/article-address'
import { usePlatform } from '@site/web/platform'
import articleCard from '@site/web/ui/pictures/cards/article.png'
import { Cover } from '@site/web/ui/pictures/cover'
import { excerpt } from '@site/web/ui/text/excerpt'
import { memo, useState } from 'react'
import { useDebouncedValue } from '../../../layout/use-debounced-value.ts'
import { asideCopy } from '../../content/editor.ts'
import type { ArticleDraft } from '../../text/article-draft.ts'
import styles from './article-aside.module.css'

interface ArticleAsideProps {
  draft: ArticleDraft
  /** 0 as long as it has none: its cover is then drawn for another number, with the same subject and figure. */
  articleId: number
}

/** Pause in the typing after which it follows, in milliseconds. To read a whole article costs more than to type a letter of it. */
const FOLLOWS_AFTER = 300

/** What becomes of the article elsewhere: its card, a search result, a shared link, and how long it is. It follows the typing in its pauses. */
export function ArticleAside({ draft, articleId }: ArticleAsideProps) {
  return <Previews {...useDebouncedValue(draft, FOLLOWS_AFTER)} articleId={articleId} />
}

const Previews = memo(function Previews({
  title,
  content,
  imageUrl,
  articleId
}: ArticleDraft & { articleId: number }) {
  const { site } = usePlatform()
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const named = title.trim() || asideCopy.untitled
  const text = excerpt(content) || asideCopy.noText
  const host = site.origin.replace(/^https?:\/\//, '')
  // A picture that cannot be loaded is shown nowhere (MANAGE-3): it looks as without one.
  const url = imageUrl.trim() === brokenUrl ? '' : imageUrl.trim()
  const words = countWords(content)
  return (
    <section className={styles.aside} aria-labelledby="preview-title">
      <h2 id="preview-title" className={styles.heading}>
        {asideCopy.title}
      </h2>
      <p className={styles.figures}>
        <span>{asideCopy.words(words)}</span>
        {words > 0 && <span>{asideCopy.minutes(readingMinutes(content))}</span>}
      </p>
      <figure className={styles.card}>
        <figcaption>{asideCopy.card}</figcaption>
        <div className={styles.picture}>
          {url === '' ? (
            <Cover articleId={articleId} title={title.trim()} background="tone" />
          ) : (
            <img src={overTls(url)} alt="" onError={() => setBrokenUrl(url)} />
          )}
        </div>
        <div className={styles.cardTitle}>{named}</div>
        <p className={styles.text}>{text}</p>
      </figure>
      <figure className={styles.result}>
        <figcaption>{asideCopy.search}</figcaption>
        <p className={styles.address}>
          {host + (articleId === 0 ? '/article/…' : articleAddress({ id: articleId, title }))}
        </p>
        <div className={styles.resultTitle}>{cutAtWord(`${named} | ${site.fullName}`, 65)}</div>
        <p className={styles.text}>{cutAtWord(htmlToText(content), 155) || asideCopy.noText}</p>
      </figure>
      <figure className={styles.shared}>
        <figcaption>{asideCopy.social}</figcaption>
        <div className={styles.sharedCard}>
          <div className={styles.sharedPicture}>
            <img src={url === '' || isSvg(url) ? articleCard : overTls(url)} alt="" />
          </div>
          <div className={styles.sharedTitle}>{named}</div>
          <p className={styles.address}>{host}</p>
        </div>
      </figure>
    </section>
  )
})
