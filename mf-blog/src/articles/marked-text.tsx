import type { FoundPart } from '@site/contracts/articles/article-card'
import styles from './article-card.module.css'

/** A text with the words that were looked for marked in it. */
export function MarkedText({ parts }: { parts: FoundPart[] }) {
  return parts.map(({ text, isFound }, place) =>
    isFound ? (
      <mark key={place} className={styles.found}>
        {text}
      </mark>
    ) : (
      text
    )
  )
}
