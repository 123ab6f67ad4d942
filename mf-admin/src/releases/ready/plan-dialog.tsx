import { Dialog } from '@site/web/ui/overlay/dialog'
import { tomorrowMorning, WhenForm } from '../../layout/when/when-form.tsx'
import { type AskedToGoLive, goingLive } from '../asked/what-is-asked.ts'
import { planCopy } from '../content/plans.ts'

interface PlanDialogProps {
  /** What is to go live; null: the dialog is closed. */
  versions: AskedToGoLive['versions'] | null
  onClose: () => void
  /** Returns the sentence that stands at the field, or null once it is planned. */
  onPlan: (versions: AskedToGoLive['versions'], at: string) => Promise<string | null>
}

/** When versions that are ready are to go live: a day and a minute in Paris (BOARD-12). */
export function PlanDialog({ versions, onClose, onPlan }: PlanDialogProps) {
  const { names, subject, blocked } = goingLive(versions ?? [])
  return (
    <Dialog
      isOpen={versions !== null}
      onClose={onClose}
      title={planCopy.title(names)}
      description={
        <>
          {subject.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{planCopy.question(names.length)}</p>
          {blocked && <p>{blocked}</p>}
        </>
      }
    >
      {versions && (
        <WhenForm
          first={tomorrowMorning()}
          apply={planCopy.apply}
          applying={planCopy.applying}
          onApply={async (at) => {
            const refused = await onPlan(versions, at)
            if (refused === null) onClose()
            return refused
          }}
        />
      )}
    </Dialog>
  )
}
