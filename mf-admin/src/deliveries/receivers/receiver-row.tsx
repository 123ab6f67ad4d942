import type { DeliveryAttempt, Receiver } from '@site/contracts/deliveries/deliveries'
import { classNames } from '@site/web/ui/class-names'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useState } from 'react'
import health from '../../layout/list/health-rows.module.css'
import { MoreMenu } from '../../layout/more-menu.tsx'
import { sayWhen } from '../../layout/when/say-when.ts'
import { channelName, saySources } from '../content/deliveries.ts'
import { receiversCopy } from '../content/receivers.ts'
import { sayDuration, sayOutcome } from '../content/say-attempt.ts'
import type { DeliveryFilter } from '../sent/use-deliveries.ts'
import styles from './receivers.module.css'
import type { ReceiverActions } from './use-receivers.ts'

interface ReceiverRowProps {
  receiver: Receiver
  actions: Pick<ReceiverActions, 'test' | 'pause'>
  /** Was it made here, and may who looks change it? */
  mayChange: boolean
  onFilter: (filter: DeliveryFilter) => void
  onOpen: (what: 'change' | 'renew' | 'remove', receiver: Receiver) => void
}

/** One receiver: where it is, what it is told, how that goes, and what can be done. */
export function ReceiverRow({ receiver, actions, mayChange, onFilter, onOpen }: ReceiverRowProps) {
  const [result, setResult] = useState<DeliveryAttempt | null>(null)
  const [isTesting, setTesting] = useState(false)
  const name = channelName(receiver)
  const test = async () => {
    if (isTesting) return
    setTesting(true)
    setResult(null)
    setResult(await actions.test(receiver))
    setTesting(false)
  }
  return (
    <li className={classNames(health.row, styles.row)} data-health={healthOf(receiver)}>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {name} {receiver.isPaused && <Badge tone="warning">{receiversCopy.paused}</Badge>}
        </h3>
        <p className={styles.where}>
          <Icon name={receiver.kind === 'email' ? 'mail' : 'send'} /> {receiver.to}
        </p>
        <p className={styles.facts}>
          {saySources(receiver.sources)}
          {receiver.id === null && ` · ${receiversCopy.configured}`}
        </p>
      </div>
      <div className={styles.health}>
        <p className={styles.facts}>{sayHealth(receiver)}</p>
        <Troubles receiver={receiver} name={name} onFilter={onFilter} />
        <div role="status">{result && <TestResult {...result} />}</div>
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" icon="send" aria-disabled={isTesting} onClick={test}>
          {isTesting ? receiversCopy.testing : receiversCopy.test}
          <VisuallyHidden>{receiversCopy.testOf(name)}</VisuallyHidden>
        </Button>
        {mayChange && (
          <MoreMenu
            isArrow
            label={receiversCopy.more(name)}
            actions={[
              { label: receiversCopy.change, icon: 'edit', run: () => onOpen('change', receiver) },
              {
                label: receiver.isPaused ? receiversCopy.resume : receiversCopy.pause,
                icon: receiver.isPaused ? 'play' : 'pause',
                run: () => void actions.pause(receiver, !receiver.isPaused)
              },
              { label: receiversCopy.renew, icon: 'lock', run: () => onOpen('renew', receiver) },
              { label: receiversCopy.remove, icon: 'trash', run: () => onOpen('remove', receiver) }
            ]}
          />
        )}
      </div>
    </li>
  )
}

/** What waits and what failed, each the way to it. */
function Troubles({
  receiver,
  name,
  onFilter
}: { receiver: Receiver; name: string } & Pick<ReceiverRowProps, 'onFilter'>) {
  const { waiting, failed, channel } = receiver
  if (waiting + failed === 0) return null
  return (
    <p className={styles.troubles}>
      {failed > 0 && (
        <button
          type="button"
          data-state="failed"
          aria-label={receiversCopy.brokenOf(failed, name)}
          onClick={() => onFilter({ state: 'failed', channel })}
        >
          {receiversCopy.broken(failed)}
        </button>
      )}
      {waiting > 0 && (
        <button
          type="button"
          aria-label={receiversCopy.waitingOf(waiting, name)}
          onClick={() => onFilter({ state: 'waiting', channel })}
        >
          {receiversCopy.waiting(waiting)}
        </button>
      )}
    </p>
  )
}

function TestResult({ outcome, reason, status, durationMs }: DeliveryAttempt) {
  const time = sayDuration(durationMs ?? 0)
  if (outcome === 'sent') return <p className={styles.good}>{receiversCopy.testSent(time)}</p>
  const why = [sayOutcome({ outcome, reason }), status, time].filter((part) => part !== null).join(', ')
  return <p className={styles.bad}>{receiversCopy.testFailed(why)}</p>
}

function healthOf({
  isPaused,
  failed,
  waiting,
  lastFailedAt,
  lastSentAt
}: Receiver): 'paused' | 'broken' | 'shaky' | 'well' {
  if (isPaused) return 'paused'
  if (failed > 0) return 'broken'
  return waiting > 0 && (lastFailedAt ?? '') > (lastSentAt ?? '') ? 'shaky' : 'well'
}

function sayHealth({ lastSentAt, lastFailedAt }: Receiver): string {
  const good = lastSentAt ? receiversCopy.arrived(sayWhen(new Date(lastSentAt))) : receiversCopy.never
  return lastFailedAt && lastFailedAt > (lastSentAt ?? '')
    ? `${good}, ${receiversCopy.stumbled(sayWhen(new Date(lastFailedAt)))}`
    : good
}
