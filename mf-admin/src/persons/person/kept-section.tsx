import type { PersonSummary } from '@site/contracts/persons/person'
import type { KeptData } from '@site/contracts/persons/personal-data'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { LoadProblem } from '../../access/load-problem.tsx'
import { keptCopy } from '../content/personal-data.ts'
import { usePersonExport } from '../data/use-person-export.ts'
import { useKeptData } from '../data/use-person-search.ts'
import shared from '../list/list.module.css'
import { EraseDialog } from './erase-dialog.tsx'
import { KeptParts, Told } from './kept-parts.tsx'
import styles from './person.module.css'

interface KeptSectionProps {
  adminCode: string
  summary: PersonSummary
  onErased: (erased: KeptData) => void
}

/** What is kept of a person, its export, its erasure, and what stays after one. */
export function KeptSection({ adminCode, summary, onErased }: KeptSectionProps) {
  const { kept, ...problem } = useKeptData(adminCode, summary.email)
  const { isExporting, run } = usePersonExport(adminCode, summary.email)
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={shared.section} aria-labelledby="person-kept">
      <h3 id="person-kept" className={styles.subtitle}>
        {keptCopy.title}
      </h3>
      <div>
        <p role="status" className={shared.small}>
          {!kept && !problem.hasFailed && keptCopy.loading}
        </p>
        <LoadProblem {...problem} text={keptCopy.failed} />
        {kept && <KeptParts parts={kept.parts} />}
      </div>
      <div className={shared.buttons}>
        <Button
          variant="strong"
          size="small"
          icon="download"
          disabled={isExporting}
          onClick={() => run('html')}
        >
          {isExporting ? keptCopy.exporting : keptCopy.exportPage}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="download"
          disabled={isExporting}
          onClick={() => run('json')}
        >
          {keptCopy.exportJson}
        </Button>
        <Button variant="danger" size="small" icon="trash" disabled={!kept} onClick={() => setAsking(true)}>
          {keptCopy.erase}
        </Button>
      </div>
      {kept && <Told told={kept.told} />}
      <details className={styles.stays}>
        <summary>{keptCopy.stays}</summary>
        <ul>
          {keptCopy.staysBecause.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
      {kept && (
        <EraseDialog
          isOpen={isAsking}
          adminCode={adminCode}
          email={summary.email}
          kept={kept}
          onCancel={() => setAsking(false)}
          onErased={onErased}
          onRefused={problem.refetch}
        />
      )}
    </section>
  )
}
