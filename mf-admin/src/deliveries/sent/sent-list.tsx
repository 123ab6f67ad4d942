import type { Receiver } from '@site/contracts/deliveries/deliveries'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useState } from 'react'
import { LoadProblem } from '../../access/load-problem.tsx'
import { deliveriesCopy } from '../content/deliveries.ts'
import styles from './deliveries.module.css'
import { DeliveryFilters } from './delivery-filters.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { type DeliveryFilter, useDeliveries } from './use-deliveries.ts'

interface SentListProps {
  adminCode: string
  receivers: Receiver[]
  filter: DeliveryFilter
  onFilter: (filter: DeliveryFilter) => void
}

/** What was sent, newest first, as filtered (DELIVERY-11). */
export function SentList({ adminCode, receivers, filter, onFilter }: SentListProps) {
  const [cursors, setCursors] = useState<string[]>([])
  const { page, hasFailed, isRefused, refetch, sendAgain } = useDeliveries(adminCode, {
    ...filter,
    cursor: cursors.at(-1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter begins at its first page
  useEffect(() => setCursors([]), [filter])
  const isFiltered = filter.state !== undefined || filter.channel !== undefined
  return (
    <section className={styles.section} aria-labelledby="deliveries-sent">
      <h2 id="deliveries-sent" className={styles.subtitle}>
        {deliveriesCopy.sent}
      </h2>
      <DeliveryFilters receivers={receivers} filter={filter} counts={page?.counts} onFilter={onFilter} />
      <div role="status">
        {!page && !hasFailed && <p>{deliveriesCopy.loading}</p>}
        {page?.deliveries.length === 0 && <p>{isFiltered ? deliveriesCopy.noneSuch : deliveriesCopy.none}</p>}
      </div>
      <LoadProblem
        text={deliveriesCopy.sentFailed}
        hasFailed={hasFailed}
        isRefused={isRefused}
        refetch={refetch}
      />
      {page && page.deliveries.length > 0 && (
        <ul className={styles.list}>
          {page.deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              adminCode={adminCode}
              onSendAgain={sendAgain}
            />
          ))}
        </ul>
      )}
      <Pages
        hasNewer={cursors.length > 0}
        next={page?.next ?? null}
        onNewer={() => setCursors(cursors.slice(0, -1))}
        onOlder={(next) => setCursors([...cursors, next])}
      />
      <p className={styles.kept}>{deliveriesCopy.kept}</p>
    </section>
  )
}

interface PagesProps {
  hasNewer: boolean
  next: string | null
  onNewer: () => void
  onOlder: (next: string) => void
}

function Pages({ hasNewer, next, onNewer, onOlder }: PagesProps) {
  if (!hasNewer && !next) return null
  return (
    <nav className={styles.pages} aria-label={deliveriesCopy.pages}>
      <Button variant="quiet" size="small" disabled={!hasNewer} onClick={onNewer}>
        {deliveriesCopy.newer}
      </Button>
      <Button variant="quiet" size="small" disabled={!next} onClick={() => next && onOlder(next)}>
        {deliveriesCopy.older}
      </Button>
    </nav>
  )
}
