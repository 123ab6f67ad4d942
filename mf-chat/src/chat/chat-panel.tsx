import { usePlatform } from '@site/web/platform'
import { IconButton } from '@site/web/ui/forms/button'
import { Composer } from '@site/web/ui/forms/composer'
import { LogoMark } from '@site/web/ui/pictures/logo'
import { type KeyboardEvent, type RefObject, useMemo } from 'react'
import { askSiteWith } from './ask-site.ts'
import styles from './chat-panel.module.css'
import { chatCopy } from './content/chat.ts'
import { panelCopy } from './content/panel.ts'
import { CHAT_PANEL } from './is-form-begun.ts'
import { Messages, Typing } from './messages.tsx'
import { type ChatState, isTyping, lastQuestion } from './state/chat-reducer.ts'
import type { ChatStore } from './state/chat-store.ts'
import { usePanel } from './use-panel.ts'
import { useViewFocus } from './use-view-focus.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { ChatTopicView } from './views/chat-topic-view.tsx'
import { useChatForm } from './views/use-chat-form.ts'

interface ChatPanelProps {
  id: string
  chat: ChatStore
  state: ChatState
  isMobile: boolean
  /** One of its forms was sent. */
  onSent: () => void
  /** What had the focus when the chat was asked for. */
  opener: RefObject<Element | null>
}

/** The side panel: header, the view, what was written, and the free-text box, which works in every view. */
export function ChatPanel({ id, chat, state, isMobile, onSent, opener }: ChatPanelProps) {
  const { http, site } = usePlatform()
  const { fullName } = site
  const askSite = useMemo(() => askSiteWith(http), [http])
  const panel = usePanel(state.isOpen, isMobile, opener)
  useVisibleHeight(panel, state.isOpen && isMobile)
  const { view, scroller } = useViewFocus(state)
  const asked = lastQuestion(state)
  const contact = useChatForm('contact', asked, onSent, state)
  const appointment = useChatForm('appointment', asked, onSent)

  const carry = (question: string) => {
    if (state.upcoming) return
    chat.carry(question)
    chat.choose('contact')
  }
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
      aria-describedby={`${id}-kind`}
      data-print="hidden"
      {...{ [CHAT_PANEL]: '' }}
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
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`} tabIndex={-1} data-autofocus>
            {panelCopy.title(fullName)}
          </h2>
          <p className={styles.kind} id={`${id}-kind`}>
            {panelCopy.kind}
          </p>
        </div>
        <IconButton icon="close" label={chatCopy.close} onClick={chat.close} />
      </div>
      <div className={styles.body} ref={scroller}>
        <Messages
          state={state}
          onChoose={chat.choose}
          onCarry={carry}
          view={
            <section
              key="view"
              className={styles.view}
              ref={view}
              tabIndex={-1}
              aria-label={panelCopy.topic}
              aria-live="off"
            >
              <ChatTopicView chat={chat} state={state} forms={{ contact, appointment }} />
            </section>
          }
        />
        <Typing isTyping={isTyping(state)} />
      </div>
      <Composer
        label={panelCopy.composerLabel}
        placeholder={panelCopy.composerPlaceholder}
        send={panelCopy.send}
        limit={{ length: 2000, reached: panelCopy.full }}
        onSend={(text) => chat.send(text, askSite)}
      />
    </dialog>
  )
}
