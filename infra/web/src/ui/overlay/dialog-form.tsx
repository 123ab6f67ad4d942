import type { FormEvent, ReactNode, Ref } from 'react'
import styles from './dialog.module.css'

interface DialogFormProps {
  ref?: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The footer that stays visible beneath the fields: the button that sends. */
  foot: ReactNode
  children: ReactNode
}

/** A form that fills its dialog: title and foot stay where they are, the fields scroll between them. */
export function DialogForm({ ref, onSubmit, foot, children }: DialogFormProps) {
  return (
    <form ref={ref} className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.fields}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </form>
  )
}
