import type { Schedule } from '@site/contracts/articles/schedule'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { useState } from 'react'
import { tomorrowMorning, WhenForm } from '../../layout/when/when-form.tsx'
import { scheduleCopy } from '../content/publication.ts'
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

interface FieldsProps extends ScheduleDialogProps {
  withText: boolean
  onWithText: (withText: boolean) => void
}

function Fields(props: FieldsProps) {
  const { onClose, onCancelSchedule, publication, schedule, hasChanged, withText, onWithText } = props
  return (
    <WhenForm
      first={schedule?.at ?? tomorrowMorning()}
      apply={schedule ? scheduleCopy.change : scheduleCopy.apply}
      onApply={async (at) => {
        const refused = await publication.schedule(at, withText)
        if (refused === null) onClose()
        return refused
      }}
      other={(isBusy) =>
        schedule && (
          <Button variant="quiet" onClick={onCancelSchedule} disabled={isBusy}>
            {scheduleCopy.cancel}
          </Button>
        )
      }
    >
      {schedule && hasChanged && (
        <Checkbox checked={withText} onChange={(event) => onWithText(event.target.checked)}>
          {scheduleCopy.withText}
        </Checkbox>
      )}
    </WhenForm>
  )
}
