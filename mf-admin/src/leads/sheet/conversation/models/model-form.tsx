import { ANSWER_LIMITS } from '@site/contracts/answers/limits'
import type { AnswerModel, AnswerModelInput } from '@site/contracts/answers/model'
import { Button } from '@site/web/ui/forms/button'
import { TextArea, TextField } from '@site/web/ui/forms/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../../../api/log-failure.ts'
import { composerCopy, modelsCopy as copy } from '../content/conversation.ts'
import { problemOf, type Trouble } from '../draft/problem-of.ts'
import styles from './models.module.css'

interface ModelFormProps {
  /** null: a new one. */
  model: AnswerModel | null
  save: (id: number | null, input: AnswerModelInput) => Promise<void>
  onDone: (wasSaved: boolean) => void
}

/** One model. What is typed stays until it is saved or given up. */
export function ModelForm({ model, save, onDone }: ModelFormProps) {
  const [input, setInput] = useState<AnswerModelInput>({
    name: model?.name ?? '',
    subject: model?.subject ?? '',
    text: model?.text ?? ''
  })
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setTrouble(null)
    try {
      await save(model?.id ?? null, input)
      onDone(true)
    } catch (error) {
      logFailure('The model could not be saved', error)
      setTrouble(problemOf(error))
      setBusy(false)
    }
  }
  const fields = trouble?.fields ?? {}
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={name}
        label={copy.name}
        hint={copy.nameHint}
        value={input.name}
        maxLength={ANSWER_LIMITS.modelName}
        error={fields.name}
        onChange={(event) => setInput({ ...input, name: event.target.value })}
      />
      <TextField
        label={composerCopy.subject}
        value={input.subject}
        maxLength={ANSWER_LIMITS.subject}
        error={fields.subject}
        onChange={(event) => setInput({ ...input, subject: event.target.value })}
      />
      <TextArea
        label={composerCopy.text}
        hint={copy.variables}
        rows={10}
        value={input.text}
        maxLength={ANSWER_LIMITS.text}
        error={fields.text}
        onChange={(event) => setInput({ ...input, text: event.target.value })}
      />
      <div role="alert">
        {trouble && Object.keys(fields).length === 0 && <p className={styles.problem}>{trouble.message}</p>}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="strong" size="small" disabled={isBusy}>
          {isBusy ? copy.saving : copy.save}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onDone(false)}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
