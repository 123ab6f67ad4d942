import type { Schedule } from '@site/contracts/articles/schedule'
import { dayInParis } from '@site/contracts/site/french-date'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useRef, useState } from 'react'
import { scheduleCopy } from '../content/publication.ts'
import { sayWallTime, wallTimeOf } from '../draft/say-when.ts'
import type { Outcome } from './outcome.ts'
import styles from './publication.module.css'

interface ScheduleDialogProps {
  isOpen: boolean
  onClose: () => void
  publication: {
    schedule: (at: string, withText: boolean) => Outcome
  }
  /** Asks whether what is scheduled is to be given up. */
  onCancelSchedule: () => void
  /** What is scheduled already. */
  schedule: Schedule | null
  /** The draft has another text than what is scheduled. */
  hasChanged: boolean
}

/** When the text is to be published: a day and a minute in Paris. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const [withText, setWithText] = useState(false)
  const { schedule, hasChanged } = props
  const which = !schedule || (hasChanged && withText) ? 'now' : hasChanged ? 'older' : 'same'
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={schedule ? scheduleCopy.change : scheduleCopy.title}
      description={<p aria-live="polite">{scheduleCopy.explanation[which]}</p>}
      className={styles.short}
    >
      <Fields {...props} withText={withText} onWithText={setWithText} />
    </Dialog>
  )
}

const DAY_MS = 86_400_000
/** Tomorrow morning, unless something is scheduled. */
const firstChoice = (schedule: Schedule | null) =>
  (schedule?.at ?? `${wallTimeOf(new Date(Date.now() + DAY_MS)).slice(0, 10)}T08:00`).split('T')

interface FieldsProps extends ScheduleDialogProps {
  withText: boolean
  onWithText: (withText: boolean) => void
}

function Fields(props: FieldsProps) {
  const { onClose, onCancelSchedule, publication, schedule, hasChanged, withText, onWithText } = props
  const [[date = '', time = ''], setAt] = useState(() => firstChoice(schedule))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const put = (next: string[]) => {
    setError(undefined)
    setAt(next)
  }
  const said = date && time ? sayWallTime(`${date}T${time}`) : undefined
  /** Of a day that is right the hour is wrong. The field that is meant has the focus. */
  const isOfToday = date === dayInParis(new Date())
  const fields = useRef<HTMLDivElement>(null)
  const refuse = (sentence: string) => {
    setError(sentence)
    fields.current?.querySelector<HTMLElement>(`input[type="${isOfToday ? 'time' : 'date'}"]`)?.focus()
  }
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!said) return refuse(scheduleCopy.incomplete)
    setBusy(true)
    const refused = await publication.schedule(`${date}T${time}`, withText)
    setBusy(false)
    if (refused === null) onClose()
    else refuse(refused)
  }
  return (
    <DialogForm
      onSubmit={apply}
      foot={
        <>
          {/* Beside the button, and not among the fields: those scroll where the window is low. */}
          <p className={styles.said} aria-live="polite">
            {said && scheduleCopy.said(said)}
          </p>
          <div className={styles.buttons}>
            {schedule && (
              <Button variant="quiet" onClick={onCancelSchedule} disabled={isBusy}>
                {scheduleCopy.cancel}
              </Button>
            )}
            <Button type="submit" variant="strong" aria-disabled={isBusy}>
              {isBusy ? scheduleCopy.applying : schedule ? scheduleCopy.change : scheduleCopy.apply}
            </Button>
          </div>
        </>
      }
    >
      <div ref={fields} className={styles.when}>
        <TextField
          label={scheduleCopy.date}
          type="date"
          required
          min={dayInParis(new Date())}
          // A year has four digits.
          max="9999-12-31"
          value={date}
          error={isOfToday ? undefined : error}
          data-autofocus
          onChange={(event) => put([event.target.value, time])}
        />
        <TextField
          label={scheduleCopy.time}
          type="time"
          required
          value={time}
          error={isOfToday ? error : undefined}
          onChange={(event) => put([date, event.target.value])}
        />
      </div>
      {schedule && hasChanged && (
        <Checkbox checked={withText} onChange={(event) => onWithText(event.target.checked)}>
          {scheduleCopy.withText}
        </Checkbox>
      )}
    </DialogForm>
  )
}
