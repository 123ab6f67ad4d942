export interface Lru<Value> {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  delete: (key: string) => void
  clear: () => void
  size: () => number
}

/** A map that forgets what was used longest ago, bounded in entries and in the sum of `sizeOf`. */
export function createLru<Value>(options: {
  maxEntries: number
  maxSize?: number
  sizeOf?: (value: Value) => number
}): Lru<Value> {
  const { maxEntries, maxSize = Number.POSITIVE_INFINITY, sizeOf = () => 0 } = options
  const entries = new Map<string, Value>()
  let total = 0

  const remove = (key: string) => {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    total -= sizeOf(value)
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      remove(key)
      if (sizeOf(value) > maxSize) return
      entries.set(key, value)
      total += sizeOf(value)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxSize) return
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      entries.clear()
      total = 0
    },
    size: () => entries.size
  }
}
