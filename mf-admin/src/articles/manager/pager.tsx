import { Link } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { listCopy } from './content/manager.ts'
import { pageNumbers } from './page-numbers.ts'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  pages: number
  pathOf: (page: number) => string
}

/** The pages by number; each is a link that keeps words and filters. */
export function Pager({ page, pages, pathOf }: PagerProps) {
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label={listCopy.pages}>
      <Step to={page > 1 ? pathOf(page - 1) : null} icon="arrow-left" label={listCopy.previous} />
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={pathOf(number)}
            className={styles.page}
            aria-label={listCopy.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        )
      )}
      <Step to={page < pages ? pathOf(page + 1) : null} icon="arrow-right" label={listCopy.next} />
    </nav>
  )
}

function Step({ to, icon, label }: { to: string | null; icon: 'arrow-left' | 'arrow-right'; label: string }) {
  if (to === null)
    return (
      <span className={styles.page} data-off="">
        <Icon name={icon} />
      </span>
    )
  return (
    <Link to={to} className={styles.page}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  )
}
