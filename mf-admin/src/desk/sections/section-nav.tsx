import { NavLink, useLocation } from '@site/web/platform'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useEffect, useRef } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { useMay } from '../../access/use-rights.ts'
import { frameCopy, type SectionScreen } from '../../layout/content/frame.ts'
import styles from './section-nav.module.css'
import { sectionOf } from './section-of.ts'
import { useSectionCounts } from './use-section-counts.ts'

/** From one screen of a section to the other, with what waits there; nothing on a screen that stands alone (ADMIN-28). */
export function SectionNav({ adminCode }: { adminCode: string }) {
  const { pathname } = useLocation()
  const may = useMay(adminCode)
  const list = useRef<HTMLUListElement>(null)
  const section = sectionOf(pathname)
  const counts = useSectionCounts(adminCode, section?.id === 'leads' && may('leads'))
  // On a phone the line scrolls sideways: where one is must be in sight.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`a[href^="${pathname}?"]`)
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 48
  }, [pathname])
  const shown = section?.screens.filter(({ scope }) => may(scope)) ?? []
  if (!section || shown.length === 0) return null
  const countOf = ({ id }: SectionScreen): [count: number, words: string] | null => {
    if (id === 'suspects') return [counts.suspects, frameCopy.suspects(counts.suspects)]
    if (id === 'deliveries')
      return [counts.failedDeliveries, frameCopy.failedDeliveries(counts.failedDeliveries)]
    return null
  }
  return (
    <nav className={styles.section} aria-label={frameCopy.sectionOf(section.label)} data-print="hidden">
      <ul ref={list} className={styles.list}>
        {shown.map((screen) => {
          const [count, words] = countOf(screen) ?? [0, '']
          return (
            <li key={screen.id}>
              <NavLink className={styles.item} to={adminPath(screen.path, adminCode)}>
                {screen.label}
                {count > 0 && (
                  <span className={styles.count} data-urgent={screen.id === 'deliveries' || undefined}>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden> ({words})</VisuallyHidden>
                  </span>
                )}
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
