import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { type FormEvent, useState } from 'react'
import { wallTimeOf } from '../../../articles/draft/say-when.ts'
import { followCopy } from '../content/follow.ts'
import { instantOf, proposeTimes } from './callback-times.ts'
import styles from './follow-up.module.css'
import { closeByKey, intoFocus, intoSight } from './small-form.ts'

interface CallbackFormProps {
  /** ISO 8601 instant of the callback that is set. */
  callbackAt: string | null
  onSet: (at: string) => void
  onCancel: () => void
}

/** When to call back: a usual time with one press, or a day and an hour in Paris. */
export function CallbackForm({ callbackAt, onSet, onCancel }: CallbackFormProps) {
  const [now] = useState(() => new Date())
  const proposals = proposeTimes(now)
  const first = callbackAt ? wallTimeOf(new Date(callbackAt)) : proposals[1]?.at
  const [[date = '', time = ''], setAt] = useState(() => (first ?? '').split('T'))
  const [error, setError] = useState<string>()
  const set = (wallTime: string) => {
    const at = instantOf(wallTime)
    if (!at || at.getTime() <= Date.now()) setError(followCopy.callback.invalid)
    else onSet(at.toISOString())
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    set(`${date}T${time}`)
  }
  const put = (next: string[]) => {
    setError(undefined)
    setAt(next)
  }
  return (
    <form
      ref={intoSight}
      className={styles.form}
      onSubmit={apply}
      onKeyDown={(event) => closeByKey(event, onCancel)}
      aria-label={followCopy.callback.set}
      noValidate
    >
      <div className={styles.chips}>
        {proposals.map(({ label, at }, index) => (
          <button
            key={label}
            ref={index === 0 ? intoFocus : undefined}
            type="button"
            className={styles.chip}
            onClick={() => set(at)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.when}>
        <TextField
          label={followCopy.callback.date}
          type="date"
          min={wallTimeOf(now).slice(0, 10)}
          value={date}
          error={error}
          onChange={(event) => put([event.target.value, time])}
        />
        <TextField
          label={followCopy.callback.time}
          type="time"
          value={time}
          onChange={(event) => put([date, event.target.value])}
        />
      </div>
      <div className={styles.buttons}>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {followCopy.cancel}
        </Button>
        <Button type="submit" variant="strong" size="small">
          {followCopy.callback.apply}
        </Button>
      </div>
    </form>
  )
}
