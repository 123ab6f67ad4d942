import { Checkbox } from '@site/web/ui/forms/checkbox'
import { FieldError } from '@site/web/ui/forms/field'
import { useId } from 'react'
import styles from './checkbox-group.module.css'

interface CheckboxGroupProps<Value extends string> {
  legend: string
  choices: readonly Value[]
  labels: Record<Value, string>
  chosen: readonly Value[]
  /** Receives the chosen ones in the order of `choices`, however they were ticked. */
  onChange: (chosen: Value[]) => void
  /** Red line beneath; the boxes are then invalid. */
  error?: string | undefined
}

/** Several things of which some are chosen. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, choices, labels, chosen, onChange, error } = props
  const errorId = useId()
  const isOther = (value: Value, switched: Value) => chosen.includes(value) !== (value === switched)
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          checked={chosen.includes(choice)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={() => onChange(choices.filter((one) => isOther(one, choice)))}
        >
          {labels[choice]}
        </Checkbox>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
