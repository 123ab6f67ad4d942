import { useRef } from 'react'
import { columns, leadsCopy } from '../content/leads.ts'
import { isSortable, sortByColumn } from '../data/lead-order.ts'
import { emptyLine, indexOfLead, type LeadListProps, NONE } from './lead-list-props.ts'
import { LeadRow } from './lead-row.tsx'
import styles from './lead-table.module.css'
import { useBoxWindow, useMoreWhenNear } from './use-row-window.ts'
import { useLeadKeys, useRowFocus, useRowInSight, useTopWatch } from './use-rows.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'

const WIDTH = Object.keys(columns).length
/** Height of most rows, in pixels. */
const ROW_HEIGHT = 44

/** The ten columns (LEADS-3). Header and date stay in sight while the rest scrolls; a long list is drawn as needed. */
export function LeadTable(props: LeadListProps) {
  const { leads = NONE, total, hasMore, current, opened, selected, unseen } = props
  const line = emptyLine(props)
  const box = useRef<HTMLElement>(null)
  const top = useTopWatch(props.onTop)
  const keyOf = useLeadKeys(leads)
  const { rows, gapAfter, measure, startOf } = useBoxWindow(box, {
    count: leads.length,
    total,
    keyOf,
    estimate: ROW_HEIGHT,
    pinned: indexOfLead(leads, current ?? opened)
  })
  useMoreWhenNear(rows, leads.length, hasMore, props.onMore)
  useRowFocus(box, props.goTo)
  useRowInSight(box, opened)
  const scrollAnchor = useScrollAnchor(box, { leads, order: props.order, startOf, box })

  return (
    <section
      ref={box}
      className={styles.scroller}
      data-scrolls
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={leadsCopy.tableLabel}
    >
      <div ref={top} />
      {scrollAnchor}
      <table className={styles.table} aria-rowcount={leads.length < total ? total + 1 : undefined}>
        <colgroup>
          {Object.keys(columns).map((key) => (
            <col key={key} data-column={key} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, label]) => (
              <ColumnTitle key={key} column={key} label={label} {...props} />
            ))}
          </tr>
        </thead>
        {line && <OneCell className={styles.line}>{line}</OneCell>}
        {rows.flatMap(({ index, gapBefore }) => {
          const lead = leads[index]
          if (!lead) return []
          return [
            gapBefore > 0 && <Gap key={`gap ${index}`} height={gapBefore} />,
            <LeadRow
              key={lead.id}
              lead={lead}
              index={index}
              isUnseen={unseen.has(lead.id)}
              isOpened={lead.id === opened}
              isSelected={selected.has(lead.id)}
              measure={measure}
              onCurrent={props.onCurrent}
              onCopy={props.onCopy}
              onRemove={props.onRemove}
              onOpen={props.onOpen}
              onSelect={props.onSelect}
            />
          ]
        })}
        {gapAfter > 0 && <Gap height={gapAfter} />}
        {hasMore && <OneCell className={styles.more}>{leadsCopy.loadingMore}</OneCell>}
      </table>
    </section>
  )
}

/** A line in place of rows. */
function OneCell({ className, children }: { className: string | undefined; children: string }) {
  return (
    <tbody>
      <tr>
        <td className={className} colSpan={WIDTH}>
          {children}
        </td>
      </tr>
    </tbody>
  )
}

/** A column's title; a press sorts by it, a second one the other way round. */
function ColumnTitle({
  column,
  label,
  order,
  onOrder
}: Pick<LeadListProps, 'order' | 'onOrder'> & { column: string; label: string }) {
  if (!isSortable(column)) return <th scope="col">{label}</th>
  const direction = order.isAscending ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={order.column === column ? direction : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onOrder(sortByColumn(order, column))}>
        {label}
      </button>
    </th>
  )
}

/** The height of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className={styles.gap} colSpan={WIDTH} style={{ height }} />
      </tr>
    </tbody>
  )
}
