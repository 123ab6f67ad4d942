import { useBookingUrl } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { TextField } from '@site/web/ui/forms/text-field'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { ConsentField } from '../../contact/consent-field.tsx'
import { emailExample } from '../../contact/content/consent.ts'
import { Honeypot } from '../../contact/honeypot.tsx'
import { chatFormCopy, chatFormText } from '../content/forms.ts'
import { ChatFormResult } from './chat-form-result.tsx'
import { TopicFrame } from './topic-frame.tsx'
import styles from './topics.module.css'
import type { ChatForm } from './use-chat-form.ts'

/** The contact form of the views 'contact' and 'appointment', and its result in the same place (FORM-17). */
export function ChatFormView({ form, onBack }: { form: ChatForm; onBack: () => void }) {
  const bookingUrl = useBookingUrl()
  const { kind, status, startOver } = form
  const copy = chatFormCopy[kind]
  const isSent = status === 'sent'
  const leave = () => {
    if (isSent) startOver()
    onBack()
  }
  return (
    <TopicFrame title={copy.title} onBack={leave}>
      {!isSent && <p>{copy.intro}</p>}
      {!isSent && <Fields form={form} submitLabel={copy.submit} />}
      <ChatFormResult kind={kind} status={status} reason={form.reason} isReadOnly={form.isReadOnly} />
      {kind === 'appointment' && (
        <ExternalLink href={bookingUrl} className={styles.bookingLink}>
          {chatFormText.bookingLink}
        </ExternalLink>
      )}
    </TopicFrame>
  )
}

function Fields({ form, submitLabel }: { form: ChatForm; submitLabel: string }) {
  const { ref, values, change, submit, status, fieldErrors, emailField } = form
  const { question, isQuestionKept, setQuestionKept } = form
  const isSending = status === 'sending'
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={emailField}
        label={chatFormText.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        hint={fieldErrors.email ? undefined : emailExample}
        error={fieldErrors.email}
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        label={chatFormText.telephone}
        name="telephone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        isOptional
        error={fieldErrors.telephone}
        value={values.telephone}
        onChange={(event) => change({ telephone: event.target.value })}
      />
      {question && (
        <Checkbox
          name="question"
          checked={isQuestionKept}
          onChange={(event) => setQuestionKept(event.target.checked)}
        >
          {chatFormText.question(question)}
        </Checkbox>
      )}
      <Honeypot value={values.website} onChange={(website) => change({ website })} />
      <ConsentField isGiven={values.consent} onChange={(consent) => change({ consent })} />
      <Button type="submit" variant="primary" isWide aria-disabled={isSending}>
        {isSending ? chatFormText.sending : submitLabel}
      </Button>
    </form>
  )
}
