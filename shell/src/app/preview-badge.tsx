import { content } from '../context/content.ts'
import { useShell } from '../context/shell-context.tsx'
import styles from './preview-badge.module.css'

/** Says that this page shows versions that are not live: 'Aperçu : mf-blog 0.1.0-3f9c2ab4'. */
export function PreviewBadge() {
  const shown = Object.entries(useShell().registry.preview)
  if (shown.length === 0) return null
  const versions = shown.map(([unit, version]) => `${unit} ${version}`).join(', ')
  return (
    <p className={styles.badge} role="status" data-print="hidden">
      {content.preview(versions)}
    </p>
  )
}
