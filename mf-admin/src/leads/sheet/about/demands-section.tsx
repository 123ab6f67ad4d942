import { sayWhen } from '../../../layout/when/say-when.ts'
import { statusLabels } from '../../content/status.ts'
import { SourceBadge } from '../../list/lead-parts.tsx'
import { demandsCopy } from '../content/sheet.ts'
import type { SectionProps } from '../frame/section-props.ts'
import { SheetSection } from '../frame/sheet-section.tsx'
import styles from './about.module.css'

/** What else the same address sent, newest first, each with the way to its own sheet. */
export function DemandsSection({ sheet: { demands, demandCount }, onOpen }: SectionProps) {
  return (
    <SheetSection title={demandsCopy.title}>
      {demands.length === 0 && <p className={styles.small}>{demandsCopy.none}</p>}
      {demands.length > 0 && (
        <ul className={styles.demands}>
          {demands.map(({ id, timestamp, source, note, status }) => (
            <li key={id}>
              <button type="button" className={styles.demand} onClick={() => onOpen(id)}>
                <span className={styles.demandHead}>
                  <SourceBadge source={source} />
                  <span className={styles.small}>
                    {sayWhen(new Date(timestamp))} · {statusLabels[status]}
                  </span>
                </span>
                <span className={styles.demandNote}>{note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {demandCount > demands.length && (
        <p className={styles.small}>{demandsCopy.more(demandCount - demands.length)}</p>
      )}
    </SheetSection>
  )
}
