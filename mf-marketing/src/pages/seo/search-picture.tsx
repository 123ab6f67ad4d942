import { seoContent } from './content/seo.ts'
import styles from './search-picture.module.css'

const { caption, query, results } = seoContent.search

/** The results of a search as bars with their prices: the hotel's own first and longest, then the platforms. */
export function SearchPicture() {
  return (
    <figure className={styles.search}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <p className={styles.query}>
        {query}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm-2 5 6 6" />
        </svg>
      </p>
      <ol className={styles.results}>
        {results.map(({ name, way, price }) => (
          <li key={name} className={styles.result}>
            <p>
              <strong>{name}</strong>
              <span>{way}</span>
            </p>
            <b className={styles.price}>{price}</b>
          </li>
        ))}
      </ol>
    </figure>
  )
}
