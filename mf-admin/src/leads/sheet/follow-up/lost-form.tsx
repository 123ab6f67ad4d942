import { TextField } from '@site/web/ui/forms/text-field'
import { useState } from 'react'
import { followCopy } from '../content/follow.ts'
import { LONGEST } from './limits.ts'
import { intoFocus, SmallForm } from './small-form.tsx'

interface LostFormProps {
  reason: string
  /** How many leads it is about. */
  count?: number
  /** In a dialog, which asks the question as its title. */
  isBare?: boolean
  onLose: (reason: string) => void
  onCancel: () => void
}

/** Why a lead is lost: a usual reason with one press, or one's own words. */
export function LostForm({ reason, count = 1, isBare, onLose, onCancel }: LostFormProps) {
  const [typed, setTyped] = useState(reason)
  const [error, setError] = useState<string>()
  const apply = () => {
    if (typed.trim() === '') setError(followCopy.lost.missing(count))
    else onLose(typed.trim())
  }
  return (
    <SmallForm
      title={followCopy.lost.title(count)}
      question={isBare ? undefined : followCopy.lost.title(count)}
      isBare={isBare}
      usual={followCopy.lost.usual.map((label) => ({ label, choose: () => onLose(label) }))}
      applyLabel={followCopy.lost.apply(count)}
      onApply={apply}
      onCancel={onCancel}
    >
      <TextField
        label={followCopy.lost.label}
        maxLength={LONGEST.lostReason}
        value={typed}
        error={error}
        ref={intoFocus}
        onChange={(event) => {
          setError(undefined)
          setTyped(event.target.value)
        }}
      />
    </SmallForm>
  )
}
