import { TextField } from '@site/web/ui/forms/text-field'
import { Icon } from '@site/web/ui/pictures/icon'
import type { FormEvent } from 'react'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'
import type { Search } from './use-search.ts'

/** Searches all articles, as one types; as a form of its own where no script runs. The words within stand for its label. */
export function SearchField({ typed, type, seek }: Search) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    seek()
  }
  return (
    <search className={styles.search}>
      <form action="/blog" onSubmit={submit}>
        <TextField
          label={blogCopy.search}
          type="search"
          title={blogCopy.search}
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={blogCopy.search}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" aria-label={blogCopy.seek}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
