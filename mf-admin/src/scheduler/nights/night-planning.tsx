import { NIGHT_STATES } from '@site/contracts/operations/night-states'
import type { Night } from '@site/contracts/operations/scheduler'
import { Link } from '@site/web/platform'
import { formatDate } from '@site/web/ui/text/format-date'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { nightsCopy } from '../content/nights.ts'
import { NightList } from './night-list.tsx'
import styles from './nights.module.css'
import { weeksOf } from './weeks-of.ts'

const shortDate = (date: string) => formatDate(`${date}T12:00:00Z`).replace(/ \d{4}$/, '')

/** A month of nights as a planning, a bar a night: a table to who does not see it (RUN-23). */
export function NightPlanning({ nights }: { nights: readonly Night[] }) {
  const seen = NIGHT_STATES.filter((state) => nights.some((night) => night.state === state))
  return (
    <section className={styles.nights} aria-labelledby="nights-title">
      <h2 id="nights-title" className={styles.title}>
        {nightsCopy.title}
      </h2>
      <table className={styles.planning} aria-labelledby="nights-title">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{nightsCopy.week}</VisuallyHidden>
            </th>
            {nightsCopy.days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(nights).map(({ monday, days }) => (
            <tr key={monday}>
              <th scope="row">{shortDate(monday)}</th>
              {nightsCopy.days.map((day, index) => (
                <td key={day}>{days[index] && <Bar night={days[index]} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {seen.map((state) => (
          <li key={state}>
            <span className={styles.bar} data-state={state} />
            {nightsCopy.states[state]}
          </li>
        ))}
      </ul>
      <NightList nights={nights.filter(({ runId }) => runId !== null).toReversed()} />
    </section>
  )
}

function Bar({ night: { date, state, articleId, title } }: { night: Night }) {
  const words = [nightsCopy.states[state], title].filter(Boolean).join('\u00a0: ')
  const day = (
    <>
      {Number(date.slice(8))}
      <VisuallyHidden>{` ${words}`}</VisuallyHidden>
    </>
  )
  return articleId === null ? (
    <span className={styles.bar} data-state={state} title={words}>
      {day}
    </span>
  ) : (
    <Link className={styles.bar} data-state={state} title={words} to={`/article/${articleId}`}>
      {day}
    </Link>
  )
}
