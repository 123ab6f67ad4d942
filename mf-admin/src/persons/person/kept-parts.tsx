import type { KeptData } from '@site/contracts/persons/personal-data'
import { sayWhen } from '../../layout/when/say-when.ts'
import { keptCopy } from '../content/personal-data.ts'
import shared from '../list/list.module.css'
import styles from './person.module.css'

/** Where how much is kept, without the parts that have nothing. */
export function KeptParts({ parts }: Pick<KeptData, 'parts'>) {
  const held = parts.filter(({ rows }) => rows > 0)
  if (held.length === 0) return <p className={shared.small}>{keptCopy.nothing}</p>
  return (
    <ul className={styles.parts}>
      {held.map(({ part, rows }) => (
        <li key={part}>{keptCopy.part(part, rows)}</li>
      ))}
    </ul>
  )
}

/** E-mails and calls that have left, each with what its receiver finds it by. */
export function Told({ told }: Pick<KeptData, 'told'>) {
  if (told.length === 0) return null
  return (
    <div className={styles.told}>
      <h4 className={styles.small}>{keptCopy.told}</h4>
      <ul>
        {told.map((notice) => (
          <li key={`${notice.channel} ${notice.receiver} ${notice.identity}`}>
            {keptCopy.toldLine(
              notice,
              notice.sentAt === null ? keptCopy.mayHaveLeft : keptCopy.left(sayWhen(new Date(notice.sentAt)))
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
