import type { Focus } from '@site/contracts/pictures/own-picture'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { pictureCopy } from './content/pictures.ts'
import styles from './picture-field.module.css'

/** How far an arrow key moves the point, in percent. */
const STEP = 5
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP]
}

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

/** A picture, on which the point that must stay in sight is picked. */
export function FocusPicker({
  focus,
  onPick,
  children
}: {
  focus: Focus
  onPick: (focus: Focus) => void
  /** The picture. */
  children: ReactNode
}) {
  const pick = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    if (detail === 0) return // a press of a key, which has no place
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPick({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) })
  }
  const move = (event: KeyboardEvent) => {
    const [x, y] = MOVES[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    onPick({ x: within(focus.x + x), y: within(focus.y + y) })
  }
  return (
    <button
      type="button"
      className={styles.picker}
      aria-label={pictureCopy.point(focus.x, focus.y)}
      onClick={pick}
      onKeyDown={move}
    >
      {children}
      <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  )
}
