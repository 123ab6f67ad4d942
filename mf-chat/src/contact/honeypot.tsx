import { useId } from 'react'
import { honeypotLabel } from './content/consent.ts'
import styles from './honeypot.module.css'

/** A field no person sees or reaches (FORM-6). What fills it is stored apart by the service. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{honeypotLabel}</label>
      <input
        id={id}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
