import { Icon } from '@site/web/ui/pictures/icon'
import type { MouseEvent } from 'react'
import { articleCopy } from '../content/article.ts'
import styles from './contents.module.css'
import type { Section } from './sections.ts'

interface ContentsProps {
  sections: Section[]
  /** Place of the part that is being read. */
  current: number | null
  /** Leads to the heading at this place; false where there is none. */
  onGo: (place: number) => boolean
}

/** Where the parts of an article are: beside the text on a large screen, folded above it on a smaller one. */
export function Contents(props: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={articleCopy.contents} data-print="hidden">
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {articleCopy.contents}
          <Icon name="plus" />
        </summary>
        <List {...props} />
      </details>
      <div className={styles.open}>
        <p className={styles.heading}>{articleCopy.contents}</p>
        <List {...props} />
      </div>
    </nav>
  )
}

function List({ sections, current, onGo }: ContentsProps) {
  return (
    <ol className={styles.list}>
      {sections.map(({ place, title, href }) => (
        <li key={place}>
          <a
            href={href}
            aria-current={place === current ? 'true' : undefined}
            onClick={(event) => {
              if (isPlain(event) && onGo(place)) event.preventDefault()
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Not one that asks for another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
