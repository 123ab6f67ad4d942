import { Section } from '../../../parts/section.tsx'
import { servicesContent } from '../content/services.ts'
import styles from './services.module.css'

/** Audit IA, Solutions IA, Formations: three rows on the calendar of a project, the bar as their icon. */
export function Services() {
  return (
    <Section className={styles.services}>
      <header className={styles.head}>
        <h2>{servicesContent.title}</h2>
        <p>{servicesContent.lead}</p>
      </header>
      <div className={styles.weeks} aria-hidden="true">
        <div className={styles.scale}>
          {servicesContent.weeks.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </div>
      </div>
      {servicesContent.services.map((service) => (
        <article key={service.id} className={styles.row}>
          <div className={styles.calendar}>
            <span className={styles[service.id]}>{service.when}</span>
          </div>
          <h3 className={styles.name}>{service.name}</h3>
          <div className={styles.words}>
            <p>{service.text}</p>
            <ul className={styles.points}>
              {service.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </Section>
  )
}
