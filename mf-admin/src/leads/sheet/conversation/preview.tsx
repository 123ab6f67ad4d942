import { composerCopy as copy } from './content/conversation.ts'
import styles from './conversation.module.css'

/** The e-mail as the visitor will read it, variables filled in. */
export function Preview({ subject, text }: { subject: string; text: string }) {
  return (
    <section className={styles.preview} aria-label={copy.preview}>
      <p className={styles.subject}>{subject}</p>
      <p className={styles.text}>{text}</p>
    </section>
  )
}
