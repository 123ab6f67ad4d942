import { dayInParis } from '@site/contracts/site/french-date'
import { TextField } from '@site/web/ui/forms/text-field'
import { useState } from 'react'
import { wallTimeOf } from '../../../layout/when/say-when.ts'
import type { followCopy } from '../content/follow.ts'
import { instantOf, proposeTimes } from './callback-times.ts'
import styles from './follow-up.module.css'
import { SmallForm } from './small-form.tsx'

interface CallbackFormProps {
  words: typeof followCopy.callback
  /** ISO 8601 instant of the callback that is set. */
  callbackAt: string | null
  onSet: (at: string) => void
  onCancel: () => void
}

/** When to call back, or to meet: a usual time with one press, or a day and an hour in Paris. */
export function CallbackForm({ words, callbackAt, onSet, onCancel }: CallbackFormProps) {
  const [now] = useState(() => new Date())
  const proposals = proposeTimes(now)
  const first = callbackAt ? wallTimeOf(new Date(callbackAt)) : proposals[1]?.at
  const [[date = '', time = ''], setAt] = useState(() => (first ?? '').split('T'))
  const [error, setError] = useState<string>()
  const set = (wallTime: string) => {
    const at = instantOf(wallTime)
    if (!at || at.getTime() <= Date.now()) setError(words.invalid)
    else onSet(at.toISOString())
  }
  const put = (next: string[]) => {
    setError(undefined)
    setAt(next)
  }
  return (
    <SmallForm
      title={words.set}
      usual={proposals.map(({ label, at }) => ({ label, choose: () => set(at) }))}
      isUsualFirst
      applyLabel={words.apply}
      onApply={() => set(`${date}T${time}`)}
      onCancel={onCancel}
    >
      <div className={styles.when}>
        <TextField
          label={words.date}
          type="date"
          min={dayInParis(now)}
          value={date}
          error={error}
          onChange={(event) => put([event.target.value, time])}
        />
        <TextField
          label={words.time}
          type="time"
          value={time}
          onChange={(event) => put([date, event.target.value])}
        />
      </div>
    </SmallForm>
  )
}
