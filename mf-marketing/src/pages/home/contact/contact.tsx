import { useBookingUrl, useSite } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { ExternalLink } from '@site/web/ui/text/external-link'
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

/** A working day with the call in it, to scale. The call is a way to book it. */
function Day() {
  const bookingUrl = useBookingUrl()
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
      <div className={styles.track}>
        {slots.map(({ id, name }) =>
          id === 'call' ? (
            <ExternalLink key={id} href={bookingUrl} className={classNames(styles.slot, styles.call)}>
              <VisuallyHidden>{contactContent.booking}, </VisuallyHidden>
              <span>{name}</span>
            </ExternalLink>
          ) : (
            <span key={id} className={classNames(styles.slot, styles[id])} aria-hidden="true">
              <span>{name}</span>
            </span>
          )
        )}
      </div>
    </figure>
  )
}
