import type { Article } from '@site/contracts/articles/article'
import type { CardsPage } from '@site/contracts/articles/article-card'
import type { Topic } from '@site/contracts/articles/article-subject'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { plural } from '@site/web/ui/text/plural'
import { useMemo } from 'react'
import { topicCopy } from '../../articles/content/topics.ts'
import { backgroundsOf } from '../../articles/cover-backgrounds.ts'
import { LoadError } from '../../articles/load-error.tsx'
import { ArticleCard } from './article-card.tsx'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'
import { PageLinks } from './page-links.tsx'
import { searchCards } from './search-cards.ts'
import { SearchField } from './search-field.tsx'
import { Skeleton } from './skeleton.tsx'
import { TopicLinks } from './topic-links.tsx'

export interface BlogViewProps {
  /** The topic of the page; undefined for the whole list. */
  topic: Topic | undefined
  /** The page of the list: null where there is none, undefined while it is on its way. */
  cards: CardsPage | null | undefined
  /** All articles with their texts, where they are at hand. */
  articles: Article[] | null
  sought: string
  onSeek: (sought: string) => void
  error: string | null
  isFetching: boolean
  bookingUrl: string
  retry: () => void
}

/** Fewer articles than this are seen at a glance. */
const WORTH_SEARCHING = 6

/** The list and its states: loading, failed, empty, and a list that could not be renewed. */
export function BlogView(props: BlogViewProps) {
  const { topic, cards, sought, onSeek, error, isFetching, retry } = props
  const isLoading = cards === undefined && error === null
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{blogCopy.pageTitle(topic ? topicCopy[topic].name : blogCopy.title, cards?.page ?? 1)}</h1>
        <p className={styles.intro}>{topic ? topicCopy[topic].about : blogCopy.intro}</p>
        <TopicLinks topic={topic} topics={cards?.topics} />
        {cards && cards.total >= WORTH_SEARCHING && <SearchField value={sought} onChange={onSeek} />}
      </header>
      {error !== null && <LoadError message={error} isRetrying={isFetching} onRetry={retry} />}
      <div>
        <p className={styles.loading} role="status">
          {isLoading && blogCopy.loading}
        </p>
        {isLoading && <Skeleton />}
        {cards === null && <NoSuchPage />}
        {cards && <List {...props} cards={cards} />}
      </div>
    </div>
  )
}

function List({ topic, cards, articles, bookingUrl, sought, onSeek }: BlogViewProps & { cards: CardsPage }) {
  const isSearching = sought.trim() !== ''
  const shown = useMemo(() => searchCards(cards, articles, sought), [cards, articles, sought])
  const backgrounds = useMemo(() => backgroundsOf(shown), [shown])
  if (cards.matching === 0) return <Empty isBlogEmpty={cards.total === 0} bookingUrl={bookingUrl} />
  const isPartial = !articles && cards.pages > 1
  return (
    <>
      <p className={styles.found} role="status">
        {isSearching && countLine(shown.length, isPartial ? cards.articles.length : null)}
      </p>
      {shown.length === 0 && <NothingFound onClear={() => onSeek('')} />}
      <ul className={styles.grid}>
        {shown.map((card, index) => (
          <li key={card.id}>
            <ArticleCard card={card} background={backgrounds[index] ?? 'nuit'} />
          </li>
        ))}
      </ul>
      {!isSearching && cards.pages > 1 && <PageLinks topic={topic} page={cards.page} pages={cards.pages} />}
    </>
  )
}

/** No article at all, or none on this topic. */
function Empty({ isBlogEmpty, bookingUrl }: { isBlogEmpty: boolean; bookingUrl: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{blogCopy.empty}</p>
      <p>{isBlogEmpty ? blogCopy.emptyHint : blogCopy.nothingOnTopic}</p>
      {isBlogEmpty ? (
        <LinkButton href={bookingUrl} variant="primary">
          {blogCopy.booking}
        </LinkButton>
      ) : (
        <LinkButton to="/blog">{blogCopy.everything}</LinkButton>
      )}
    </div>
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

function NoSuchPage() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{blogCopy.noSuchPage}</p>
      <LinkButton to="/blog">{blogCopy.firstPage}</LinkButton>
    </div>
  )
}

const countLine = (count: number, known: number | null) =>
  known === null
    ? blogCopy.found(plural(count, blogCopy.article))
    : blogCopy.foundAmong(plural(count, blogCopy.article), known)
