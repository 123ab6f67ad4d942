import { classNames } from '@site/web/ui/class-names'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import type { ReactNode } from 'react'
import { Section } from '../../../parts/section.tsx'
import { formationsContent } from '../content/formations.ts'
import styles from './formations.module.css'

/** Formations, with a week's timetable (HOME-17). */
export function Formations() {
  return (
    <Section id="formations-anchor" surface="nuit" className={styles.formations}>
      <div className={styles.words}>
        <h2>{formationsContent.title}</h2>
        <p className={styles.text}>{formationsContent.text}</p>
        <dl className={styles.formats}>
          {formationsContent.programme.map((part) => (
            <div key={part.name}>
              <dt>
                <span className={classNames(styles.key, styles[part.tone])} />
                {part.name}
              </dt>
              <dd>{part.when}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{formationsContent.qualiopi}</p>
        <LinkButton variant="primary" size="large" to={formationsContent.buttonPath}>
          {formationsContent.button}
        </LinkButton>
      </div>
      <Timetable />
    </Section>
  )
}

/** A day's line of hours; without sessions it is no list. */
function Track({ hasSessions, children }: { hasSessions: boolean; children: ReactNode }) {
  if (!hasSessions) return <div className={styles.track} />
  return <ul className={styles.track}>{children}</ul>
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
              <Track hasSessions={sessions.length > 0}>
                {sessions.map((session) => (
                  <li
                    key={session.slot}
                    className={classNames(styles.bar, styles[session.tone], styles[session.slot])}
                  >
                    {session.name}
                    <span className={styles.time}>{session.hours}</span>
                  </li>
                ))}
              </Track>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
