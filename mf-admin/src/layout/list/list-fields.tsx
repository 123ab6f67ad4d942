import { Field } from '@site/web/ui/forms/field'
import { TextField } from '@site/web/ui/forms/text-field'
import type { KeyboardEvent, Ref } from 'react'

interface SearchFieldProps {
  label: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
  /** What is typed. */
  value: string
  onType: (value: string) => void
  /** Enter, the arrow down, and Escape where nothing is typed lead to what was found. */
  onLeave?: () => void
}

/** What a list is searched by. */
export function SearchField({ label, placeholder, ref, value, onType, onLeave }: SearchFieldProps) {
  const leave = (event: KeyboardEvent) => {
    const isWayOut =
      event.key === 'Enter' || event.key === 'ArrowDown' || (event.key === 'Escape' && value === '')
    if (!onLeave || !isWayOut || event.nativeEvent.isComposing) return
    event.preventDefault()
    onLeave()
  }
  return (
    <TextField
      ref={ref}
      label={label}
      type="search"
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={leave}
    />
  )
}

interface ChoiceFieldProps<Choice> {
  label: string
  choices: readonly Choice[]
  isChosen: (choice: Choice) => boolean
  onChoose: (choice: Choice) => void
}

/** A choice by which a list is filtered or ordered; the first of them where none is chosen. `value`: of its option, by default its place. */
export function ChoiceField<Choice extends { label: string; value?: string }>({
  label,
  choices,
  isChosen,
  onChoose
}: ChoiceFieldProps<Choice>) {
  const optionOf = (choice: Choice | undefined, place: number) => choice?.value ?? String(place)
  const chosen = Math.max(0, choices.findIndex(isChosen))
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={optionOf(choices[chosen], chosen)}
          onChange={({ target }) => {
            const choice = choices[target.selectedIndex]
            if (choice) onChoose(choice)
          }}
        >
          {choices.map((choice, place) => (
            <option key={choice.label} value={optionOf(choice, place)}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
