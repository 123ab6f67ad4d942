import type { KeptData } from '@site/contracts/persons/personal-data'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef } from 'react'
import { eraseCopy, keptCopy } from '../content/personal-data.ts'
import shared from '../list/list.module.css'
import { KeptParts, Told } from './kept-parts.tsx'
import styles from './person.module.css'

/** What an erasure removed, and whom it is now to be told to. */
export function Erased({ erased, onDone }: { erased: KeptData; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.erased}>
      <h2 ref={title} tabIndex={-1} className={styles.name}>
        {eraseCopy.doneTitle}
      </h2>
      <p>{eraseCopy.done(erased.parts.reduce((sum, { rows }) => sum + rows, 0))}</p>
      <KeptParts parts={erased.parts} />
      <Told told={erased.told} />
      <h3 className={styles.subtitle}>{keptCopy.stays}</h3>
      <ul className={shared.small}>
        {keptCopy.staysBecause.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div>
        <Button variant="strong" onClick={onDone}>
          {eraseCopy.finish}
        </Button>
      </div>
    </div>
  )
}
