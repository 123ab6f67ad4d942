import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import styles from './confirmed-select.module.css'
import { choiceCopy } from './content/choice.ts'

type ConfirmedSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'onKeyDown' | 'onBlur'> & {
  value: string
  /** Something else than `value` was chosen, and confirmed. */
  onChoose: (value: string) => void
}

/** Keys that open the list of a select, or take what it shows: what comes of them was chosen from the open list. */
const OPENERS = ['Enter', ' ', 'F4', 'Tab', 'Escape']

/**
 * A native select whose choice acts once it is confirmed (WCAG 3.2.2). What is chosen with a press, or from the open list, is; what arrows and
 * letters bring up in the closed one waits for Enter, or until the select is left, and Escape drops it.
 */
export function ConfirmedSelect({ value, onChoose, children, ...rest }: ConfirmedSelectProps) {
  /** Brought up by a key and not confirmed. */
  const [waiting, setWaiting] = useState<string | null>(null)
  const isByKey = useRef(false)
  const confirm = () => {
    if (waiting === null) return
    setWaiting(null)
    if (waiting !== value) onChoose(waiting)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isByKey.current = !OPENERS.includes(event.key) && !event.altKey
    if (waiting === null || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') confirm()
    else setWaiting(null)
  }
  return (
    <>
      <select
        {...rest}
        aria-description={choiceCopy.keys}
        value={waiting ?? value}
        onChange={({ target }) => {
          if (isByKey.current) return setWaiting(target.value)
          setWaiting(null)
          onChoose(target.value)
        }}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          isByKey.current = false
        }}
        onPointerDown={() => {
          isByKey.current = false
        }}
        onBlur={({ currentTarget }) => {
          // A window that loses the focus leaves nothing.
          if (document.activeElement !== currentTarget) confirm()
        }}
      >
        {children}
      </select>
      {waiting !== null && waiting !== value && (
        <span className={styles.hint} aria-hidden="true">
          {choiceCopy.waiting}
        </span>
      )}
    </>
  )
}
