import { classNames } from '@site/web/ui/class-names'
import { LinkButton } from '@site/web/ui/link-button'
import { VisuallyHidden } from '@site/web/ui/visually-hidden'
import { Section } from '../../../parts/section.tsx'
import { formationsContent } from '../content/formations.ts'
import styles from './formations.module.css'

/** Formations, with a week's timetable (SPEC §2 #formations-anchor). */
export function Formations() {
  return (
    <Section id="formations-anchor" surface="nuit" className={styles.formations}>
      <div className={styles.words}>
        <h2>{formationsContent.title}</h2>
        <p className={styles.text}>{formationsContent.text}</p>
        <dl className={styles.formats}>
          {formationsContent.formats.map((format) => (
            <div key={format.name}>
              <dt>
                <span className={classNames(styles.key, styles[format.tone])} />
                {format.name}
              </dt>
              <dd>{format.length}</dd>
            </div>
          ))}
        </dl>
        <LinkButton variant="primary" size="large" to={formationsContent.buttonPath}>
          {formationsContent.button}
        </LinkButton>
      </div>
      <Timetable />
    </Section>
  )
}

/** A phone's bars are as long as their hours and have room for a short name only. */
function SessionName({ name, short }: { name: string; short?: string }) {
  if (!short) return name
  return (
    <>
      <span className={styles.long}>{name}</span>
      <span className={styles.short}>{short}</span>
    </>
  )
}

function Timetable() {
  const { caption, days, hours } = formationsContent.timetable
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.timetable}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <ol className={styles.days}>
          {days.map(({ day, short, sessions }) => (
            <li key={day} className={styles.day}>
              <span className={styles.name} aria-hidden="true">
                {short}
              </span>
              <VisuallyHidden>{day}</VisuallyHidden>
              <ul className={styles.track}>
                {sessions.map((session) => (
                  <li
                    key={session.slot}
                    className={classNames(styles.bar, styles[session.tone], styles[session.slot])}
                  >
                    <SessionName {...session} />
                    <span className={styles.time}>{session.hours}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
