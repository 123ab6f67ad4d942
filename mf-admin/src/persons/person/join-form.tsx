import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { useState } from 'react'
import { useRequiredFields } from '../../layout/use-required-fields.ts'
import { joinCopy } from '../content/persons.ts'
import type { Joined } from '../data/use-person-changes.ts'
import styles from './person.module.css'

interface JoinFormProps {
  /** An address of the person. */
  first: string
  join: (two: { first: string; second: string }) => Promise<Joined>
}

/** Joins an address that nobody proposed: who knows the person knows better than a comparison (PERSON-17). What fails stays in the field, and the field says of an address that nobody wrote from it. */
export function JoinForm({ first, join }: JoinFormProps) {
  const [email, setEmail] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(email.trim())
  const { form, said, check } = useRequiredFields(isAddress ? {} : { email: joinCopy.missing })
  const send = async () => {
    const second = email.trim()
    setBusy(true)
    setUnknown(undefined)
    const joined = await join({ first, second })
    setBusy(false)
    // What was typed meanwhile stays.
    if (joined === 'joined') setEmail((now) => (now.trim() === second ? '' : now))
    if (joined !== 'unknown') return
    setUnknown(second)
    const { activeElement } = document
    if (activeElement === document.body || form.current?.contains(activeElement))
      form.current?.querySelector('input')?.focus()
  }
  return (
    <form
      ref={form}
      className={styles.join}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && check()) void send()
      }}
    >
      <TextField
        label={joinCopy.label}
        hint={joinCopy.hint}
        type="email"
        name="email"
        autoComplete="off"
        value={email}
        error={said.email ?? (unknown === email.trim() ? joinCopy.unknown : undefined)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="quiet" size="small" aria-disabled={isBusy}>
        {isBusy ? joinCopy.joining : joinCopy.join}
      </Button>
    </form>
  )
}
