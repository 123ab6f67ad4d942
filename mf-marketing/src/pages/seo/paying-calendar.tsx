import { seoContent } from './content/seo.ts'
import styles from './paying-calendar.module.css'

const { calendar, services } = seoContent

/** Six months, a row for each service: a line while it is being worked on, a bar from the day it pays. */
export function PayingCalendar() {
  return (
    <div role="img" aria-label={calendar.picture} className={styles.calendar}>
      <div className={styles.months}>
        {calendar.months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <div className={styles.rows}>
        {services.map(({ bar }) => (
          <div key={bar} className={styles.row}>
            <span className={styles.bar}>{bar}</span>
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        <span className={styles.work}>{calendar.work}</span>
        <span className={styles.pays}>{calendar.pays}</span>
      </div>
    </div>
  )
}
