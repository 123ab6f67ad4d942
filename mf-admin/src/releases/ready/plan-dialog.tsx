import { Dialog } from '@site/web/ui/overlay/dialog'
import { tomorrowMorning, WhenForm } from '../../layout/when/when-form.tsx'
import type { AskedToGoLive } from '../asked/what-is-asked.ts'
import { planCopy } from '../content/plans.ts'
import { makeLiveCopy } from '../content/ready.ts'
import { rollbackCopy } from '../content/releases.ts'

interface PlanDialogProps {
  /** What is to go live; null: the dialog is closed. */
  versions: AskedToGoLive['versions'] | null
  onClose: () => void
  /** Returns the sentence that stands at the field, or null once it is planned. */
  onPlan: (versions: AskedToGoLive['versions'], at: string) => Promise<string | null>
}

/** When versions that are ready are to go live: a day and a minute in Paris (BOARD-12). */
export function PlanDialog({ versions, onClose, onPlan }: PlanDialogProps) {
  const chosen = versions ?? []
  const blocked = makeLiveCopy.blocked(chosen.filter(({ isBlocked }) => isBlocked).map(({ name }) => name))
  return (
    <Dialog
      isOpen={versions !== null}
      onClose={onClose}
      title={planCopy.title(chosen.map(({ name }) => name))}
      description={
        <>
          {chosen.map(({ name, from, version, message }) => (
            <p key={name}>{makeLiveCopy.subject(name, rollbackCopy.subject(from, version), message)}</p>
          ))}
          <p>{planCopy.question(chosen.length)}</p>
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
