import { Button } from '@site/web/ui/forms/button'
import type { ReactNode } from 'react'
import { followCopy } from '../content/follow.ts'
import styles from './follow-up.module.css'

/** A form that opens within the sheet is shown whole, as far as there is room. A function of its own, as the next, so that it is called once. */
const intoSight = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'nearest' })

/** What takes the focus as its form opens. */
export const intoFocus = (control: HTMLElement | null): void => control?.focus()

interface SmallFormProps {
  title: string
  /** What is answered with one press, above the fields. */
  usual: readonly { label: string; choose: () => void }[]
  /** The first usual answer takes the focus, and not a field. */
  isUsualFirst?: boolean
  /** On the button that applies what the fields say. */
  applyLabel: string
  onApply: () => void
  onCancel: () => void
  /** What is above the usual answers, and the fields below them. */
  question?: string | undefined
  /** In a dialog, which has a frame of its own. */
  isBare?: boolean | undefined
  children: ReactNode
}

/** A small question in the sheet: a usual answer with one press, or one's own. Escape closes it, and not the sheet. */
export function SmallForm(props: SmallFormProps) {
  const { title, usual, isUsualFirst, applyLabel, onApply, onCancel, question, isBare, children } = props
  return (
    <form
      ref={intoSight}
      className={isBare ? styles.bare : styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onApply()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onCancel()
      }}
    >
      {question && <p className={styles.question}>{question}</p>}
      <div className={styles.chips}>
        {usual.map(({ label, choose }, place) => (
          <button
            key={label}
            ref={isUsualFirst && place === 0 ? intoFocus : undefined}
            type="button"
            className={styles.chip}
            onClick={choose}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
      <div className={styles.buttons}>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {followCopy.cancel}
        </Button>
        <Button type="submit" variant="strong" size="small">
          {applyLabel}
        </Button>
      </div>
    </form>
  )
}
