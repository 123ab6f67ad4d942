import { wrapIndex } from '@site/web/ui/carousel/swipe'
import { useSwipe } from '@site/web/ui/carousel/use-swipe'
import { useState } from 'react'
import { Dots } from '../../../parts/dots.tsx'
import { Section } from '../../../parts/section.tsx'
import { implementationsContent } from '../content/implementations.ts'
import { ImplementationItem } from './implementation-item.tsx'
import styles from './implementations.module.css'

const { cards } = implementationsContent

/** Six cards: a grid on a large screen; on a phone a carousel changed by swipe, with bars as the other way (HOME-27 to HOME-29). */
export function Implementations() {
  const [index, setIndex] = useState(0)
  const swipe = useSwipe((direction) =>
    setIndex((now) => wrapIndex(now, direction === 'next' ? 1 : -1, cards.length))
  )
  return (
    <Section id="implementations" surface="teinte">
      <header className={styles.head}>
        <h2>{implementationsContent.title}</h2>
        <p>{implementationsContent.lead}</p>
      </header>
      <div className={styles.window} data-index={index} {...swipe}>
        <ul className={styles.cards} aria-label={implementationsContent.carousel}>
          {cards.map((card, place) => (
            <ImplementationItem
              key={card.id}
              card={card}
              isLater={place > 0}
              isCurrent={place === index}
              onFocus={() => setIndex(place)}
            />
          ))}
        </ul>
      </div>
      <Dots
        className={styles.dots}
        count={cards.length}
        index={index}
        label={(place) => `${implementationsContent.goTo} ${place + 1} sur ${cards.length}`}
        onSelect={setIndex}
      />
    </Section>
  )
}
