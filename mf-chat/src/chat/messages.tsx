import { Button } from '@site/web/ui/forms/button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import type { ReactNode } from 'react'
import { chatCopy } from './content/chat.ts'
import { panelCopy } from './content/panel.ts'
import styles from './messages.module.css'
import { SiteBubble } from './site-bubble.tsx'
import type { ChatMessage, ChatState, ChatTopic, SiteReply } from './state/chat-reducer.ts'

interface MessagesProps {
  state: ChatState
  /** What the view shows: it stands in the conversation, after what was said before it came. Never announced as a whole. */
  view: ReactNode
  onChoose: (topic: ChatTopic) => void
  onCarry: (question: string) => void
}

/** The conversation in order, the newest at the bottom. What is said is announced as it comes. */
export function Messages({ state, view, onChoose, onCarry }: MessagesProps) {
  const { messages, viewAt } = state
  const isChoosing = state.upcoming !== null
  const lines = messages.map((message, index) =>
    isFromSite(message) ? (
      <SiteBubble
        key={message.id}
        message={message}
        isLate={messages[index - 2]?.text !== message.site.question}
        isChoosing={isChoosing}
        onCarry={onCarry}
      />
    ) : message.seen ? (
      <Seen key={message.id} topic={message.seen} isChoosing={isChoosing} onChoose={onChoose} />
    ) : (
      <Line key={message.id} message={message} />
    )
  )
  return (
    <div className={styles.log} role="log" aria-label={panelCopy.conversation}>
      {/* One list: the view is what moves among them, so that nothing is announced twice. */}
      {[...lines.slice(0, viewAt), view, ...lines.slice(viewAt)]}
      {endsWithReply(state) && (
        <Button
          variant="quiet"
          size="small"
          icon="mail"
          className={styles.further}
          aria-disabled={isChoosing}
          onClick={() => onChoose('contact')}
        >
          {chatCopy.contact}
        </Button>
      )}
    </div>
  )
}

const isFromSite = (message: ChatMessage): message is ChatMessage & { site: SiteReply } =>
  message.site !== undefined

/** A sign does not begin a line, as it may where somebody types a plain space before it. */
const keepSigns = (text: string) => text.replace(/ (?=[?!:;»])/g, '\u00a0')

function Line({ message: { id, text, isUser } }: { message: ChatMessage }) {
  return (
    <p className={isUser ? styles.user : styles.assistant} data-message={id}>
      <VisuallyHidden>{isUser ? panelCopy.you : panelCopy.assistant} </VisuallyHidden>
      <span>{keepSigns(text)}</span>
    </p>
  )
}

/** The topic that stood here, to be shown again. It is said by its button, and not announced: the visitor has just left it. */
function Seen({
  topic,
  isChoosing,
  onChoose
}: {
  topic: ChatTopic
  isChoosing: boolean
  onChoose: (topic: ChatTopic) => void
}) {
  return (
    <div className={`${styles.assistant} ${styles.seen}`} aria-live="off">
      <VisuallyHidden>{panelCopy.assistant} </VisuallyHidden>
      <button type="button" aria-disabled={isChoosing} onClick={() => onChoose(topic)}>
        {panelCopy.again[topic]}
      </button>
    </div>
  )
}

/** The canned reply leads to a person; in the welcome the options do, which come after it. */
const endsWithReply = ({ messages, viewAt, view, unanswered }: ChatState): boolean =>
  view !== 'welcome' && unanswered === 0 && messages.length > viewAt && messages.at(-1)?.isUser === false

/** The dots of an answer on its way. */
export function Typing({ isTyping }: { isTyping: boolean }) {
  return (
    <div role="status">
      {isTyping && (
        <p className={styles.dots}>
          <VisuallyHidden>{panelCopy.typing}</VisuallyHidden>
          <span />
          <span />
          <span />
        </p>
      )}
    </div>
  )
}
