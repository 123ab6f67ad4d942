import { formatDate } from '@site/web/ui/text/format-date'
import { useEffect, useRef } from 'react'
import shaded from '../../../layout/list/shaded-scroller.module.css'
import { linkCopy } from '../../content/editor.ts'
import styles from './article-suggestions.module.css'
import type { Suggestion } from './use-article-suggestions.ts'

interface ArticleSuggestionsProps {
  id: string
  articles: readonly Suggestion[]
  /** The one that Enter takes. */
  active: Suggestion | undefined
  /** Those of what is typed have not come yet: there may be others meanwhile. */
  isSearching: boolean
  /** In place of a list, or beside an empty one. */
  said: string | null
  onTake: (article: Suggestion) => void
}

export const optionId = (list: string, { id }: Suggestion): string => `${list}-${id}`

/** The list of a combobox, always as high: nothing moves as articles are found. The keys are pressed in its field. */
export function ArticleSuggestions({
  id,
  articles,
  active,
  isSearching,
  said,
  onTake
}: ArticleSuggestionsProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])
  return (
    <div className={`${shaded.scroller} ${styles.box}`} ref={box}>
      <div
        id={id}
        role="listbox"
        aria-label={linkCopy.articles}
        aria-busy={isSearching}
        className={styles.list}
      >
        {articles.map((article) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which answers for the list
          <div
            key={article.id}
            id={optionId(id, article)}
            role="option"
            tabIndex={-1}
            aria-selected={article === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(article)}
          >
            <span className={styles.title} title={article.title}>
              {article.title}
            </span>{' '}
            <time dateTime={article.createdAt} className={styles.date}>
              {formatDate(article.createdAt)}
            </time>
          </div>
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
