import { ANSWER_LIMITS } from '@site/contracts/answers/limits'
import type { Thread, ThreadMessage } from '@site/contracts/answers/thread'
import { fillVariables, unknownVariables } from '@site/contracts/answers/variables'
import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { TextArea, TextField } from '@site/web/ui/forms/text-field'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sayWhen } from '../../../layout/when/say-when.ts'
import { composerCopy as copy } from './content/conversation.ts'
import styles from './conversation.module.css'
import { mailtoAddress } from './draft/mailto.ts'
import { type Draft, isBlank } from './draft/use-draft.ts'
import { ModelChooser } from './models/model-chooser.tsx'
import { ModelsDialog } from './models/models-dialog.tsx'
import { useModels } from './models/use-models.ts'
import { Preview } from './preview.tsx'
import { SentByOneself } from './sent-by-oneself.tsx'
import { useAnswering } from './use-answering.ts'

interface ComposerProps {
  adminCode: string
  sheet: LeadSheet
  thread: Thread
  draft: Draft
  onClose: () => void
  onSent: (message: ThreadMessage) => void
  /** It was sent with one's own mail program, and that is noted. */
  onNoted: () => void
  /** The thread is not the one that is shown. */
  onStale: () => void
}

/** 'Re: Votre demande', as mail programs know it again, once however often it goes back and forth; '' where nothing was written yet. */
function replySubject({ messages }: Thread): string {
  const last = messages.findLast(({ kind }) => kind !== 'receipt')?.subject.trim() ?? ''
  if (last === '' || /^re\s*:/i.test(last)) return last
  return `Re: ${last}`.slice(0, ANSWER_LIMITS.subject)
}

/** An answer while it is written. What is typed stays, whatever becomes of a sending (ANSWER-13). */
export function Composer({ adminCode, sheet, thread, draft: whole, onClose, ...events }: ComposerProps) {
  const { type, clear } = whole
  const draft = { ...whole.draft, subject: whole.draft.subject ?? replySubject(thread) }
  const newest = thread.messages.findLast(({ kind }) => kind !== 'receipt')
  const seen = whole.draft.seen ?? newest?.id ?? 0
  const meanwhile = newest && newest.id > seen ? newest : null
  /** The message over which nothing was sent yet; 'latest': the service knew one that is not shown. */
  const [heldFor, setHeldFor] = useState<number | 'latest'>()
  const isHeld = heldFor === 'latest' || (heldFor !== undefined && heldFor === meanwhile?.id)
  const { isBusy, trouble, forget, send } = useAnswering(
    adminCode,
    sheet.lead.id,
    { ...whole, draft },
    {
      onSent: events.onSent,
      onStale: () => {
        setHeldFor('latest')
        events.onStale()
      }
    }
  )
  const models = useModels(adminCode)
  const isMobile = useIsMobile()
  const [isManaging, setManaging] = useState(false)
  const [isPreview, setPreview] = useState(false)
  const [isJustOpened, setJustOpened] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // A sheet that is come to shows what is being written and leaves the focus (ANSWER-21): the next key would go into the visitor's e-mail.
  // Who has written nothing yet mostly begins with a model; on a phone its field opens no keyboard over the others.
  const { change } = whole
  const { isAsked } = whole.draft
  const hasBegun = !isBlank(whole.draft)
  useEffect(() => {
    if (!isAsked) return
    const first = hasBegun ? text.current : form.current?.querySelector('select')
    first?.focus({ preventScroll: true })
    // The whole of the form, or where it begins; then the field.
    form.current?.scrollIntoView({ block: 'nearest' })
    first?.scrollIntoView({ block: 'nearest' })
    change({ isAsked: false })
  })
  useEffect(() => {
    if (whole.draft.seen === null) change({ seen })
  })
  const errors = isChecked ? errorsOf(draft) : {}
  const edit = (values: { subject?: string; text?: string }) => {
    forget()
    type(values)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = errorsOf(draft)
    setChecked(true)
    if (wrong.subject || wrong.text) {
      setPreview(false)
      ;(wrong.subject ? subject : text).current?.focus()
      return
    }
    if (meanwhile && !isHeld) setHeldFor(meanwhile.id)
    else void send(newest?.id ?? 0)
  }
  const filled = {
    subject: fillVariables(draft.subject, thread.variables),
    text: fillVariables(draft.text, thread.variables)
  }
  const mailto = thread.from === null ? mailtoAddress(thread.to, filled.subject, filled.text) : null
  return (
    <>
      <form
        ref={form}
        className={styles.composer}
        aria-label={copy.title}
        data-composer
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || thread.from === null) return
          // In the list of models the key chooses one.
          if (event.target instanceof HTMLSelectElement) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        <dl className={styles.envelope}>
          <dt>{copy.to}</dt>
          <dd>{thread.to}</dd>
          {thread.from !== null && (
            <>
              <dt>{copy.from}</dt>
              <dd>{thread.from}</dd>
            </>
          )}
        </dl>
        {thread.from === null && <p className={styles.warning}>{copy.notConfigured}</p>}
        <ModelChooser
          models={models}
          variables={thread.variables}
          draft={whole}
          onManage={() => setManaging(true)}
        />
        {isPreview ? (
          <Preview {...filled} />
        ) : (
          <>
            <TextField
              ref={subject}
              label={copy.subject}
              value={draft.subject}
              maxLength={ANSWER_LIMITS.subject}
              readOnly={isBusy}
              error={errors.subject ?? trouble?.fields.subject}
              onChange={(event) => edit({ subject: event.target.value })}
            />
            <TextArea
              ref={text}
              label={copy.text}
              hint={thread.from === null || isMobile ? copy.textHint : `${copy.textHint} ${copy.sendKey}`}
              rows={9}
              readOnly={isBusy}
              value={draft.text}
              error={errors.text ?? trouble?.fields.text}
              onChange={(event) => edit({ text: event.target.value })}
            />
          </>
        )}
        <div role="alert">
          {meanwhile && (
            <p className={styles.warning}>
              {copy.meanwhile(
                meanwhile.kind === 'reply' ? 'reply' : 'answer',
                meanwhile.by,
                sayWhen(new Date(meanwhile.at))
              )}
              {isHeld && ` ${copy.readAgain}`}
            </p>
          )}
          {trouble && Object.keys(trouble.fields).length === 0 && (
            <p className={styles.problem}>{trouble.message}</p>
          )}
        </div>
        <div className={styles.buttons}>
          {mailto ? (
            <LinkButton
              variant="strong"
              size="small"
              icon="mail"
              href={mailto.href}
              onClick={() => {
                setJustOpened(true)
                change({ mayBeSent: true })
              }}
            >
              {copy.mailto}
            </LinkButton>
          ) : (
            <Button type="submit" variant="strong" size="small" icon="send" disabled={isBusy}>
              {isBusy ? copy.sending : copy.send}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-pressed={isPreview}
            onClick={() => setPreview(!isPreview)}
          >
            {isPreview ? copy.edit : copy.preview}
          </Button>
          <Button variant="ghost" size="small" onClick={onClose}>
            {copy.close}
          </Button>
          {!isBlank(whole.draft) && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                clear()
                onClose()
              }}
            >
              {copy.discard}
            </Button>
          )}
        </div>
        {mailto && whole.draft.mayBeSent && (
          <SentByOneself
            adminCode={adminCode}
            sheet={sheet}
            subject={filled.subject}
            isJustOpened={isJustOpened}
            onNoted={() => {
              clear()
              events.onNoted()
            }}
            onNotSent={() => {
              form.current?.querySelector<HTMLElement>('a[href^="mailto:"]')?.focus()
              change({ mayBeSent: false })
            }}
          />
        )}
      </form>
      <ModelsDialog isOpen={isManaging} models={models} onClose={() => setManaging(false)} />
    </>
  )
}

function errorsOf({ subject, text }: { subject: string; text: string }): { subject?: string; text?: string } {
  const errorOf = (typed: string, missing: string) => {
    if (typed.trim() === '') return missing
    const unknown = unknownVariables(typed)
    return unknown.length > 0 ? copy.unknownVariable(unknown) : undefined
  }
  const tooLong =
    text.trim().length > ANSWER_LIMITS.text ? copy.tooLong(text.trim().length, ANSWER_LIMITS.text) : undefined
  const errors = { subject: errorOf(subject, copy.noSubject), text: errorOf(text, copy.noText) ?? tooLong }
  return {
    ...(errors.subject !== undefined && { subject: errors.subject }),
    ...(errors.text !== undefined && { text: errors.text })
  }
}
