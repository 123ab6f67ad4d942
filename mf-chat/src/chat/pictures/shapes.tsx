import type { ReactNode } from 'react'
import styles from './pictures.module.css'

export type Tone = 'lilas' | 'menthe' | 'safran' | 'corail' | 'outremer' | 'blanc' | 'filet'

/** The 4:3 frame of the seven pictures: 400 × 300, on paper or on night. `label` is what it shows, in words. */
export function Frame({ label, isNight = false, children }: PictureProps) {
  return (
    <svg
      className={styles.frame}
      data-night={isNight}
      viewBox="0 0 400 300"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <rect className={styles.background} width="400" height="300" />
      {children}
    </svg>
  )
}
interface PictureProps {
  label: string
  isNight?: boolean
  children: ReactNode
}

interface BarProps {
  x: number
  y: number
  width: number
  height?: number
  tone: Tone
  /** Words on the bar; keep them short. */
  text?: string
}

/** A bar of the planning, with or without words. */
export function Bar({ x, y, width, height = 30, tone, text }: BarProps) {
  return (
    <>
      <rect className={styles[tone]} x={x} y={y} width={width} height={height} rx={Math.min(6, height / 2)} />
      {text && (
        <text
          className={tone === 'outremer' ? styles.onDark : styles.onBar}
          x={x + 11}
          y={y + height / 2 + 4.5}
        >
          {text}
        </text>
      )}
    </>
  )
}

interface LabelProps {
  x: number
  y: number
  children: string
  isStrong?: boolean
  anchor?: 'start' | 'end'
}

/** A line of text. */
export function Label({ x, y, children, isStrong = false, anchor = 'start' }: LabelProps) {
  return (
    <text className={isStrong ? styles.strong : styles.label} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  )
}

/** Hairlines of a grid, as the `d` of a path. */
export function Grid({ d }: { d: string }) {
  return <path className={styles.grid} d={d} />
}

/** A line drawn in the brand's blue, or in coral. */
export function Stroke({ d, tone = 'outremer' }: { d: string; tone?: 'outremer' | 'corail' | 'menthe' }) {
  return <path className={styles.stroke} data-tone={tone} d={d} />
}
