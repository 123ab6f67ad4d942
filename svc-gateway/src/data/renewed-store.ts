import { LRUCache } from 'lru-cache'

/** What was made, and whether to keep it for who asks next. */
export interface Made<Value> {
  value: Value
  keep: boolean
  /** Is it still right? Asked each time before it is served again. */
  isFresh: () => boolean
}

export interface RenewedStore<Value> {
  /**
   * The stored value of `key` while it is fresh, else what `make` gives. Callers with the same key and `epoch` share
   * one call of `make`; a new epoch does not wait for what an old one began.
   */
  read: (
    key: string,
    epoch: string,
    make: () => Promise<Made<Value>>
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
  const stored = new LRUCache<string, Made<Value>>({
    max: bounds.maxEntries,
    maxSize: bounds.maxSize,
    sizeCalculation: ({ value }) => bounds.sizeOf(value)
  })
  // Not the cache's own `fetch`: it shares by key alone, and who comes after a change would be given what was begun before it.
  const inFlight = new Map<string, Promise<Made<Value>>>()

  const makeOnce = (key: string, epoch: string, make: () => Promise<Made<Value>>) => {
    const id = `${epoch} ${key}`
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
    async read(key, epoch, make) {
      const known = stored.get(key)
      if (known?.isFresh()) return { value: known.value, hit: true }
      const { value } = await makeOnce(key, epoch, make)
      return { value, hit: false }
    }
  }
}
