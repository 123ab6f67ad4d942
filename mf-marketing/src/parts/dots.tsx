import styles from './dots.module.css'

interface DotsProps {
  count: number
  index: number
  /** Name of the button of a place, from 0. */
  label: (place: number) => string
  onSelect: (place: number) => void
  className?: string | undefined
}

/** Carousel progress as bars; the current one is longer. */
export function Dots({ count, index, label, onSelect, className }: DotsProps) {
  return (
    <div className={className}>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, place) => (
          <button
            key={label(place)}
            type="button"
            className={styles.dot}
            aria-label={label(place)}
            aria-current={place === index || undefined}
            onClick={() => onSelect(place)}
          />
        ))}
      </div>
    </div>
  )
}
