import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { type CaseStudy, casesContent } from '../content/cases.ts'
import { CaseDetail, CaseTeasers } from './case-detail.tsx'
import { CaseMeasure } from './case-measure.tsx'
import { casePictures } from './case-pictures.tsx'
import styles from './cases.module.css'
import { useReveal } from './use-reveal.ts'

interface CaseSlideProps {
  study: CaseStudy
  /** From 0. */
  place: number
  count: number
  /** Which side it waits on, or that it is shown. */
  side: 'previous' | 'current' | 'next'
  /** It was shown before the one that is. */
  isLeaving: boolean
}

/** One case: its story, and beside or above it its screen with the overlay it reveals. Its title comes first for who listens. */
export function CaseSlide({ study, place, count, side, isLeaving }: CaseSlideProps) {
  const reveal = useReveal()
  const isCurrent = side === 'current'
  const detailId = `mission-${study.id}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no group of form fields
    <div
      role="group"
      aria-roledescription="diapositive"
      aria-label={`${place + 1} sur ${count}`}
      className={styles.slide}
      data-current={isCurrent}
      data-place={side}
      data-leaving={isLeaving || undefined}
      inert={!isCurrent}
      data-late={place > 0 ? 'part' : undefined}
      suppressHydrationWarning
    >
      <div className={styles.story}>
        <p className={styles.subtitle}>{study.subtitle}</p>
        <h3 className={styles.title}>{study.title}</h3>
        {study.situation.map((paragraph) => (
          <p key={paragraph} className={styles.situation}>
            {paragraph}
          </p>
        ))}
        <CaseMeasure study={study} />
        <CaseTeasers study={study} />
      </div>
      <div className={styles.screen} data-pressable="" data-open={reveal.isOpen} {...reveal.area}>
        <svg
          className={styles.picture}
          viewBox="0 0 960 600"
          preserveAspectRatio="xMinYMin"
          role="img"
          aria-label={study.picture}
          {...reveal.picture}
        >
          {casePictures[study.id]}
        </svg>
        <button type="button" className={styles.reveal} aria-controls={detailId} {...reveal.button}>
          {reveal.isOpen ? casesContent.hide : casesContent.hint}{' '}
          <VisuallyHidden>
            ({casesContent.reveal}) : {study.title}
          </VisuallyHidden>
          <Icon name="plus" />
        </button>
        <CaseDetail id={detailId} study={study} />
      </div>
    </div>
  )
}
