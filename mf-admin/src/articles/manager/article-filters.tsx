import type { ArticlesQuery } from '@site/contracts/articles/admin-article'
import { Field } from '@site/web/ui/forms/field'
import { TextField } from '@site/web/ui/forms/text-field'
import type { Ref } from 'react'
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
  const inStates = stateChoices(states)
  const kind = kindChoices.findIndex(({ kind }) => KIND_FIELDS.every((field) => kind[field] === query[field]))
  return (
    <search className={styles.filters}>
      <TextField
        ref={searchBox}
        label={listCopy.search}
        type="search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={listCopy.searchPlaceholder}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <Field label={listCopy.state}>
        {(control) => (
          <select
            {...control}
            value={inStates.findIndex(({ state }) => state === query.state)}
            onChange={(event) => onFilter({ state: inStates[Number(event.target.value)]?.state })}
          >
            {inStates.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={listCopy.kind}>
        {(control) => (
          <select
            {...control}
            value={Math.max(0, kind)}
            onChange={(event) => onFilter({ ...NO_KIND, ...kindChoices[Number(event.target.value)]?.kind })}
          >
            {kindChoices.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </search>
  )
}
