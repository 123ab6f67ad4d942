import type { FaqInput } from '@site/contracts/questions/faq'
import { FAQ_LIMITS } from '@site/contracts/questions/faq-address'
import { Button } from '@site/web/ui/forms/button'
import { TextArea, TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useEffect, useState } from 'react'
import { logFailure } from '../api/log-failure.ts'
import { fieldFaultsOf } from '../api/message-of.ts'
import { useRequiredFields } from '../layout/use-required-fields.ts'
import { formCopy as copy, questionsToasts } from './content/questions.ts'
import styles from './questions-screen.module.css'
import { beginOf, inputOf, keyOf, type TypedEntry } from './typed-entry.ts'
import type { EntryTarget } from './use-questions.ts'

interface EntryDialogProps {
  /** null: closed. */
  target: EntryTarget | null
  /** What was typed of each so far. */
  typed: Map<string, TypedEntry>
  /** Publishes, and closes the dialog; rejects when it was refused. */
  save: (input: FaqInput) => Promise<void>
  onClose: () => void
}

/** An answer to a question, with a way to a page of the site. What was typed is there again when the dialog is opened anew. */
export function EntryDialog({ target, ...rest }: EntryDialogProps) {
  const isChange = target !== null && target !== 'new' && 'entry' in target
  return (
    <Dialog
      isOpen={target !== null}
      onClose={rest.onClose}
      title={isChange ? copy.changeTitle : copy.newTitle}
      description={copy.description}
      size="large"
    >
      {target && <Fields key={keyOf(target)} target={target} {...rest} />}
    </Dialog>
  )
}

function Fields({ target, typed, save }: EntryDialogProps & { target: EntryTarget }) {
  const [entry, setEntry] = useState<TypedEntry>(() => typed.get(keyOf(target)) ?? beginOf(target))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; fields: Record<string, string> } | null>(null)
  const { form, said, check } = useRequiredFields(missingOf(entry))
  const faults = refusal?.fields ?? {}
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal, form])

  const type = (more: Partial<TypedEntry>) => {
    const next = { ...entry, ...more }
    typed.set(keyOf(target), next)
    setEntry(next)
    setRefusal(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !check()) return
    setBusy(true)
    try {
      await save(inputOf(entry))
    } catch (error) {
      const message =
        logFailure('The entry could not be published', error) ?? questionsToasts.failed().description
      setRefusal({ message, fields: fieldFaultsOf(error) ?? {} })
      setBusy(false)
    }
  }
  const wordingsFault = Object.entries(faults).find(([field]) => field.startsWith('wordings'))?.[1]
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      foot={
        <>
          <Button type="submit" variant="strong" aria-disabled={isBusy}>
            {isBusy ? copy.saving : copy.save}
          </Button>
          <p className={styles.kept}>{copy.kept}</p>
        </>
      }
    >
      <div role="alert">
        {refusal && Object.keys(faults).length === 0 && <p className={styles.problem}>{refusal.message}</p>}
      </div>
      <TextField
        label={copy.question}
        value={entry.question}
        error={said.question ?? faults.question}
        onChange={(event) => type({ question: event.target.value })}
        data-autofocus={entry.question === '' || undefined}
      />
      <TextArea
        label={copy.answer}
        rows={7}
        hint={copy.answerHint(FAQ_LIMITS.answer, entry.answer.trim().length)}
        value={entry.answer}
        error={said.answer ?? faults.answer}
        onChange={(event) => type({ answer: event.target.value })}
        data-autofocus={entry.question !== '' || undefined}
      />
      <div className={styles.link}>
        <TextField
          label={copy.linkPath}
          hint={copy.linkPathHint}
          isOptional
          value={entry.path}
          error={said.path ?? faults['link.path']}
          onChange={(event) => type({ path: event.target.value })}
        />
        <TextField
          label={copy.linkLabel}
          hint={copy.linkLabelHint}
          isOptional
          value={entry.label}
          error={said.label ?? faults['link.label']}
          onChange={(event) => type({ label: event.target.value })}
        />
      </div>
      <TextArea
        label={copy.wordings}
        hint={copy.wordingsHint}
        isOptional
        rows={3}
        value={entry.wordings}
        error={wordingsFault}
        onChange={(event) => type({ wordings: event.target.value })}
      />
    </DialogForm>
  )
}

const missingOf = ({ question, answer, path, label }: TypedEntry) => ({
  ...(question.trim() === '' && { question: copy.missingQuestion }),
  ...(answer.trim() === '' && { answer: copy.missingAnswer }),
  ...(path.trim() !== '' && label.trim() === '' && { label: copy.missingLabel }),
  ...(label.trim() !== '' && path.trim() === '' && { path: copy.missingPath })
})
