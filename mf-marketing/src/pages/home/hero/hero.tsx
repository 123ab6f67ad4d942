import { useBookingUrl } from '@site/web/platform'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useRef } from 'react'
import { heroContent, heroWords } from '../content/hero.ts'
import { ClientStrip } from './client-strip.tsx'
import styles from './hero.module.css'
import { Planning } from './planning.tsx'
import { useAttended } from './use-attended.ts'
import { useHeadline } from './use-headline.ts'
import { useHeroMotion } from './use-hero-motion.ts'

/** Headline, pitch and buttons, the week's planning, the strip of clients (HOME-4 to HOME-7). */
export function Hero() {
  const bookingUrl = useBookingUrl()
  const motion = useHeroMotion()
  const region = useRef<HTMLElement>(null)
  const isAttended = useAttended(region)
  const word = useHeadline(heroWords, !motion.isMoving || !isAttended)
  return (
    <section ref={region} id="hero" className={styles.hero}>
      <div className={styles.top}>
        <h1 className={styles.headline}>
          <span aria-hidden="true">
            <span className={styles.word}>
              <span
                className={styles.typed}
                data-typing={motion.isMoving || undefined}
                data-whole={heroWords.some((whole) => whole === word) || undefined}
              >
                {word || '\u200b'}
              </span>
            </span>{' '}
            {heroContent.line} <span className={styles.together}>{heroContent.lineEnd}</span>
          </span>{' '}
          <VisuallyHidden>{heroContent.spoken}</VisuallyHidden>
        </h1>
        <div className={styles.pitch}>
          <p>{heroContent.pitch}</p>
          <div className={styles.buttons}>
            <LinkButton variant="primary" size="large" href={bookingUrl}>
              {heroContent.start}
            </LinkButton>
            <LinkButton variant="quiet" size="large" to="/#missions-concretes-anchor">
              {heroContent.solutions}
            </LinkButton>
          </div>
        </div>
      </div>
      <Planning />
      <ClientStrip motion={motion} isAttended={isAttended} />
    </section>
  )
}
