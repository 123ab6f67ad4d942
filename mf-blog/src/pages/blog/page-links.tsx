import type { CardsWanted } from '@site/contracts/blog/cards-page'
import { Link } from '@site/web/platform'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { listPath } from '../../articles/list-path.ts'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'

/** Pages beside the one shown that have a link of their own. */
const NEAR = 1

interface PageLinksProps {
  /** What they are pages of. */
  wanted: CardsWanted
  page: number
  pages: number
}

/** Links to the other pages of the list, which search engines follow too: every one is two steps away at most. */
export function PageLinks({ wanted: { topic, q }, page, pages }: PageLinksProps) {
  const pathOf = (number: number) => listPath(topic, number, q)
  return (
    <nav className={styles.pages} aria-label={blogCopy.pages}>
      {page > 1 && (
        <LinkButton to={pathOf(page - 1)} variant="quiet" icon="arrow-left">
          {q ? blogCopy.previousFound : blogCopy.newer}
        </LinkButton>
      )}
      <ol className={styles.numbers}>
        {numbersAround(page, pages).map((number, index, all) => (
          <li key={number} data-gap={index > 0 && number - (all[index - 1] ?? 0) > 1 ? '' : undefined}>
            <Link to={pathOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className={styles.pageWord}>{blogCopy.page} </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <LinkButton to={pathOf(page + 1)} variant="quiet">
          {q ? blogCopy.nextFound : blogCopy.older}
        </LinkButton>
      )}
    </nav>
  )
}

/** The first, the last, every tenth, and those about the one shown. */
export function numbersAround(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || number % 10 === 0 || Math.abs(number - page) <= NEAR
  )
}
