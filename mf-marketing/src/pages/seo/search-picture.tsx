import { Icon } from '@site/web/ui/pictures/icon'
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
        <Icon name="search" />
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
