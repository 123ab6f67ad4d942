import type { SitePlace } from '@site/contracts/assistant/question'
import { useBookingUrl } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { panelCopy } from './content/panel.ts'
import { isEnglish } from './is-english.ts'
import messages from './messages.module.css'
import styles from './site-bubble.module.css'
import type { ChatMessage, SiteReply } from './state/chat-reducer.ts'

interface SiteBubbleProps {
  message: ChatMessage & { site: SiteReply }
  /** Something else was said between the question and this. */
  isLate: boolean
  /** A topic is on its way: more clicks do nothing. */
  isChoosing: boolean
  onCarry: (question: string) => void
}

/** Sentences follow one another; what is none, an item of a list or a figure, has a line of its own. */
const join = (before: string, next: string) => before + (/[.!?…]$/.test(before) ? ' ' : '\n') + next

/** A passage of the site, opened beside. */
const Place = ({ href, heading, page }: Pick<SitePlace, 'href' | 'heading' | 'page'>) => (
  <ExternalLink className={styles.source} href={href}>
    {heading}
    {page !== heading && <span className={styles.page}>{page}</span>}
  </ExternalLink>
)

/**
 * What the site says, after the reply (CHAT-37): sentences of it, each with the place it stands at, or that it does not say, and then what may be worth reading. Either way
 * there is a way to a person, and the question goes along when the visitor says so. Places open beside, so that the conversation stays.
 */
export function SiteBubble({ message, isLate, isChoosing, onCarry }: SiteBubbleProps) {
  const { id, text, site } = message
  const bookingUrl = useBookingUrl()
  return (
    <div className={`${messages.assistant} ${styles.bubble}`} data-message={id} data-result={site.result}>
      <p>
        <VisuallyHidden>{panelCopy.assistant} </VisuallyHidden>
        {isLate && <q className={styles.about}>{panelCopy.about(site.question)}</q>}
        {text}
      </p>
      {site.result === 'none' && isEnglish(site.question) && <p lang="en">{panelCopy.inEnglish}</p>}
      {site.passages.length > 0 && (
        <ul className={styles.passages} aria-label={panelCopy.sources}>
          {site.passages.map(({ href, heading, page, sentences }) => (
            <li key={href}>
              <p className={styles.sentences}>{sentences.reduce(join)}</p>
              <Place {...{ href, heading, page }} />
            </li>
          ))}
        </ul>
      )}
      {site.near.length > 0 && (
        <div className={styles.near}>
          <p id={`near-${id}`}>{panelCopy.near}</p>
          <ul aria-labelledby={`near-${id}`}>
            {site.near.map(({ href, heading, page }) => (
              <li key={href}>
                <Place {...{ href, heading, page }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.ways}>
        {site.passages.length === 0 && (
          <ExternalLink className={styles.booking} href={bookingUrl}>
            {panelCopy.booking}
          </ExternalLink>
        )}
        <Button
          variant="quiet"
          size="small"
          icon="mail"
          aria-disabled={isChoosing}
          onClick={() => onCarry(site.question)}
        >
          {panelCopy.toPerson}
        </Button>
      </div>
    </div>
  )
}
