import { classNames } from '@site/web/ui/class-names'
import { LogoMark } from '@site/web/ui/logo'
import styles from './conversation.module.css'

interface Message {
  from: 'visitor' | 'bot'
  text: string
  source?: string
  lang?: string
}

interface ConversationProps {
  caption: string
  name: string
  state: string
  messages: readonly Message[]
}

/** A framed example of the chatbot at work: real text, one source under each answer. */
export function Conversation({ caption, name, state, messages }: ConversationProps) {
  return (
    <figure className={styles.frame}>
      <div className={styles.head} data-surface="nuit">
        <LogoMark />
        <p>
          {name}
          <span>{state}</span>
        </p>
      </div>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li
            key={message.text}
            className={classNames(styles.message, styles[message.from])}
            lang={message.lang}
          >
            <p>{message.text}</p>
            {message.source && (
              <p className={styles.source} lang="fr">
                {message.source}
              </p>
            )}
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
