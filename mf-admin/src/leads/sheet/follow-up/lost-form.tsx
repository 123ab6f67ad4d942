import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { type FormEvent, useState } from 'react'
import { followCopy } from '../content/follow.ts'
import styles from './follow-up.module.css'
import { LONGEST } from './limits.ts'
import { closeByKey, intoFocus, intoSight } from './small-form.ts'

interface LostFormProps {
  reason: string
  onLose: (reason: string) => void
  onCancel: () => void
}

/** Why a lead is lost: a usual reason with one press, or one's own words. */
export function LostForm({ reason, onLose, onCancel }: LostFormProps) {
  const [typed, setTyped] = useState(reason)
  const [error, setError] = useState<string>()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') setError(followCopy.lost.missing)
    else onLose(typed.trim())
  }
  return (
    <form
      ref={intoSight}
      className={styles.form}
      onSubmit={apply}
      onKeyDown={(event) => closeByKey(event, onCancel)}
      aria-label={followCopy.lost.title}
      noValidate
    >
      <p className={styles.question}>{followCopy.lost.title}</p>
      <div className={styles.chips}>
        {followCopy.lost.usual.map((usual) => (
          <button key={usual} type="button" className={styles.chip} onClick={() => onLose(usual)}>
            {usual}
          </button>
        ))}
      </div>
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
      <div className={styles.buttons}>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {followCopy.cancel}
        </Button>
        <Button type="submit" variant="strong" size="small">
          {followCopy.lost.apply}
        </Button>
      </div>
    </form>
  )
}
