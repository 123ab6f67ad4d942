import { wrapIndex } from '@site/web/ui/carousel/swipe'
import { useSwipe } from '@site/web/ui/carousel/use-swipe'
import { IconButton } from '@site/web/ui/forms/button'
import { type ReactElement, useState } from 'react'
import { type SolutionName, solutionCopy, solutions } from '../content/solutions.ts'
import { GuestChat } from '../pictures/guest-chat.tsx'
import { InvoiceMatching } from '../pictures/invoice-matching.tsx'
import { MailTriage } from '../pictures/mail-triage.tsx'
import { RateCurve } from '../pictures/rate-curve.tsx'
import { Reviews } from '../pictures/reviews.tsx'
import { Rota } from '../pictures/rota.tsx'
import { SourcedAnswer } from '../pictures/sourced-answer.tsx'
import styles from './solution-view.module.css'
import { TopicFrame, type TopicWays } from './topic-frame.tsx'

const SLIDES: { name: SolutionName; Picture: (props: { label: string }) => ReactElement }[] = [
  { name: 'mailTriage', Picture: MailTriage },
  { name: 'rateCurve', Picture: RateCurve },
  { name: 'sourcedAnswer', Picture: SourcedAnswer },
  { name: 'rota', Picture: Rota },
  { name: 'invoiceMatching', Picture: InvoiceMatching },
  { name: 'reviews', Picture: Reviews },
  { name: 'guestChat', Picture: GuestChat }
]

/** Carousel of seven pictures: arrows, a swipe of more than 50 px, dots; it wraps in both directions (CHAT-32, CHAT-33, CHAT-36). */
export function SolutionView(ways: TopicWays) {
  const [index, setIndex] = useState(0)
  const move = (step: number) => setIndex((before) => wrapIndex(before, step, SLIDES.length))
  const swipe = useSwipe((direction) => move(direction === 'next' ? 1 : -1))
  const slide = SLIDES[index]
  if (!slide) return null
  const { title, text } = solutions[slide.name]
  return (
    <TopicFrame title={solutionCopy.title} {...ways}>
      <section aria-roledescription="carrousel" aria-label={solutionCopy.carousel}>
        <div className={styles.frame} {...swipe}>
          {BESIDE.map((place) => (
            <Slide key={wrapIndex(index, place, SLIDES.length)} index={index} place={place} />
          ))}
        </div>
        <div aria-live="polite" className={styles.caption}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
        <div className={styles.controls}>
          <IconButton icon="arrow-left" label={solutionCopy.previous} onClick={() => move(-1)} />
          <Dots index={index} onGo={setIndex} />
          <IconButton icon="arrow-right" label={solutionCopy.next} onClick={() => move(1)} />
        </div>
      </section>
    </TopicFrame>
  )
}

/** The picture before, the one that shows, the one after: what a finger may bring into sight. */
const BESIDE = [-1, 0, 1]

/** One picture, beside the frame or in it: `place` is -1, 0 or 1. */
function Slide({ index, place }: { index: number; place: number }) {
  const slide = SLIDES[wrapIndex(index, place, SLIDES.length)]
  if (!slide) return null
  return (
    <div className={styles.slide} data-place={place} aria-hidden={place !== 0}>
      <slide.Picture label={solutions[slide.name].picture} />
    </div>
  )
}

function Dots({ index, onGo }: { index: number; onGo: (index: number) => void }) {
  return (
    <ul className={styles.dots}>
      {SLIDES.map(({ name }, position) => (
        <li key={name}>
          <button
            type="button"
            className={styles.dot}
            aria-label={solutionCopy.goTo(position + 1, solutions[name].title)}
            aria-current={position === index}
            onClick={() => onGo(position)}
          />
        </li>
      ))}
    </ul>
  )
}
