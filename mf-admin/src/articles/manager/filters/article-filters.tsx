import type { AdminArticles } from '@site/contracts/articles/admin-article'
import { Button } from '@site/web/ui/forms/button'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { type Ref, useId, useState } from 'react'
import { ChoiceField, SearchField } from '../../../layout/list/list-fields.tsx'
import { filterCopy, sortChoices } from '../content/filters.ts'
import { KIND_FIELDS, kindChoices, listCopy, stateChoices } from '../content/manager.ts'
import { type ListQuery, sortOf } from '../list/articles-address.ts'
import styles from './article-filters.module.css'
import { PeriodFields } from './period-fields.tsx'

const NO_KIND = Object.fromEntries(KIND_FIELDS.map((field) => [field, undefined]))

interface ArticleFiltersProps {
  query: ListQuery
  typed: string
  states: AdminArticles['states'] | null
  searchBox: Ref<HTMLInputElement>
  onType: (typed: string) => void
  onFilter: (change: Partial<ListQuery>) => void
}

/** Search box, state, kind, period and order (MANAGE-54, MANAGE-79). On a phone a button shows all but the search. */
export function ArticleFilters({ query, typed, states, searchBox, onType, onFilter }: ArticleFiltersProps) {
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  const areShown = isOpen || !isMobile
  return (
    <search className={styles.filters}>
      <SearchField
        ref={searchBox}
        label={listCopy.search}
        placeholder={listCopy.searchPlaceholder}
        value={typed}
        onType={onType}
      />
      {isMobile && (
        <Button
          variant="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setOpen(!isOpen)}
        >
          {filterCopy.toggle(countChosen(query))}
        </Button>
      )}
      <div id={choicesId} className={styles.choices} hidden={!areShown}>
        <ChoiceField
          label={listCopy.state}
          choices={stateChoices(states)}
          isChosen={({ state }) => state === query.state}
          onChoose={({ state }) => onFilter({ state })}
        />
        <ChoiceField
          label={listCopy.kind}
          choices={kindChoices}
          isChosen={({ kind }) => KIND_FIELDS.every((field) => kind[field] === query[field])}
          onChoose={({ kind }) => onFilter({ ...NO_KIND, ...kind })}
        />
        <ChoiceField
          label={filterCopy.sort}
          choices={sortChoices}
          isChosen={({ sort }) => sort === sortOf({ ...query, search: typed })}
          // What the list does by itself is no choice of its own.
          onChoose={({ sort }) => onFilter({ sort: sort === sortOf({ search: typed }) ? undefined : sort })}
        />
        <PeriodFields period={query} onChoose={({ from, to }) => onFilter({ from, to })} />
      </div>
    </search>
  )
}

/** How many of the choices that a phone hides are made. */
const countChosen = (query: ListQuery) =>
  [query.state, KIND_FIELDS.some((field) => query[field]), query.from ?? query.to, query.sort].filter(Boolean)
    .length
