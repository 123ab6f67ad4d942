/** What waits, and whom it waits for. */
export interface Waiting {
  client: string
}

/** Turns are forgotten past so many clients; each then waits as if it were new. */
const MAX_CLIENTS = 1000

/**
 * A queue that serves clients in turn, the one longest without being served first. Where it is full it makes room for a client
 * with less in it at the cost of the one with most: no client can fill it for the others.
 */
export function createFairQueue<Item extends Waiting>(max: number) {
  const waiting: Item[] = []
  const lastServed = new Map<string, number>()
  let turn = 0
  const countOf = (client: string) => waiting.filter((item) => item.client === client).length
  const remove = (item: Item): boolean => {
    const index = waiting.indexOf(item)
    if (index >= 0) waiting.splice(index, 1)
    return index >= 0
  }
  /** Of the client with most, what came last. */
  const lastInLine = (): Item | undefined => {
    const counts = new Map<string, number>()
    for (const { client } of waiting) counts.set(client, (counts.get(client) ?? 0) + 1)
    const most = Math.max(...counts.values())
    return waiting.findLast(({ client }) => counts.get(client) === most)
  }

  return {
    size: () => waiting.length,
    remove,
    /** Returns what has to go for it: nothing, another, or the item itself. */
    add(item: Item): Item | null {
      const out = waiting.length < max ? null : lastInLine()
      if (out && countOf(out.client) <= countOf(item.client) + 1) return item
      if (out) remove(out)
      waiting.push(item)
      return out ?? null
    },
    next(): Item | undefined {
      const turnOf = ({ client }: Item) => lastServed.get(client) ?? 0
      const item = waiting.reduce<Item | undefined>(
        (best, one) => (best && turnOf(best) <= turnOf(one) ? best : one),
        undefined
      )
      if (!item) return undefined
      remove(item)
      turn += 1
      if (waiting.length === 0 || lastServed.size >= MAX_CLIENTS) lastServed.clear()
      if (waiting.length > 0) lastServed.set(item.client, turn)
      return item
    }
  }
}
