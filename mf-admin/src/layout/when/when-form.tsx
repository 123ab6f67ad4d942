import { dayInParis } from '@site/contracts/site/french-date'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { whenCopy } from '../content/when.ts'
import { sayWallTime, wallTimeOf } from './say-when.ts'
import styles from './when-form.module.css'

const DAY_MS = 86_400_000
/** Tomorrow morning, on the wall in Paris. */
export const tomorrowMorning = () => `${wallTimeOf(new Date(Date.now() + DAY_MS)).slice(0, 10)}T08:00`

interface WhenFormProps {
  /** What stands in the fields first: '2026-12-24T08:00'. */
  first: string
  apply: string
  applying?: string
  /** Returns the sentence that stands at the field, or null once it is done. */
  onApply: (at: string) => Promise<string | null>
  /** Another way out, before the button. */
  other?: (isBusy: boolean) => ReactNode
  children?: ReactNode
}

/** A day and a minute in Paris, in a dialog. */
export function WhenForm(props: WhenFormProps) {
  const { apply, applying = whenCopy.applying, onApply, other, children } = props
  const [[date = '', time = ''], setAt] = useState(() => props.first.split('T'))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const put = (next: string[]) => {
    setError(undefined)
    setAt(next)
  }
  const said = date && time ? sayWallTime(`${date}T${time}`) : undefined
  /** Where the day is right the hour is wrong. The field that is meant has the focus. */
  const isHourMeant = time === '' ? date !== '' : date === dayInParis(new Date())
  const fields = useRef<HTMLDivElement>(null)
  const refuse = (sentence: string) => {
    setError(sentence)
    fields.current?.querySelector<HTMLElement>(`input[type="${isHourMeant ? 'time' : 'date'}"]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!said) return refuse(whenCopy.incomplete)
    setBusy(true)
    const refused = await onApply(`${date}T${time}`)
    setBusy(false)
    if (refused !== null) refuse(refused)
  }
  return (
    <DialogForm
      onSubmit={submit}
      foot={
        <>
          {/* Beside the button, and not among the fields: those scroll where the window is low. */}
          <p className={styles.said} aria-live="polite">
            {said && whenCopy.said(said)}
          </p>
          <div className={styles.buttons}>
            {other?.(isBusy)}
            <Button type="submit" variant="strong" aria-disabled={isBusy}>
              {isBusy ? applying : apply}
            </Button>
          </div>
        </>
      }
    >
      <div ref={fields} className={styles.when}>
        <TextField
          label={whenCopy.date}
          type="date"
          required
          min={dayInParis(new Date())}
          // A year has four digits.
          max="9999-12-31"
          value={date}
          error={isHourMeant ? undefined : error}
          data-autofocus
          onChange={(event) => put([event.target.value, time])}
        />
        <TextField
          label={whenCopy.time}
          type="time"
          required
          value={time}
          error={isHourMeant ? error : undefined}
          onChange={(event) => put([date, event.target.value])}
        />
      </div>
      {children}
    </DialogForm>
  )
}
