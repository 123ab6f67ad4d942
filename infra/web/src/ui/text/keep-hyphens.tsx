import type { ReactNode } from 'react'
import styles from './keep-hyphens.module.css'

/**
 * The text of a heading or a label, in which no line ends at the hyphen of a word (« e-mail », « rendez-vous »). The text itself
 * stays as it is written. Not for titles that programs read in the markup (articles, what infra/requirements quotes): tags stand
 * in it. The parent must not be a flex container: it would lay out each word as its own item.
 */
export function keepHyphens(text: string): ReactNode {
  // Every second part is a word with a hyphen; a non-breaking space belongs to its word.
  return text.split(/([^ ]+-[^ ]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    )
  )
}
