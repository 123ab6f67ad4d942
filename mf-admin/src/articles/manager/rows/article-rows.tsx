import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { listCopy } from '../content/manager.ts'
import styles from '../manage-screen.module.css'
import { ArticleRow, type ArticleRowProps } from './article-row.tsx'

interface ArticleRowsProps extends Omit<ArticleRowProps, 'article' | 'isSelected'> {
  list: RefObject<HTMLUListElement | null>
  rows: readonly AdminArticle[]
  selected: ReadonlySet<number>
  /** The rows are those of what was asked for before. */
  isOlder: boolean
  /** The mouse has come over the rows, or left them. */
  onPointed: (isPointed: boolean) => void
}

/** The rows, each drawn anew only when it changes itself: one types in the search box above them. */
export function ArticleRows({ list, rows, selected, isOlder, onPointed, ...given }: ArticleRowsProps) {
  const newest = useRef(given)
  useEffect(() => {
    newest.current = given
  })
  const onTogglePin = useCallback<ArticleRowProps['onTogglePin']>(
    (article) => newest.current.onTogglePin(article),
    []
  )
  const onReview = useCallback<ArticleRowProps['onReview']>(
    (article, review) => newest.current.onReview(article, review),
    []
  )
  const onRepublish = useCallback<ArticleRowProps['onRepublish']>(
    (article) => newest.current.onRepublish(article),
    []
  )
  const onRemove = useCallback<ArticleRowProps['onRemove']>((article) => newest.current.onRemove(article), [])
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={listCopy.list}
      aria-busy={isOlder}
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => onPointed(pointerType === 'mouse')}
      onPointerLeave={() => onPointed(false)}
    >
      {rows.map((article) => (
        <ArticleRow
          key={article.id}
          article={article}
          adminCode={given.adminCode}
          showsChange={given.showsChange}
          isSelected={selected.has(article.id)}
          onSelect={given.onSelect}
          onTogglePin={onTogglePin}
          onReview={onReview}
          onRepublish={onRepublish}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}
