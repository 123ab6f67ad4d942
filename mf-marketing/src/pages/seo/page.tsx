import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useState } from 'react'
import { MoreLinks } from '../../parts/more-links.tsx'
import { Section } from '../../parts/section.tsx'
import { seoContent } from './content/seo.ts'
import { EvaluationPanel } from './evaluation-panel.tsx'
import styles from './page.module.css'
import { PayingCalendar } from './paying-calendar.tsx'
import { SearchPicture } from './search-picture.tsx'

/** SEO and local search for hotels: six services, three results, the evaluation panel (SEO-1 to SEO-3). */
export default function SeoPage() {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{seoContent.title}</h1>
          <p className={styles.pitch}>{seoContent.pitch}</p>
          <div className={styles.ways}>
            <Button data-scripted="" variant="primary" size="large" onClick={open}>
              {seoContent.open}
            </Button>
            <LinkButton variant="quiet" size="large" to="/#contact">
              {seoContent.contact}
            </LinkButton>
          </div>
        </div>
        <SearchPicture />
      </section>
      <Section className={styles.services}>
        <div className={styles.order}>
          <h2>{seoContent.servicesTitle}</h2>
          <PayingCalendar />
        </div>
        <ol className={styles.list}>
          {seoContent.services.map((service) => (
            <li key={service.name} className={styles.service}>
              <h3>{service.name}</h3>
              <p>{service.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section surface="nuit">
        <h2 className={styles.resultsTitle}>{seoContent.resultsTitle}</h2>
        <ul className={styles.results}>
          {seoContent.results.map((result) => (
            <li key={result.figure} className={styles.result}>
              <strong className={styles.figure}>{result.figure}</strong>
              <p>{result.text}</p>
              <p className={styles.place}>{result.place}</p>
            </li>
          ))}
        </ul>
        <p className={styles.method}>{seoContent.method}</p>
        <Button data-scripted="" variant="primary" size="large" onClick={open}>
          {seoContent.open}
        </Button>
        <MoreLinks {...seoContent.further} />
      </Section>
      <EvaluationPanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
