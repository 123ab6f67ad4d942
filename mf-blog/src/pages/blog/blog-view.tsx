import type { Article } from '@site/contracts/article'
import { Button } from '@site/web/ui/button'
import { htmlToText } from '@site/web/ui/excerpt'
import { LinkButton } from '@site/web/ui/link-button'
import { plural } from '@site/web/ui/plural'
import { useMemo, useState } from 'react'
import { groundsOf } from '../../articles/cover-grounds.ts'
import { LoadError } from '../../articles/load-error.tsx'
import { fold } from '../../articles/related.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'
import { SearchField } from './search-field.tsx'

export interface BlogViewProps {
  articles: Article[] | undefined
  error: string | null
  isFetching: boolean
  bookingUrl: string
  retry: () => void
  /** A long blog: there are others to read. */
  more?: { total: number | null; isReading: boolean; load: () => void } | null
}

/** Fewer articles than this are seen at a glance. */
const WORTH_SEARCHING = 6

/** The list and its states: loading, failed, empty, and a list that could not be renewed. */
export function BlogView(props: BlogViewProps) {
  const { articles, error, isFetching, retry } = props
  const [sought, setSought] = useState('')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{blogCopy.title}</h1>
        <p className={styles.intro}>{blogCopy.intro}</p>
        {articles && articles.length >= WORTH_SEARCHING && (
          <SearchField value={sought} onChange={setSought} />
        )}
      </header>
      {error !== null && <LoadError message={error} isRetrying={isFetching} onRetry={retry} />}
      <div>
        <p className={styles.loading} role="status">
          {!articles && error === null && blogCopy.loading}
        </p>
        {articles && <List {...props} articles={articles} sought={sought} onClear={() => setSought('')} />}
      </div>
    </div>
  )
}

interface ListProps extends BlogViewProps {
  articles: Article[]
  sought: string
  onClear: () => void
}

function List({ articles, bookingUrl, more = null, sought, onClear }: ListProps) {
  const found = useMemo(() => matching(articles, sought), [articles, sought])
  const grounds = useMemo(() => groundsOf(found), [found])
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
    <>
      <p className={styles.found} role="status">
        {sought.trim() !== '' && countLine(found.length, more ? articles.length : null)}
      </p>
      {found.length === 0 && <NothingFound onClear={onClear} />}
      <ul className={styles.grid}>
        {found.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} ground={grounds[index] ?? 'nuit'} />
          </li>
        ))}
      </ul>
      {more && <More known={articles.length} more={more} />}
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <p>{blogCopy.nothingFound}</p>
      <Button variant="quiet" size="small" onClick={onClear}>
        {blogCopy.clear}
      </Button>
    </div>
  )
}

function More({ known, more }: { known: number; more: NonNullable<BlogViewProps['more']> }) {
  return (
    <div className={styles.more}>
      {more.total !== null && <p>{blogCopy.shown(known, more.total)}</p>}
      <Button variant="quiet" disabled={more.isReading} onClick={more.load}>
        {more.isReading ? blogCopy.readingMore : blogCopy.more}
      </Button>
    </div>
  )
}

const countLine = (count: number, known: number | null) =>
  known === null
    ? blogCopy.found(plural(count, blogCopy.article))
    : blogCopy.foundAmong(plural(count, blogCopy.article), known)

/** Every word sought stands in the title or the text, whatever its case and accents. */
function matching(articles: Article[], sought: string): Article[] {
  const words = fold(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return articles
  return articles.filter(({ title, content }) => {
    const text = fold(`${title} ${htmlToText(content)}`)
    return words.every((word) => text.includes(word))
  })
}
