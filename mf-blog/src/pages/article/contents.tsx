import { useHydrated } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { articleCopy } from './content/article.ts'
import styles from './contents.module.css'
import type { Section } from './sections.ts'

/** Where the parts of an article are: beside the text on a large screen, folded above it on a smaller one. */
export function Contents({ sections }: { sections: Section[] }) {
  return (
    <nav className={styles.contents} aria-label={articleCopy.contents} data-print="hidden">
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {articleCopy.contents}
          <Icon name="plus" />
        </summary>
        <List sections={sections} />
      </details>
      <div className={styles.open}>
        <p className={styles.heading}>{articleCopy.contents}</p>
        <List sections={sections} />
      </div>
    </nav>
  )
}

function List({ sections }: { sections: Section[] }) {
  const isHydrated = useHydrated()
  return (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}${isHydrated ? '' : textDirective(title)}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}

/** Leads to a text by its words, as the headings have no ids before the page runs (use-section-ids.ts). */
const textDirective = (title: string) =>
  `:~:text=${encodeURIComponent(title.replace(/\s/g, ' ')).replaceAll('-', '%2D')}`
