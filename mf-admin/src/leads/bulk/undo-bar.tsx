import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef } from 'react'
import { SelectionBar } from '../../layout/selection-bar.tsx'
import styles from './bulk-bar.module.css'
import { bulkDeleteCopy } from './content/bulk.ts'

/** Ten seconds in which a deletion can be taken back; a bar says how many are left. */
export function UndoBar({ count, onUndo }: { count: number; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <SelectionBar
      label={bulkDeleteCopy.undo}
      count={bulkDeleteCopy.waiting(count)}
      isCountSaid
      actions={
        <Button ref={button} variant="ghost" size="small" onClick={onUndo}>
          {bulkDeleteCopy.undo}
        </Button>
      }
    >
      <span className={styles.left} aria-hidden="true" />
    </SelectionBar>
  )
}
