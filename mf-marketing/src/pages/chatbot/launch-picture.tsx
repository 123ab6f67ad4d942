import { pictures } from './content/pictures.ts'
import styles from './launch-picture.module.css'

const { label, days, bars, limit } = pictures.launch

/** The three days of a launch: read, tried, on line before the 48 hours are over. */
export function LaunchPicture() {
  return (
    <div role="img" aria-label={label} className={styles.launch}>
      <div className={styles.days}>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <div className={styles.rows}>
        {bars.map((bar) => (
          <div key={bar} className={styles.row}>
            <span>{bar}</span>
          </div>
        ))}
      </div>
      <span className={styles.limit}>{limit}</span>
    </div>
  )
}
