import { LRUCache } from 'lru-cache'

/** A value, and whether to keep it for later callers. */
export interface CacheEntry<Value> {
  value: Value
  keep: boolean
  /** Is the value still current? Asked each time before it is served again. */
  isFresh: () => boolean
}

export interface RenewedStore<Value> {
  /**
   * The stored value of `key` while it is fresh, else what `make` gives. Callers with the same key and `revision` share
   * one call of `make`; a caller with a new revision does not wait for a call that an old one began.
   */
  read: (
    key: string,
    revision: string,
    make: () => Promise<CacheEntry<Value>>
  ) => Promise<{ value: Value; hit: boolean }>
}

/**
 * A bounded store whose values are made when they are missing or stale, once for all who wait. `maxSize` bounds the sum of
 * `sizeOf`, a whole number above 0.
 */
export function createRenewedStore<Value>(bounds: {
  maxEntries: number
  maxSize: number
  sizeOf: (value: Value) => number
}): RenewedStore<Value> {
  const stored = new LRUCache<string, CacheEntry<Value>>({
    max: bounds.maxEntries,
    maxSize: bounds.maxSize,
    sizeCalculation: ({ value }) => bounds.sizeOf(value)
  })
  // Not the cache's own `fetch`: it shares by key alone, and who comes after a change would be given what was begun before it.
  const inFlight = new Map<string, Promise<CacheEntry<Value>>>()

  const makeOnce = (key: string, revision: string, make: () => Promise<CacheEntry<Value>>) => {
    const id = `${revision} ${key}`
    const known = inFlight.get(id)
    if (known) return known
    const making = make()
      .then((made) => {
        if (made.keep) stored.set(key, made)
        else stored.delete(key)
        return made
      })
      .finally(() => inFlight.delete(id))
    inFlight.set(id, making)
    return making
  }

  return {
    async read(key, revision, make) {
      const known = stored.get(key)
      if (known?.isFresh()) return { value: known.value, hit: true }
      const { value } = await makeOnce(key, revision, make)
      return { value, hit: false }
    }
  }
}
