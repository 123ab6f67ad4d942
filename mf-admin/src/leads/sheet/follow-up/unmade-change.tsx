import { Button } from '@site/web/ui/forms/button'
import { followCopy } from '../content/follow.ts'
import styles from './follow-up.module.css'
import type { Unmade } from './unmade-changes.ts'

interface UnmadeChangeProps {
  unmade: Unmade
  /** Who made the change that was faster, as far as the journal says. */
  who: string | undefined
  onApply: () => void
  onGiveUp: () => void
}

/** A change that was not made, where it was wanted: the other's is shown above, one's own is kept and one press away. */
export function UnmadeChange({ unmade, who, onApply, onGiveUp }: UnmadeChangeProps) {
  const { theirs, wanted, message } = unmade
  return (
    <div className={styles.unmade} data-kind={theirs ? 'conflict' : 'failed'}>
      <p>{theirs ? followCopy.conflict(who) : message}</p>
      <p className={styles.wanted}>{followCopy.wanted(wanted)}</p>
      <div className={styles.buttons}>
        <Button variant="ghost" size="small" onClick={onGiveUp}>
          {followCopy.giveUp}
        </Button>
        <Button variant="strong" size="small" onClick={onApply}>
          {theirs ? followCopy.apply : followCopy.retry}
        </Button>
      </div>
    </div>
  )
}
