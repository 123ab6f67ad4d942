import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> &
  FieldText & {
    id?: string | undefined
    /** Labels of the toggle, e.g. « Afficher le code ». */
    showLabel: string
    hideLabel: string
  }

/** A masked field with a button that shows or hides what was typed. */
export function PasswordField({
  label,
  hint,
  error,
  keepsLine,
  id,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} keepsLine={keepsLine} id={id}>
      {(control) => (
        <div className={styles.withToggle}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            className={styles.toggle}
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
