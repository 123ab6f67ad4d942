import { type ArticleStock, FEW_ARTICLES_LEFT } from '@site/contracts/operations/scheduler'
import { formatDate } from '@site/web/ui/text/format-date'
import { stockCopy } from './content/scheduler.ts'
import styles from './scheduler-screen.module.css'

/** Says weeks before that the writer's texts run out, and then that they have (RUN-31). */
export function StockNotice({ stock }: { stock: ArticleStock | null | undefined }) {
  if (!stock || stock.left > FEW_ARTICLES_LEFT) return null
  const { left, lastNight } = stock
  return (
    <section className={styles.waiting} aria-labelledby="stock-title">
      <h2 id="stock-title" className={styles.runsTitle}>
        {stockCopy.title(left)}
      </h2>
      <p>
        {lastNight === null
          ? stockCopy.now
          : `${stockCopy.until(formatDate(`${lastNight}T12:00:00Z`))} ${stockCopy.afterwards}`}
      </p>
      <p>{stockCopy.remedy}</p>
    </section>
  )
}
