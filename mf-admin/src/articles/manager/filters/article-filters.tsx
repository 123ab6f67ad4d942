import type { ArticlesQuery } from '@site/contracts/articles/admin-article'
import type { Ref } from 'react'
import { ChoiceField, SearchField } from '../../layout/list-fields.tsx'
import { KIND_FIELDS, kindChoices, listCopy, stateChoices } from './content/manager.ts'
import type { ManagedArticles } from './list/read-managed.ts'
import styles from './manage-screen.module.css'

const NO_KIND = Object.fromEntries(KIND_FIELDS.map((field) => [field, undefined]))

interface ArticleFiltersProps {
  query: ArticlesQuery
  typed: string
  states: ManagedArticles['states']
  searchBox: Ref<HTMLInputElement>
  onType: (typed: string) => void
  onFilter: (change: Partial<ArticlesQuery>) => void
}

/** Search box, state and kind (MANAGE-54). */
export function ArticleFilters({ query, typed, states, searchBox, onType, onFilter }: ArticleFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        ref={searchBox}
        label={listCopy.search}
        placeholder={listCopy.searchPlaceholder}
        value={typed}
        onType={onType}
      />
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
    </search>
  )
}
