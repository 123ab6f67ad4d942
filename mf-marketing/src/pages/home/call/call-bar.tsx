import { useBookingUrl } from '@site/web/platform'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { useRef } from 'react'
import { contactContent } from '../content/contact.ts'
import styles from './call-bar.module.css'
import { useCallBar } from './use-call-bar.ts'

/** On a phone the way to a call stays at hand past the hero, beside the chat's button (HOME-46). */
export function CallBar() {
  return useIsMobile() && <Bar />
}

function Bar() {
  const bookingUrl = useBookingUrl()
  const bar = useRef<HTMLDivElement>(null)
  const isShown = useCallBar(bar)
  return (
    <div ref={bar} className={styles.place} data-shown={isShown || undefined} data-print="hidden">
      <LinkButton className={styles.bar} variant="primary" isWide href={bookingUrl}>
        {contactContent.booking}
      </LinkButton>
    </div>
  )
}
