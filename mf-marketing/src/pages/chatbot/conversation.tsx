import { LogoMark } from '@site/web/ui/pictures/logo'
import { Bubble, type Message } from './bubble.tsx'
import styles from './conversation.module.css'

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
          <li key={message.text}>
            <Bubble {...message} />
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
