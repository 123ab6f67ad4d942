import type { CardsPage } from '@site/contracts/articles/article-card'
import { type CardsWanted, SEARCH_LENGTH } from '@site/contracts/blog/cards-page'
import { FEED_PATH } from '@site/contracts/blog/feed-path'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { plural } from '@site/web/ui/text/plural'
import { useMemo } from 'react'
import { ArticleCard } from '../../articles/article-card.tsx'
import { topicCopy } from '../../articles/content/topics.ts'
import { backgroundsOf } from '../../articles/cover-backgrounds.ts'
import { LoadError } from '../../articles/load-error.tsx'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'
import { PageLinks } from './page-links.tsx'
import { SearchField } from './search-field.tsx'
import { Skeleton } from './skeleton.tsx'
import { TopicLinks } from './topic-links.tsx'
import type { Search } from './use-search.ts'

export interface BlogViewProps {
  /** Which cards the address names: null where it names none. */
  wanted: CardsWanted | null
  /** The page of them: null where there is none, undefined while it is on its way. */
  cards: CardsPage | null | undefined
  /** Other words are looked for, and what is shown is from before. */
  isFinding: boolean
  search: Search
  error: string | null
  isFetching: boolean
  bookingUrl: string
  retry: () => void
}

/** Fewer articles than this are seen at a glance. */
const WORTH_SEARCHING = 6

/** The list and its states: loading, failed, empty, and a list that could not be renewed. */
export function BlogView(props: BlogViewProps) {
  const { wanted, cards, search, error, isFetching, retry } = props
  const isLoading = cards === undefined && error === null
  const topic = wanted?.topic
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{blogCopy.pageTitle(topic ? topicCopy[topic].name : blogCopy.title, cards?.page ?? 1)}</h1>
        <p className={styles.intro}>{topic ? topicCopy[topic].about : blogCopy.intro}</p>
        {(!cards || cards.total >= WORTH_SEARCHING || wanted?.q) && <SearchField {...search} />}
        <TopicLinks topic={wanted?.q ? null : topic} topics={cards?.topics} />
      </header>
      {error !== null && <LoadError message={error} isRetrying={isFetching} onRetry={retry} />}
      <div>
        <p className={styles.loading} role="status">
          {isLoading && blogCopy.loading}
        </p>
        {isLoading && <Skeleton />}
        {cards === null && <NoSuchPage />}
        {cards && wanted && <List {...props} cards={cards} wanted={wanted} />}
      </div>
    </div>
  )
}

type ListProps = BlogViewProps & { cards: CardsPage; wanted: CardsWanted }

function List({ wanted, cards, isFinding, search, bookingUrl }: ListProps) {
  const backgrounds = useMemo(() => backgroundsOf(cards.articles), [cards])
  const isSearch = wanted.q !== undefined
  const mended = isFinding ? undefined : cards.mended
  const isCut = isSearch && search.typed.trim().length > SEARCH_LENGTH
  const more = [
    ...(isCut ? [blogCopy.cut(SEARCH_LENGTH)] : []),
    ...(mended ? [blogCopy.mended(wanted.q?.trim() ?? '', mended.join(' '))] : [])
  ]
  const count = blogCopy.found(plural(cards.matching, blogCopy.article))
  const said = isFinding ? blogCopy.finding : count + (more.length > 0 ? '.' : '')
  return (
    <>
      <p className={styles.found} role="status">
        {isSearch && [said, ...more].join(' ')}
      </p>
      {cards.matching === 0 &&
        (isSearch ? (
          <NothingFound sought={wanted.q ?? ''} />
        ) : (
          <Empty isBlogEmpty={cards.total === 0} bookingUrl={bookingUrl} />
        ))}
      {cards.matching > 0 && (
        <ul className={styles.grid}>
          {cards.articles.map((card, index) => (
            <li key={card.id}>
              <ArticleCard card={card} background={backgrounds[index] ?? 'nuit'} />
            </li>
          ))}
        </ul>
      )}
      {cards.total > 0 && (
        <p className={styles.feed}>
          <a href={FEED_PATH}>{blogCopy.feed}</a>
        </p>
      )}
      {cards.pages > 1 && <PageLinks wanted={wanted} page={cards.page} pages={cards.pages} />}
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

/** Nothing holds these words, or there is no word among them. */
function NothingFound({ sought }: { sought: string }) {
  return (
    <div className={styles.empty}>
      <p>{/[\p{L}\p{N}]/u.test(sought) ? blogCopy.nothingFound : blogCopy.nothingSought}</p>
      <LinkButton to="/blog" variant="quiet" size="small">
        {blogCopy.clear}
      </LinkButton>
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
