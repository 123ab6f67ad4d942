import styles from './cover.module.css'
import { COVER_DAYS, COVER_ROWS, type CoverBar, coverOf } from './cover-bars.ts'

const WIDTH = 640
const HEIGHT = 360
const DAY = WIDTH / COVER_DAYS
const ROW = HEIGHT / COVER_ROWS
const GAP = 6
const BAR = 52

/** The drawn cover of an article without a picture: 16:9, decorative. */
export function Cover({ articleId }: { articleId: number }) {
  const { ground, bars } = coverOf(articleId)
  return (
    <svg
      className={styles.cover}
      data-ground={ground}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
      <path className={styles.grid} d={gridPath} />
      {bars.map((bar) => (
        <rect key={`${bar.row}-${bar.start}`} className={styles[bar.tone]} rx="10" {...placeOf(bar)} />
      ))}
    </svg>
  )
}

const gridPath = [
  ...Array.from({ length: COVER_DAYS - 1 }, (_, day) => `M${((day + 1) * DAY).toFixed(1)} 0V${HEIGHT}`),
  ...Array.from({ length: COVER_ROWS - 1 }, (_, row) => `M0 ${(row + 1) * ROW}H${WIDTH}`)
].join('')

function placeOf({ row, start, length }: CoverBar) {
  return {
    x: Math.round(start * DAY + GAP),
    y: row * ROW + (ROW - BAR) / 2,
    width: Math.round(length * DAY - 2 * GAP),
    height: BAR
  }
}
