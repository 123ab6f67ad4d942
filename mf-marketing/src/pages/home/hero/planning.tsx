import { useSendCommand, useSession } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { heroContent, planningContent } from '../content/hero.ts'
import styles from './planning.module.css'
import { daysAround, useToday } from './planning-days.ts'

/** The week as an occupancy planning, around today (HOME-52). A picture but for its coral knob, which is the hidden login (HOME-10). */
export function Planning() {
  const days = daysAround(useToday())
  return (
    <figure className={styles.planning} data-surface="nuit">
      <figcaption>
        <VisuallyHidden>{planningContent.description}</VisuallyHidden>
      </figcaption>
      <div
        className={styles.board}
        aria-hidden="true"
        data-saturday={days.findIndex(({ label }) => label.startsWith('sam.'))}
      >
        <div className={styles.days}>
          <span className={styles.title}>{planningContent.title}</span>
          {days.map(({ date, label, isWeekend }) => (
            <span key={date} className={styles.day} data-weekend={isWeekend || undefined}>
              {label}
            </span>
          ))}
        </div>
        {planningContent.rows.map((row) => (
          <div key={row.label} className={classNames(styles.row, styles[row.tone])}>
            <span className={styles.label}>{row.label}</span>
            <div className={styles.track}>
              {row.bars.map((bar) => (
                <span key={bar.slot} className={classNames(styles.bar, styles[bar.state], styles[bar.slot])}>
                  {bar.state === 'done' && <Icon name="check" />}
                  <span className={styles.long}>{bar.text}</span>
                  <span className={styles.short}>{bar.short}</span>
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.now}>
        <Knob />
      </div>
    </figure>
  )
}

function Knob() {
  const { isLoggedIn, logout } = useSession()
  const send = useSendCommand()
  return (
    <button
      type="button"
      className={styles.knob}
      data-scripted=""
      aria-label={isLoggedIn ? heroContent.logout : heroContent.login}
      onClick={({ detail }) => {
        // The second press of a double click does not undo the first.
        if (detail > 1) return
        if (isLoggedIn) logout()
        else send('open-login', {})
      }}
    />
  )
}
