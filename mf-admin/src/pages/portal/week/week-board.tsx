import { Link } from '@site/web/platform'
import { formatTime } from '@site/web/ui/text/format-date'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import type { CSSProperties } from 'react'
import { adminPath } from '../../../access/admin-path.ts'
import { weekCopy } from '../content/week.ts'
import type { Figures } from '../figures/use-figures.ts'
import type { Day } from './build-week.ts'
import styles from './week-board.module.css'

/** Articles of a day that are named. */
const NAMED = 2

interface WeekBoardProps {
  days: Day[]
  figures: Figures
  adminCode: string
  /** Whether the code opens them: what it does not open has no line. */
  hasLeads: boolean
  hasArticles: boolean
}

/** The last seven days as a planning: leads as bars, articles as entries, and what is planned tonight behind the line of now (ADMIN-23). */
export function WeekBoard({ days, figures, adminCode, hasLeads, hasArticles }: WeekBoardProps) {
  const most = Math.max(1, ...days.map(({ leads }) => leads))
  const isToday = (index: number) => index === days.length - 1
  return (
    <table className={styles.board} aria-labelledby="week-title">
      <thead>
        <tr>
          <td />
          {days.map(({ date }, index) => (
            <th key={date} scope="col" data-today={isToday(index) || undefined}>
              <span>{isToday(index) ? weekCopy.today : weekCopy.weekday(date)}</span>{' '}
              {weekCopy.dayOfMonth(date)}
            </th>
          ))}
          {hasArticles && (
            <th scope="col" className={styles.ahead}>
              {weekCopy.tonight}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {hasLeads && (
          <tr className={styles.leads}>
            <th scope="row">{weekCopy.leads}</th>
            {days.map(({ date, leads }, index) => (
              <td key={date} data-today={isToday(index) || undefined}>
                <span className={styles.count} data-none={leads === 0 || undefined}>
                  {leads}
                </span>
                <span className={styles.bar} style={{ '--part': leads / most } as CSSProperties} />
              </td>
            ))}
            {hasArticles && <td className={styles.ahead} />}
          </tr>
        )}
        {hasArticles && (
          <tr className={styles.articles}>
            <th scope="row">{weekCopy.articles}</th>
            {days.map(({ date, articles }, index) => (
              <td key={date} data-today={isToday(index) || undefined}>
                {articles.length === 0 && <VisuallyHidden>{weekCopy.noneThatDay}</VisuallyHidden>}
                {articles.slice(0, NAMED).map(({ id, title, origin }) => (
                  <Link
                    key={id}
                    className={styles.article}
                    data-automatic={(origin && origin.writer !== 'person') || undefined}
                    to={adminPath(`/admin/edit/${id}`, adminCode)}
                    title={title}
                  >
                    <span>{title}</span>
                  </Link>
                ))}
                {articles.length > 0 && (
                  <Link className={styles.sum} to={adminPath('/admin/manage', adminCode)}>
                    {articles.length}
                    <VisuallyHidden> {weekCopy.articleForm(articles.length)}</VisuallyHidden>
                  </Link>
                )}
                {articles.length > NAMED && (
                  <span className={styles.others}>{weekCopy.others(articles.length - NAMED)}</span>
                )}
              </td>
            ))}
            <td className={styles.ahead}>
              <Link className={styles.planned} to={adminPath('/admin/auto', adminCode)}>
                <Tonight {...figures} />
              </Link>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Tonight({ isRunning, scheduledTime }: Figures) {
  if (isRunning) return weekCopy.isWriting
  if (scheduledTime === null)
    return (
      <>
        <span aria-hidden="true" title={weekCopy.unknown}>
          –
        </span>
        <VisuallyHidden>{weekCopy.unknown}</VisuallyHidden>
      </>
    )
  const time = formatTime(scheduledTime)
  return (
    <>
      <VisuallyHidden>{weekCopy.planned(time)}</VisuallyHidden>
      <span aria-hidden="true">{time}</span>
    </>
  )
}
