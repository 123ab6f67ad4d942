import { useBookingUrl, useSite } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { keepHyphens } from '@site/web/ui/text/keep-hyphens'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { AskInChat } from '../../../parts/ask-in-chat.tsx'
import { Section } from '../../../parts/section.tsx'
import { contactContent } from '../content/contact.ts'
import styles from './contact.module.css'

/** Booking, e-mail, and the chat's contact view (HOME-34). */
export function Contact() {
  const { email } = useSite()
  const bookingUrl = useBookingUrl()
  const [name, host] = email.split('@')
  return (
    <Section id="contact" surface="nuit" className={styles.contact}>
      <h2 className={styles.title}>{keepHyphens(contactContent.title)}</h2>
      <div className={styles.ways}>
        <p className={styles.text}>{contactContent.text}</p>
        <div className={styles.buttons}>
          <LinkButton variant="primary" size="large" href={bookingUrl}>
            {contactContent.booking}
          </LinkButton>
          <AskInChat size="large">{contactContent.chat}</AskInChat>
        </div>
        <p className={styles.mail}>
          {contactContent.mail}
          <a href={`mailto:${email}`} aria-label={email}>
            {name}@<wbr />
            {host}
          </a>
        </p>
      </div>
      <Day />
    </Section>
  )
}

/** A working day with the call in it, to scale. */
function Day() {
  const { caption, description, hours, slots } = contactContent.day
  return (
    <figure className={styles.day}>
      <figcaption className={styles.caption}>
        <span aria-hidden="true">{caption}</span>
        <VisuallyHidden>{description}</VisuallyHidden>
      </figcaption>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <div className={styles.track} aria-hidden="true">
        {slots.map((slot) => (
          <span key={slot.id} className={classNames(styles.slot, styles[slot.id])}>
            <span>{slot.name}</span>
          </span>
        ))}
      </div>
    </figure>
  )
}
