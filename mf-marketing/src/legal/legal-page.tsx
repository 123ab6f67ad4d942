import { useLocation, useSite } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import styles from './legal-page.module.css'
import { LegalPart } from './legal-part.tsx'
import type { LegalText } from './legal-text.ts'
import { LEGAL_EFFECTIVE } from './legal-text.ts'

/** A legal page: contents that stay on the left, numbered sections on the right. It prints well. */
export function LegalPage({ text }: { text: LegalText }) {
  const site = useSite()
  const { pathname } = useLocation()
  const { date = LEGAL_EFFECTIVE } = text
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.date}>
          {date.label} <time dateTime={date.iso}>{date.text}</time>
        </p>
      </header>
      <Contents text={text} />
      <div className={styles.text}>
        {text.sections.map((section, index) => (
          <section key={section.id} id={section.id}>
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.body.map((part) => (
              <LegalPart key={JSON.stringify(part)} part={part} />
            ))}
          </section>
        ))}
      </div>
      <p className={styles.source} data-nosnippet="">
        {site.fullName}, {site.origin}
        {pathname}
      </p>
    </article>
  )
}

/** Open beside the text on a large screen, folded above it on a phone: one list, two places to open it from. */
function Contents({ text }: { text: LegalText }) {
  return (
    <nav className={styles.contents} aria-label="Sommaire" data-print="hidden">
      <details className={styles.fold}>
        <summary className={styles.summary}>
          Sommaire
          <Icon name="plus" />
        </summary>
        <ContentsList text={text} />
      </details>
      <div className={styles.open}>
        <ContentsList text={text} />
      </div>
    </nav>
  )
}

function ContentsList({ text }: { text: LegalText }) {
  return (
    <ol className={styles.list}>
      {text.sections.map((section, index) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>
            <span>{index + 1}.</span> <span>{section.title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
