import type { Reading } from '@site/contracts/articles/article-card'
import { ArticleCard } from '../../articles/article-card.tsx'
import { backgroundsOf } from '../../articles/cover-backgrounds.ts'
import styles from './article.module.css'
import { articleCopy } from './content/article.ts'

/** Other articles to go on with. */
export function Related({ cards }: { cards: Reading['related'] }) {
  const backgrounds = backgroundsOf(cards)
  return (
    <nav className={styles.related} aria-labelledby="related-title" data-print="hidden">
      <h2 id="related-title" className={styles.relatedTitle}>
        {articleCopy.related}
      </h2>
      <ul className={styles.relatedList}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <ArticleCard card={card} background={backgrounds[index] ?? 'nuit'} level="h3" />
          </li>
        ))}
      </ul>
    </nav>
  )
}
