import type { FaqEntry } from '@site/contracts/questions/faq'
import { FAQ_PATH, faqAnchor } from '@site/contracts/questions/faq-address'
import { Link } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { entriesCopy as copy } from './content/questions.ts'
import styles from './questions-screen.module.css'

interface EntryListProps {
  entries: readonly FaqEntry[]
  onAdd: () => void
  onChange: (entry: FaqEntry) => void
  onRemove: (entry: FaqEntry) => Promise<void>
}

/** The entries that are on the site. */
export function EntryList({ entries, onAdd, onChange, onRemove }: EntryListProps) {
  return (
    <section className={styles.part} aria-labelledby="questions-entries">
      <div className={styles.partHead}>
        <h2 id="questions-entries" className={styles.subtitle} tabIndex={-1} data-place="entries">
          {copy.title}
        </h2>
        <Button variant="quiet" size="small" icon="plus" onClick={onAdd}>
          {copy.add}
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className={styles.note}>{copy.empty}</p>
      ) : (
        <>
          <p className={styles.note}>
            <Link to={FAQ_PATH}>{copy.page}</Link>
          </p>
          <ul className={styles.list} aria-label={copy.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onChange={onChange} onRemove={onRemove} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Entry({
  entry,
  onChange,
  onRemove
}: { entry: FaqEntry } & Pick<EntryListProps, 'onChange' | 'onRemove'>) {
  const { id, question, answer, updatedAt } = entry
  return (
    <li className={styles.entry} tabIndex={-1} data-place={`entries-${id}`}>
      <h3 className={styles.question}>
        <Link to={`${FAQ_PATH}#${faqAnchor(id)}`}>{question}</Link>
      </h3>
      <p className={styles.answer}>{answer}</p>
      <p className={styles.facts}>{copy.updated(updatedAt)}</p>
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          size="small"
          icon="edit"
          aria-label={copy.changeOf(question)}
          onClick={() => onChange(entry)}
        >
          {copy.change}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={copy.removeOf(question)}
          onClick={() => onRemove(entry)}
        >
          {copy.remove}
        </Button>
      </div>
    </li>
  )
}
