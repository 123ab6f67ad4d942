import { networkOf } from '@site/service/http/client-address'
import { tooManyRequests, unavailable } from '@site/service/http/errors'

export interface UploadOptions {
  /** Bodies under way of one network, and in all: who is beyond is refused. */
  perNetwork: number
  total: number
  /** Of them, those past 64 KB: who is beyond waits for a slot. */
  largePerNetwork: number
  largeTotal: number
}

/** One body under way. */
export interface Upload {
  /** The body is large: settles once it has a slot among the large ones. */
  grow: () => Promise<void>
  /** It has come, or is given up. */
  end: () => void
}

export interface Uploads {
  /** Throws 429 or 503 when too many bodies are under way. */
  begin: (address: string) => Upload
}

/** Bounds the request bodies that the gateway keeps in memory while they arrive. They take no connection of a service. */
export function createUploads(options: UploadOptions): Uploads {
  const underWay = createCount()
  const large = createCount()
  const waiting: { network: string; start: () => void }[] = []

  const hasSlot = (network: string) =>
    large.total() < options.largeTotal && large.of(network) < options.largePerNetwork
  const startWaiting = () => {
    for (const one of [...waiting]) {
      if (!hasSlot(one.network)) continue
      waiting.splice(waiting.indexOf(one), 1)
      large.add(one.network, 1)
      one.start()
    }
  }

  return {
    begin(address) {
      const network = networkOf(address)
      if (underWay.total() >= options.total) throw unavailable(5)
      if (underWay.of(network) >= options.perNetwork) throw tooManyRequests(5)
      underWay.add(network, 1)
      let isLarge = false
      let slot: (typeof waiting)[number] | undefined
      return {
        grow: () =>
          new Promise((resolve) => {
            slot = {
              network,
              start() {
                slot = undefined
                isLarge = true
                resolve()
              }
            }
            waiting.push(slot)
            startWaiting()
          }),
        end() {
          underWay.add(network, -1)
          if (slot) waiting.splice(waiting.indexOf(slot), 1)
          if (!isLarge) return
          large.add(network, -1)
          startWaiting()
        }
      }
    }
  }
}

function createCount() {
  const counts = new Map<string, number>()
  let total = 0
  return {
    total: () => total,
    of: (network: string) => counts.get(network) ?? 0,
    add(network: string, change: 1 | -1) {
      total += change
      const count = (counts.get(network) ?? 0) + change
      if (count === 0) counts.delete(network)
      else counts.set(network, count)
    }
  }
}
