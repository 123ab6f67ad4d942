import type { Arm } from '@site/contracts/federation/canary'
import type { BoardCanary, CanaryAction } from '@site/contracts/release-board/release-board'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { sayWhen } from '../../layout/when/say-when.ts'
import { canaryCopy } from '../content/canary.ts'
import styles from './canary.module.css'

interface CanaryProps {
  name: string
  canary: BoardCanary
  isChangeable: boolean
  onAsk: (action: CanaryAction) => void
}

/** A version that a share of the visitors gets: how many they are, how both versions fare side by side, and what can be done with it (BOARD-9). */
export function Canary({ name, canary, isChangeable, onAsk }: CanaryProps) {
  const { version, share, next, isHeld, steppedAt, by, verdict } = canary
  const when = [
    canaryCopy.set(sayWhen(new Date(steppedAt)), by),
    !isHeld && next.length > 0 && canaryCopy.next(next)
  ]
  return (
    <section className={styles.canary} data-verdict={verdict} aria-label={`${canaryCopy.name} ${name}`}>
      <div className={styles.what}>
        <h3 className={styles.title}>
          {canaryCopy.name} <span className={styles.version}>{version}</span>
          {isHeld && <Badge tone="lilas">{canaryCopy.held}</Badge>}
        </h3>
        <p className={styles.share}>{canaryCopy.share(share)}</p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share}%` }} />
        </div>
        <p className={styles.about}>{when.filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.how}>
        <Arms {...canary.arms} />
        <p className={styles.verdict}>{canaryCopy.verdicts[verdict]}</p>
      </div>
      {isChangeable && <Actions name={name} canary={canary} onAsk={onAsk} />}
    </section>
  )
}

const COLUMNS = Object.keys(canaryCopy.columns) as (keyof typeof canaryCopy.columns)[]

function Arms(arms: Record<'canary' | 'live', Arm>) {
  return (
    <table className={styles.arms}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{canaryCopy.version}</VisuallyHidden>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {canaryCopy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['canary', 'live'] as const).map((arm) => (
          <tr key={arm}>
            <th scope="row">{canaryCopy.arms[arm]}</th>
            {COLUMNS.map((column) => (
              <td key={column} data-some={(column !== 'visitors' && arms[arm][column] > 0) || undefined}>
                {canaryCopy.count(arms[arm][column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The shares that are offered where none is to follow. */
const SHARES = [5, 25, 50]

function Actions({ name, canary, onAsk }: Omit<CanaryProps, 'isChangeable'>) {
  const { version, share, next, isHeld } = canary
  const to = next[0] ?? SHARES.find((one) => one > share)
  const seen = { version, share }
  const of = <VisuallyHidden>{canaryCopy.of(name)}</VisuallyHidden>
  return (
    <div className={styles.actions}>
      {to !== undefined && (
        <Button variant="quiet" size="small" onClick={() => onAsk({ action: 'share', ...seen, to })}>
          {canaryCopy.toShare(to)}
          {of}
        </Button>
      )}
      {!isHeld && next.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => onAsk({ action: 'hold', ...seen })}>
          {canaryCopy.hold(share)}
          {of}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onAsk({ action: 'promote', ...seen })}>
        {canaryCopy.promote}
        {of}
      </Button>
      <Button variant="quiet" size="small" onClick={() => onAsk({ action: 'abort', ...seen })}>
        {canaryCopy.abort}
        {of}
      </Button>
    </div>
  )
}
