import { VisuallyHidden } from '@site/web/ui/visually-hidden'
import type { ChatMessage } from './chat-reducer.ts'
import { chatCopy } from './content/chat.ts'
import styles from './messages.module.css'

/** What was written, and the dots of an answer on its way. Both are announced as they come. */
export function Messages({ messages, isTyping }: { messages: ChatMessage[]; isTyping: boolean }) {
  return (
    <>
      <div className={styles.log} role="log" aria-label={chatCopy.conversation}>
        {messages.map(({ id, text, isUser }) => (
          <p key={id} className={isUser ? styles.user : styles.assistant}>
            <VisuallyHidden>{isUser ? chatCopy.you : chatCopy.assistant} </VisuallyHidden>
            {text}
          </p>
        ))}
      </div>
      <div role="status">{isTyping && <Dots />}</div>
    </>
  )
}

/** A line said by the assistant outside the log: the greeting. */
export function AssistantLine({ children }: { children: string }) {
  return <p className={styles.assistant}>{children}</p>
}

function Dots() {
  return (
    <p className={styles.dots}>
      <VisuallyHidden>{chatCopy.typing}</VisuallyHidden>
      <span />
      <span />
      <span />
    </p>
  )
}
