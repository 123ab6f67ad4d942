import { classNames } from '@site/web/ui/class-names'
import styles from './bubble.module.css'

export interface Message {
  from: 'visitor' | 'bot'
  text: string
  /** The document and page of an answer. */
  source?: string
  lang?: string
}

/** What a visitor asks, at the right; what the chatbot answers, at the left, above its source. */
export function Bubble({ from, text, source, lang }: Message) {
  return (
    <div className={classNames(styles.bubble, styles[from])} lang={lang}>
      <p>{text}</p>
      {source && (
        <p className={styles.source} lang="fr">
          {source}
        </p>
      )}
    </div>
  )
}
