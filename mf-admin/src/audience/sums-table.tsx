import type { Article } from '@site/contracts/articles/article'
import type { Audience } from '@site/contracts/audience/audience'
import { FUNNEL_STEPS } from '@site/contracts/audience/steps'
import { formatNumber } from '@site/web/ui/text/plural'
import type { CSSProperties } from 'react'
import { audienceCopy, stepLabels, type View } from './content/audience.ts'
import { nameRow } from './name-row.ts'
import styles from './sums-table.module.css'

/** Rows that are drawn; all of them are in the export. */
const SHOWN = 50

interface SumsTableProps {
  sums: Audience
  view: View
  articles: readonly Pick<Article, 'id' | 'title'>[]
}

/** The numbers of a period, a row for each week, page, article or campaign. On a phone the names stay as the numbers scroll. */
export function SumsTable({ sums, view: { key, label }, articles }: SumsTableProps) {
  const rows = key === 'weeks' ? sums.weeks.toReversed() : sums[key]
  const most = Math.max(1, ...rows.map(({ steps }) => steps.visit))
  if (rows.length === 0) return <p className={styles.note}>{audienceCopy.noRow}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard */}
      <section className={styles.frame} aria-labelledby="audience-details" tabIndex={0}>
        <table className={styles.table} aria-labelledby="audience-details">
          <thead>
            <tr>
              <th scope="col">{label}</th>
              {FUNNEL_STEPS.map((step) => (
                <th key={step} scope="col" title={stepLabels[step].long}>
                  {stepLabels[step].short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map(({ value, steps }) => (
              <tr key={value}>
                <th scope="row">
                  {nameRow(key, value, articles)}
                  <span className={styles.bar} style={{ '--part': steps.visit / most } as CSSProperties} />
                </th>
                {FUNNEL_STEPS.map((step) => (
                  <td key={step} data-none={steps[step] === 0 || undefined}>
                    {formatNumber(steps[step])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > SHOWN && <p className={styles.note}>{audienceCopy.cut(SHOWN, rows.length)}</p>}
    </>
  )
}
