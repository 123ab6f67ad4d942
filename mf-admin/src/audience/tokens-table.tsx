import type { SentByToken } from '@site/contracts/audience/audience'
import { formatNumber } from '@site/web/ui/text/plural'
import styles from './audience-screen.module.css'
import { audienceCopy } from './content/audience.ts'
import tableStyles from './sums-table.module.css'

/** Leads that programs sent: nothing of the site led to them, so they stand apart (AUDIENCE-15). */
export function TokensTable({ rows }: { rows: readonly SentByToken[] }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.details} aria-labelledby="audience-tokens">
      <h2 id="audience-tokens" className={styles.subtitle}>
        {audienceCopy.tokens}
      </h2>
      <p className={styles.leftOut}>{audienceCopy.tokensHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard */}
      <section className={tableStyles.frame} aria-labelledby="audience-tokens" tabIndex={0}>
        <table className={tableStyles.table} aria-labelledby="audience-tokens">
          <thead>
            <tr>
              {audienceCopy.tokenColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ origin, received, contacted, won }) => (
              <tr key={origin}>
                <th scope="row">{origin}</th>
                <td>{formatNumber(received)}</td>
                <td data-none={contacted === 0 || undefined}>{formatNumber(contacted)}</td>
                <td data-none={won === 0 || undefined}>{formatNumber(won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
