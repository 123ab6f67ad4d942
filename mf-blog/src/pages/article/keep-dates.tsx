import type { ReactNode } from 'react'
import styles from './article.module.css'

/** Sentences in which no line ends within a date (« le 25 novembre 2026 »). The text itself stays as it is written. */
export function keepDates(text: string): ReactNode {
  // Every second part is a date.
  return text.split(/(le \d{1,2}(?:er)? \p{L}+ \d{4})/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.day}>
        {part}
      </span>
    ) : (
      part
    )
  )
}
