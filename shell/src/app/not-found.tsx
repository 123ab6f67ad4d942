import { Link } from '@site/web/platform'
import { content } from '../context/content.ts'
import { PageReady } from '../remote-slot/page-ready.tsx'
import styles from '../remote-slot/slot.module.css'

/** The shell's own word for an address nobody claims; mf-marketing's page takes its place as soon as it is deployed. */
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
