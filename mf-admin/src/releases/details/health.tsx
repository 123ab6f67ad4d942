import type { Evidence, VersionReport } from '@site/contracts/browser-health/deployables-report'
import type { BoardRow } from '@site/contracts/release-board/release-board'
import { sayWhen } from '../../layout/when/say-when.ts'
import { detailsCopy, releasesCopy } from '../content/releases.ts'
import styles from './details.module.css'

/** What browsers met in the last hour, and what failed on the server, by version; and the versions that are blocked. */
export function Health({ health, blocked }: Pick<BoardRow, 'health' | 'blocked'>) {
  const troubled = health.filter(({ evidence, renderFailures }) => evidence.length > 0 || renderFailures)
  return (
    <section className={styles.part}>
      <h3>{detailsCopy.health}</h3>
      {troubled.length === 0 && <p className={styles.quiet}>{detailsCopy.quiet}</p>}
      {troubled.map((report) => (
        <Troubles key={report.version} {...report} />
      ))}
      {blocked.length > 0 && <p className={styles.quiet}>{detailsCopy.blocked(blocked)}</p>}
    </section>
  )
}

function Troubles({ version, evidence, renderFailures }: VersionReport) {
  return (
    <div className={styles.troubles}>
      <h4>{detailsCopy.ofVersion(version)}</h4>
      <ul>
        {renderFailures && (
          <li>
            <p>
              {detailsCopy.times(renderFailures.count)}{' '}
              <span lang="en">{detailsCopy.onServer(renderFailures.message)}</span>
            </p>
            <p className={styles.about}>{detailsCopy.lastAt(sayWhen(new Date(renderFailures.lastAt)))}</p>
          </li>
        )}
        {evidence.map((one) => (
          <li key={JSON.stringify([one.kind, one.message, one.file, one.line, one.column])}>
            <Met {...one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Met({ kind, count, message, file, line, column, page, lastAt }: Evidence) {
  return (
    <>
      <p>
        {message ? (
          <>
            {detailsCopy.times(count)} <span lang="en">{message}</span>
          </>
        ) : (
          releasesCopy.incidents(kind, count)
        )}
      </p>
      <p className={styles.about}>
        {[
          file && detailsCopy.where(file, line, column),
          detailsCopy.onPage(page),
          detailsCopy.lastAt(sayWhen(new Date(lastAt)))
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  )
}
