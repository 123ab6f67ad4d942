import { subjectOf } from '@site/contracts/articles/article-subject'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.tsx'
import styles from './cover.module.css'
import { COVER_DAYS, COVER_ROWS, type CoverBar, coverOf } from './cover-bars.ts'

const WIDTH = 640
const HEIGHT = 280
const DAY = WIDTH / COVER_DAYS
const ROW = HEIGHT / COVER_ROWS
const GAP = 6
const INSET = 11
const ROUND = 10

/** The background of a cover: the tone of its theme, or one of two colours that contrast with every tone. */
export type CoverBackground = 'tone' | 'nuit' | 'teinte'

interface CoverProps {
  articleId: number
  title: string
  background: CoverBackground
}

/** The drawn cover of an article without a picture: its subject and its figure in a week's planning. Decorative. */
export function Cover({ articleId, title, background }: CoverProps) {
  const { theme, subject, figure, bars, accent } = coverOf(articleId, title)
  const rect = rectOf(subject, subject.rows)
  const accented = bars[accent]
  return (
    <svg
      className={styles.cover}
      data-theme={theme}
      data-background={background}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.background} width={WIDTH} height={HEIGHT} />
      <path className={styles.grid} d={gridPath} />
      <path
        className={styles.bar}
        d={bars
          .filter((_, index) => index !== accent)
          .map(outline)
          .join('')}
      />
      {accented && <rect className={styles.accent} rx="10" {...rectOf(accented)} />}
      <rect className={styles.subject} rx="10" {...rect} />
      <text
        className={figure ? undefined : styles.large}
        x={rect.x + (figure ? 16 : 26)}
        y={rect.y + rect.height / 2 + (figure ? 10 : 21)}
      >
        {subject.label}
      </text>
      {figure && (
        <text
          className={styles.figure}
          x={Math.round(figure.start * DAY + GAP)}
          y={(figure.row + 1) * ROW + 47}
        >
          {figure.value}
          {figure.unit && (
            <tspan className={styles.unit} dx="14">
              {figure.unit}
            </tspan>
          )}
        </text>
      )}
    </svg>
  )
}

interface CoverGroundProps {
  title: string
  background: CoverBackground
  className?: string | undefined
  children: ReactNode
}

/** A ground in the colours of an article's cover; texts, links and focus on it are in its ink. */
export function CoverGround({ title, background, className, children }: CoverGroundProps) {
  return (
    <div
      className={classNames(styles.ground, className)}
      data-theme={subjectOf(title).theme}
      data-background={background}
    >
      {children}
    </div>
  )
}

const gridPath = [
  ...Array.from({ length: COVER_DAYS - 1 }, (_, day) => `M${((day + 1) * DAY).toFixed(1)} 0V${HEIGHT}`),
  ...Array.from({ length: COVER_ROWS - 1 }, (_, row) => `M0 ${(row + 1) * ROW}H${WIDTH}`)
].join('')

/** A bar in few characters, as a list has two dozen covers: half of a round stroke (cover.module.css) makes its corners. */
function outline(bar: CoverBar): string {
  const { x, y, width, height } = rectOf(bar)
  const inner = width - 2 * ROUND
  return `M${x + ROUND} ${y + ROUND}h${inner}v${height - 2 * ROUND}h${-inner}z`
}

function rectOf({ row, start, length }: CoverBar, rows = 1) {
  return {
    x: Math.round(start * DAY + GAP),
    y: row * ROW + INSET,
    width: Math.round(length * DAY - 2 * GAP),
    height: rows * ROW - 2 * INSET
  }
}
