import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef } from 'react'
import { SelectionBar } from '../../layout/list/selection-bar.tsx'
import styles from './bulk-bar.module.css'

interface UndoBarProps {
  copy: { undo: string; waiting: (count: number) => string }
  /** How many leads it is about. */
  count: number
  onUndo: () => void
  /** The focus is on what goes with the bar. */
  onFocus: () => void
}

/** Ten seconds in which something that was done to several leads can be taken back; a bar says how many are left. */
export function UndoBar({ copy, count, onUndo, onFocus }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <SelectionBar
      label={copy.undo}
      count={copy.waiting(count)}
      isCountSaid
      actions={
        <Button ref={button} variant="ghost" size="small" onClick={onUndo} onFocus={onFocus}>
          {copy.undo}
        </Button>
      }
    >
      <span className={styles.left} aria-hidden="true" />
    </SelectionBar>
  )
}
