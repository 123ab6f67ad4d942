import { classNames } from '@site/web/ui/class-names'
import type { ReactNode } from 'react'
import styles from './bubble.module.css'

export interface Message {
  from: 'visitor' | 'bot'
  text: string
  /** The document and page of an answer. */
  source?: string
  lang?: string
}

interface BubbleProps extends Omit<Message, 'text'> {
  text: ReactNode
  /** Opens the source's page. */
  onOpen?: (() => void) | undefined
}

/** What a visitor asks, at the right; what the chatbot answers, at the left, above its source. */
export function Bubble({ from, text, source, lang, onOpen }: BubbleProps) {
  return (
    <div className={classNames(styles.bubble, styles[from])} lang={lang}>
      <p>{text}</p>
      {source && !onOpen && <p className={styles.source}>{source}</p>}
      {source && onOpen && (
        <button type="button" className={classNames(styles.source, styles.open)} onClick={onOpen}>
          {source}
        </button>
      )}
    </div>
  )
}
