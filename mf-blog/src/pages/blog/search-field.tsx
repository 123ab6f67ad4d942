import { TextField } from '@site/web/ui/forms/text-field'
import { Icon } from '@site/web/ui/pictures/icon'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'

interface SearchFieldProps {
  value: string
  onChange: (sought: string) => void
}

/** Searches among the articles of the page, as one types. The icon and the words within stand for its label. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <TextField
        label={blogCopy.search}
        type="search"
        title={blogCopy.search}
        placeholder={blogCopy.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}
