import { useSite } from '@site/web/platform'
import { IconButton } from '@site/web/ui/button'
import { LogoMark } from '@site/web/ui/logo'
import type { KeyboardEvent } from 'react'
import styles from './chat-panel.module.css'
import { type ChatState, isTyping } from './chat-reducer.ts'
import type { ChatStore } from './chat-store.ts'
import { ChatTopicView } from './chat-topic-view.tsx'
import { Composer } from './composer.tsx'
import { chatCopy } from './content/chat.ts'
import { Messages } from './messages.tsx'
import { useChatForm } from './use-chat-form.ts'
import { usePanel } from './use-panel.ts'
import { useViewFocus } from './use-view-focus.ts'
import { useVisibleHeight } from './use-visible-height.ts'

interface ChatPanelProps {
  id: string
  chat: ChatStore
  state: ChatState
  isMobile: boolean
}

/** The side panel: header, the view, what was written, and the free-text box, which works in every view. */
export function ChatPanel({ id, chat, state, isMobile }: ChatPanelProps) {
  const { fullName } = useSite()
  const panel = usePanel(state.isOpen, isMobile)
  useVisibleHeight(panel, state.isOpen && isMobile)
  const { view, scroller } = useViewFocus(state)
  const contact = useChatForm('contact', state.offered)
  const appointment = useChatForm('appointment')

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    chat.close()
  }

  return (
    <dialog
      ref={panel}
      id={id}
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      data-print="hidden"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        chat.close()
      }}
    >
      <div className={styles.header} data-surface="nuit">
        <span className={styles.mark}>
          <LogoMark />
        </span>
        <h2 className={styles.title} id={`${id}-title`} tabIndex={-1} data-autofocus>
          {chatCopy.title(fullName)}
        </h2>
        <IconButton icon="close" label={chatCopy.close} onClick={chat.close} />
      </div>
      <div className={styles.body} ref={scroller}>
        <section className={styles.view} ref={view} tabIndex={-1} aria-label={chatCopy.topic}>
          <ChatTopicView chat={chat} state={state} forms={{ contact, appointment }} />
        </section>
        <Messages messages={state.messages} isTyping={isTyping(state)} />
      </div>
      <Composer onSend={chat.send} />
    </dialog>
  )
}
