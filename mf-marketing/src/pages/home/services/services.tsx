import { classNames } from '@site/web/ui/class-names'
import { type More, MoreLinks } from '../../../parts/more-links.tsx'
import { Section } from '../../../parts/section.tsx'
import { servicesContent } from '../content/services.ts'
import { useSubjects } from '../subjects/subjects.ts'
import styles from './services.module.css'

type ServiceLink = (typeof servicesContent.services)[number]['links'][number]

/** Audit IA, Solutions IA, Formations: three rows on the calendar of a project; what a mission delivers hangs under its bar. */
export function Services() {
  const addressOf = useSubjects()
  const best = (link: ServiceLink): More => {
    const article = 'article' in link ? link.article : null
    const to = article && addressOf(article.subject)
    return to ? { label: article.label, to } : link
  }
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
        <article key={service.id} className={classNames(styles.row, styles[service.id])}>
          <div className={styles.words}>
            <h3 className={styles.name}>{service.name}</h3>
            <p>{service.text}</p>
            <MoreLinks links={service.links.map(best)} />
          </div>
          <div className={styles.plan}>
            <p className={styles.bar}>
              <span>{service.when}</span>
            </p>
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
