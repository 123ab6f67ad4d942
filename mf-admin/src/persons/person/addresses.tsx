import type { Person, PersonLink } from '@site/contracts/persons/person'
import { Button } from '@site/web/ui/forms/button'
import { useRef } from 'react'
import { useFocusAfterAct } from '../../layout/use-focus-after-act.ts'
import { sayWhen } from '../../layout/when/say-when.ts'
import { personCopy } from '../content/persons.ts'
import type { Joined } from '../data/use-person-changes.ts'
import shared from '../list/list.module.css'
import { JoinForm } from './join-form.tsx'
import styles from './person.module.css'

/** The addresses of a person, and each joining of two with the way to part them. */
export function Addresses({
  person: { summary, links },
  part,
  join
}: {
  person: Person
  part: (link: PersonLink) => Promise<boolean>
  join: (two: { first: string; second: string }) => Promise<Joined>
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusAfterAct(links, () => title.current)
  return (
    <section className={shared.section} aria-labelledby="person-addresses">
      <h3 ref={title} id="person-addresses" tabIndex={-1} className={styles.subtitle}>
        {personCopy.addresses}
      </h3>
      <ul className={styles.addresses}>
        {summary.addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      {links.length === 0 && <p className={shared.small}>{personCopy.single}</p>}
      {links.map((link) => {
        const { id, first, second, at, by } = link
        return (
          <div key={id} className={styles.link}>
            <p className={shared.small}>
              {first} · {second}
              <br />
              {personCopy.joinedBy(by, sayWhen(new Date(at)))}
            </p>
            <Button
              variant="quiet"
              size="small"
              aria-label={personCopy.partOf(first, second)}
              onClick={() => {
                keepFocus()
                void part(link)
              }}
            >
              {personCopy.part}
            </Button>
          </div>
        )
      })}
      {summary.addresses[0] !== undefined && <JoinForm first={summary.addresses[0]} join={join} />}
    </section>
  )
}
