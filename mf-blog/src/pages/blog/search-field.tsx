import { TextField } from '@site/web/ui/text-field'
import type { ReactNode } from 'react'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'

interface SearchFieldProps {
  value: string
  onChange: (sought: string) => void
  /** What was found, announced as it changes. */
  children: ReactNode
}

/** Searches among the articles of the page, as one types. */
export function SearchField({ value, onChange, children }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <TextField
        label={blogCopy.search}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.found} role="status">
        {children}
      </p>
    </search>
  )
}
