import type { ComponentProps } from 'react'
import { classNames } from '../class-names.tsx'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'className' | 'id'> & {
  id?: string | undefined
}

/** One line of text. Takes the attributes of an input, `ref` included. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  keepsLine,
  id,
  ...rest
}: Native<'input'> & FieldText) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} keepsLine={keepsLine} id={id}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({ label, hint, error, isOptional, id, ...rest }: Native<'textarea'> & FieldText) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <textarea rows={4} {...rest} {...control} className={classNames(control.className, styles.area)} />
      )}
    </Field>
  )
}
