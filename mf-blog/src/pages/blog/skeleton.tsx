import card from '../../articles/article-card.module.css'
import styles from './blog.module.css'

const CARDS = 6

/** Where the cards will be, so that the footer stays where it is while they come. */
export function Skeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={card.card}>
          <div className={card.picture} />
          <div className={styles.bars} />
        </div>
      ))}
    </div>
  )
}
