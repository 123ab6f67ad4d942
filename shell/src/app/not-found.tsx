import { Link } from '@site/web/platform'
import { content } from '../context/content.ts'
import { PageReady } from '../remote-slot/page-ready.tsx'
import styles from '../remote-slot/slot.module.css'

/** The shell's own page for an address that no remote claims; mf-marketing's page replaces it as soon as it is deployed. */
export function NotFound() {
  return (
    <div className={styles.message}>
      <h1>{content.notFound.title}</h1>
      <p>{content.notFound.text}</p>
      <Link to="/">{content.notFound.home}</Link>
      <PageReady />
    </div>
  )
}
