import { Link, useSendCommand, useSession } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { Icon } from '@site/web/ui/icon'
import { type ImplementationCard, implementationsContent } from '../content/implementations.ts'
import { implementationPictures } from './implementation-pictures.tsx'
import styles from './implementations.module.css'

interface ImplementationItemProps {
  card: ImplementationCard
  isCurrent: boolean
  /** Focus came into this card: the phone's carousel brings it into view. */
  onFocus: () => void
}

/** One automation: its picture, title and description. */
export function ImplementationItem({ card, isCurrent, onFocus }: ImplementationItemProps) {
  const isHotel = card.id === 'hotel'
  return (
    <li
      className={styles.card}
      data-current={isCurrent}
      data-surface={isHotel ? 'nuit' : undefined}
      onFocus={onFocus}
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
      </div>
    </li>
  )
}

/** The hotel card leads to its page only when the visitor is logged in (SPEC §2, §6); else it asks for the code. */
function HotelAction() {
  const { isLoggedIn } = useSession()
  const send = useSendCommand()
  if (isLoggedIn)
    return (
      <Link to="/formule-hoteliere" className={styles.action}>
        {implementationsContent.open}
        <Icon name="arrow-right" />
      </Link>
    )
  return (
    <button type="button" data-scripted="" className={styles.action} onClick={() => send('open-login', {})}>
      <Icon name="lock" />
      {implementationsContent.locked}
    </button>
  )
}
