import { Link, useNavigate, useSendCommand, useSession } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import type { MouseEvent } from 'react'
import { type ImplementationCard, implementationsContent } from '../content/implementations.ts'
import { useSubjects } from '../subjects/subjects.ts'
import { implementationPictures } from './implementation-pictures.tsx'
import styles from './implementations.module.css'

interface ImplementationItemProps {
  card: ImplementationCard
  /** It comes after the first. */
  isLater: boolean
  isCurrent: boolean
  /** Focus came into this card: the phone's carousel brings it into view. */
  onFocus: () => void
}

/** One automation: its picture, title and description. */
export function ImplementationItem({ card, isLater, isCurrent, onFocus }: ImplementationItemProps) {
  const isHotel = card.id === 'hotel'
  const follow = useHotelOffer()
  const article = useSubjects()(card.subject)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link or button within is the keyboard's way, the card widens it
    <li
      className={styles.card}
      data-current={isCurrent}
      data-late={isLater ? 'part' : undefined}
      suppressHydrationWarning
      data-surface={isHotel ? 'nuit' : undefined}
      data-pressable={isHotel ? '' : undefined}
      onFocus={onFocus}
      onClick={isHotel ? (event) => isBeside(event) && follow() : undefined}
    >
      <svg
        className={classNames(styles.picture, styles[card.color])}
        viewBox="0 0 320 176"
        aria-hidden="true"
      >
        {implementationPictures[card.icon]}
      </svg>
      <div className={styles.words}>
        <h3>{card.title}</h3>
        <p>{card.description}</p>
        {isHotel && <HotelAction />}
        {article && (
          <Link to={article} className={classNames(styles.action, styles.whole)}>
            <span>
              {implementationsContent.read} <VisuallyHidden>({card.title})</VisuallyHidden>
            </span>
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </li>
  )
}

const HOTEL_OFFER = '/formule-hoteliere'

/** A click on the card that its link or button has not taken. */
const isBeside = ({ target }: MouseEvent) => !(target instanceof Element && target.closest('a, button'))

/** The hotel card leads to its page only when the visitor is logged in (OFFER-1, OFFER-2); else it asks for the code, which leads there. */
function useHotelOffer(): () => void {
  const { isLoggedIn } = useSession()
  const send = useSendCommand()
  const navigate = useNavigate()
  return () => (isLoggedIn ? navigate(HOTEL_OFFER) : send('open-login', { destination: HOTEL_OFFER }))
}

/** The way in by keyboard, and what the card says of itself. */
function HotelAction() {
  const { isLoggedIn } = useSession()
  const follow = useHotelOffer()
  if (isLoggedIn)
    return (
      <Link to={HOTEL_OFFER} className={styles.action}>
        {implementationsContent.open}
        <Icon name="arrow-right" />
      </Link>
    )
  return (
    <button type="button" data-scripted="" className={styles.action} onClick={follow}>
      <Icon name="lock" />
      {implementationsContent.locked}
    </button>
  )
}
