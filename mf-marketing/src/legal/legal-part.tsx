import { Link, useSite } from '@site/web/platform'
import { ExternalLink } from '@site/web/ui/text/external-link'
import { keepHyphens } from '@site/web/ui/text/keep-hyphens'
import { AudienceChoice } from './audience-choice.tsx'
import styles from './legal-page.module.css'
import type { LegalPart as Part } from './legal-text.ts'

/** One part of a section. */
export function LegalPart({ part }: { part: Part }) {
  if (typeof part === 'string')
    return (
      <p>
        <Sentence text={part} />
      </p>
    )
  if ('to' in part)
    return (
      <p data-print="hidden">
        <Link className={styles.more} to={part.to}>
          {part.text}
        </Link>
      </p>
    )
  if ('href' in part)
    return (
      <p>
        <ExternalLink className={styles.more} href={part.href}>
          {part.text}
        </ExternalLink>
      </p>
    )
  if ('choice' in part) return <AudienceChoice />
  if ('terms' in part)
    return (
      <dl className={styles.terms}>
        {part.terms.map(([term, text]) => (
          <div key={term}>
            <dt>{keepHyphens(term)}</dt>
            <dd>
              <Sentence text={text} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return (
    <ul>
      {part.map((item) => (
        <li key={item}>
          <Sentence text={item} />
        </li>
      ))}
    </ul>
  )
}

/** Text in which the company's address of e-mail can be written to. */
function Sentence({ text }: { text: string }) {
  const { email } = useSite()
  const [before, ...after] = text.split(email)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after.join(email)}
    </>
  )
}
