import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> & { children: ReactNode }

/** A checkbox with its words beside it; the whole row is the target. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <label className={styles.row} htmlFor={id}>
      <input {...rest} id={id} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  )
}
