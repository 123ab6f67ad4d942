import type { BoardRow } from '@site/contracts/release-board/release-board'
import { Button } from '@site/web/ui/forms/button'
import { releasesCopy } from '../content/releases.ts'
import styles from './board.module.css'
import { healthOf } from './health-of.ts'
import { unfoldId } from './unfold-id.ts'

/** Names the front ends that are unwell, each leading to its row: the rows keep their places beneath the hand of who presses (BOARD-16). */
export function TroubledLine({ rows }: { rows: BoardRow[] }) {
  const troubled = rows.filter((row) => healthOf(row) !== 'well')
  if (troubled.length === 0) return null
  return (
    <p className={styles.troubled}>
      {releasesCopy.troubled}{' '}
      {troubled.map(({ name }) => (
        <Button
          key={name}
          variant="quiet"
          size="small"
          onClick={() => document.getElementById(unfoldId(name))?.focus()}
        >
          {name}
        </Button>
      ))}
    </p>
  )
}
