import type { ThreadMessage } from '@site/contracts/answers/thread'
import { Button } from '@site/web/ui/forms/button'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { useEffect, useRef, useState } from 'react'
import { type ScreenParts, useScreenParts } from '../../../layout/desk-store.ts'
import { useKeys } from '../../../layout/keys/use-screen-keys.ts'
import type { SectionProps } from '../frame/section-props.ts'
import { SheetSection } from '../frame/sheet-section.tsx'
import { Composer } from './composer.tsx'
import { composerCopy, conversationCopy, notesAnswer, sentCopy } from './content/conversation.ts'
import styles from './conversation.module.css'
import { isBlank, useDraft } from './draft/use-draft.ts'
import { MessageItem } from './message-item.tsx'
import { useThread } from './use-thread.ts'

/** What was done here last. */
type Done = 'noted' | 'handed-over'

/** What was written to the visitor and came back, and what is to be written next (ANSWER-13). */
export function ConversationSection({ adminCode, leadId, sheet }: SectionProps) {
  const { thread, hasFailed, refresh, put } = useThread(adminCode, leadId)
  const draft = useDraft(leadId)
  // On a phone the head of the sheet has the button.
  const isMobile = useIsMobile()
  const button = useRef<HTMLButtonElement>(null)
  const [done, setDone] = useState<Done | null>(null)
  const open = () => {
    setDone(null)
    draft.open()
  }
  const newest = useRef(open)
  useEffect(() => {
    newest.current = open
  })
  const [parts] = useState<ScreenParts>(() => ({
    title: conversationCopy.title,
    keys: [{ key: conversationCopy.key, text: conversationCopy.keyText }],
    commands: [{ label: conversationCopy.command, hint: conversationCopy.key, run: () => newest.current() }]
  }))
  useScreenParts(parts)
  useKeys({ m: open })
  const { isOpen } = draft.draft
  const isAnswered = sheet.journal.some((entry) => entry.kind === 'note' && notesAnswer(entry.text))
  const isClosing = useRef(false)
  useEffect(() => {
    if (isOpen || !isClosing.current) return
    isClosing.current = false
    ;(button.current ?? document.querySelector<HTMLElement>('[data-answer]'))?.focus()
  }, [isOpen])
  const { isAsked } = draft.draft
  const forgetAsked = useRef<() => void>(() => undefined)
  useEffect(() => {
    forgetAsked.current = () => isAsked && draft.change({ isAsked: false })
  })
  // Asked for, and left before it was there.
  useEffect(() => () => forgetAsked.current(), [])
  const close = () => {
    isClosing.current = true
    draft.change({ isOpen: false })
  }
  return (
    <SheetSection title={conversationCopy.title}>
      <div role="alert">{hasFailed && <p className={styles.problem}>{conversationCopy.failed}</p>}</div>
      {!thread && !hasFailed && (
        <p className={styles.small} role="status">
          {conversationCopy.loading}
        </p>
      )}
      {thread?.messages.length === 0 && (
        <p className={styles.small}>{isAnswered ? sentCopy.elsewhere : conversationCopy.empty}</p>
      )}
      {thread && thread.messages.length > 0 && (
        <ol className={styles.thread}>
          {thread.messages.map((message) => (
            <MessageItem
              key={message.id}
              adminCode={adminCode}
              message={message}
              visitor={[thread.variables.prénom, thread.variables.nom].filter(Boolean).join(' ')}
              onSentAgain={put}
            />
          ))}
        </ol>
      )}
      <p className={styles.said} role="status">
        {sayDone(done, thread?.messages.at(-1)?.state)}
      </p>
      {thread && isOpen ? (
        <Composer
          adminCode={adminCode}
          sheet={sheet}
          thread={thread}
          draft={draft}
          onClose={close}
          onNoted={() => {
            setDone('noted')
            close()
          }}
          onStale={() => void refresh()}
          onSent={(message) => {
            put(message)
            setDone('handed-over')
            close()
            void refresh()
          }}
        />
      ) : (
        !isMobile && (
          <div>
            <Button
              ref={button}
              variant="strong"
              size="small"
              icon="mail"
              disabled={!thread}
              onClick={open}
              aria-keyshortcuts="M"
              title={`${conversationCopy.answer} (${conversationCopy.key})`}
            >
              {isBlank(draft.draft) ? conversationCopy.answer : conversationCopy.resume}
            </Button>
          </div>
        )
      )}
    </SheetSection>
  )
}

/** What is said below the thread: that a message is on its way only as long as it is. */
function sayDone(done: Done | null, state: ThreadMessage['state'] | undefined): string {
  if (state === 'failed') return ''
  if (done === 'noted') return sentCopy.noted
  if (done === null || (state !== 'waiting' && state !== 'sent')) return ''
  return state === 'waiting' ? composerCopy.handedOver : composerCopy.sent
}
