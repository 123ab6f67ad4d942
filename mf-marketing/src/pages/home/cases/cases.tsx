import { wrapIndex } from '@site/web/ui/carousel/swipe'
import { useSwipe } from '@site/web/ui/carousel/use-swipe'
import { IconButton } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { Dots } from '../../../parts/dots.tsx'
import { Section } from '../../../parts/section.tsx'
import { casesContent } from '../content/cases.ts'
import { CaseSlide } from './case-slide.tsx'
import styles from './cases.module.css'

const count = casesContent.cases.length

/** The carousel 'Des missions concrètes': arrows, dots, swipe, wrapping both ways (HOME-18, HOME-20, HOME-21, HOME-26). */
export function Cases() {
  const [{ index, before }, setShown] = useState<{ index: number; before?: number }>({ index: 0 })
  const show = (choose: (now: number) => number) =>
    setShown((now) => ({ index: choose(now.index), before: now.index }))
  const go = (step: number) => show((now) => wrapIndex(now, step, count))
  const swipe = useSwipe((direction) => go(direction === 'next' ? 1 : -1))
  return (
    <Section id="missions-concretes-anchor">
      <header className={styles.head}>
        <h2>{casesContent.title}</h2>
        <p>{casesContent.lead}</p>
      </header>
      <div className={styles.stage}>
        <section
          className={styles.slides}
          aria-roledescription="carrousel"
          aria-label={casesContent.carousel}
          aria-live="polite"
          {...swipe}
        >
          {casesContent.cases.map((study, place) => (
            <CaseSlide
              key={study.id}
              study={study}
              place={place}
              count={count}
              side={sideOf(place, index)}
              isLeaving={place === before && place !== index}
            />
          ))}
        </section>
        <div className={styles.controls}>
          <IconButton
            variant="quiet"
            icon="arrow-left"
            label={casesContent.previous}
            onClick={() => go(-1)}
          />
          <Dots
            count={count}
            index={index}
            label={(place) => `${casesContent.goTo} ${place + 1} sur ${count}`}
            onSelect={(place) => show(() => place)}
          />
          <IconButton variant="quiet" icon="arrow-right" label={casesContent.next} onClick={() => go(1)} />
        </div>
      </div>
    </Section>
  )
}

/** Of three slides in a ring one is shown, and the others wait on either side. */
function sideOf(place: number, index: number) {
  if (place === index) return 'current'
  return place === wrapIndex(index, 1, count) ? 'next' : 'previous'
}
