import type { Focus } from '@site/contracts/pictures/own-picture'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
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
/** Width of the drawing, in pixels. */
const WIDTH = 640

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

/** The chosen picture, on which the point that must stay in sight is picked. Drawn, as the page's policy allows no blob: addresses. */
export function FocusPicker({
  file,
  focus,
  onPick
}: {
  file: File
  focus: Focus
  onPick: (focus: Focus) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    createImageBitmap(file).then(
      (image) => {
        if (isCurrent && canvas.current) draw(canvas.current, image)
        image.close()
      },
      (reason) => console.warn('This browser cannot show the picture', reason)
    )
    return () => {
      isCurrent = false
    }
  }, [file])

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
      <canvas ref={canvas} className={styles.drawing} />
      <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  )
}

function draw(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  canvas.width = Math.min(WIDTH, image.width)
  canvas.height = Math.max(1, Math.round((image.height * canvas.width) / image.width))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
}
