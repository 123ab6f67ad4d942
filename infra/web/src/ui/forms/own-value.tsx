/** Tells a value that comes from elsewhere from those that were set here, of which the page may draw an older one late. */
export interface OwnValue {
  /** Sets this value here. Answers whether it is another one than before. */
  write: (value: string) => boolean
  /** The page draws this value. Answers whether it is another one, that was set elsewhere and is to be taken over. */
  isOther: (value: string) => boolean
}

/** @param value what the page draws at first */
export function createOwnValue(value: string): OwnValue {
  let now = value
  /** Set here, and not drawn yet. */
  const underWay = new Set<string>()
  return {
    write(next) {
      if (next === now) return false
      now = next
      underWay.add(next)
      return true
    },
    isOther(drawn) {
      if (drawn === now) underWay.clear()
      if (drawn === now || underWay.has(drawn)) return false
      now = drawn
      underWay.clear()
      return true
    }
  }
}
