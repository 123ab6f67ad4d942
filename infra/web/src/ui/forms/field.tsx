import { type ReactNode, useId } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './field.module.css'

export interface FieldText {
  label: string
  /** Grey line under the control. */
  hint?: string | undefined
  /** Red line under the control; the control is then invalid. Announced as it appears. */
  error?: string | undefined
  /** Adds « (facultatif) » to the label. */
  isOptional?: boolean | undefined
  /** Reserves the height of one line beneath, so that a hint or an error that appears or disappears moves nothing. */
  keepsLine?: boolean | undefined
}

export interface ControlProps {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldText & { id?: string | undefined; children: (control: ControlProps) => ReactNode }

/** Label, control, hint and error, tied together by ids. */
export function Field({ label, hint, error, isOptional, keepsLine, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined
      })}
      <div className={keepsLine ? styles.line : styles.lines}>
        {hint && (
          <p className={styles.hint} id={`${controlId}-hint`}>
            {hint}
          </p>
        )}
        <FieldError id={`${controlId}-error`} error={error} />
      </div>
    </div>
  )
}

/** Red line under what is wrong; announced as it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div role="alert" hidden={!error}>
      {error && (
        <p className={styles.error} id={id}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
