import type { FoundPart } from '@site/contracts/articles/article-card'
import styles from './marked-text.module.css'

/** A text with the words marked that were found in it. */
export function MarkedText({ parts }: { parts: readonly FoundPart[] }) {
  return parts.map(({ text, isFound }, place) =>
    isFound ? (
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    )
  )
}
