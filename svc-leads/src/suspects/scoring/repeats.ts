import { createHash } from 'node:crypto'
import type { Clock } from '@site/service/process/clock'
import { withoutLinks } from './links.ts'

/** Shorter texts are what anybody writes: « je voudrais un devis ». */
const SHORTEST = 40
const WINDOW_MS = 24 * 3_600_000
/** Texts remembered at once; beyond that the oldest are forgotten. */
const MOST_TEXTS = 20_000
/** Addresses remembered for one text. */
const MOST_ADDRESSES = 20

export interface Repeats {
  /** Remembers that the address sent the text, and says how many other addresses sent the same within a day. */
  count(message: string, email: string): number
}

/**
 * Counts how many addresses send one text, its links, digits and spaces apart. Hashes alone are kept, in memory, by each replica for
 * itself, as the counts of the flood gate are: a campaign sends by the hundred, and nothing has to be looked up.
 */
export function createRepeats(clock: Clock): Repeats {
  const texts = new Map<string, { since: number; addresses: Set<string> }>()
  return {
    count(message, email) {
      const plain = withoutLinks(message)
        .toLowerCase()
        .replace(/[^\p{L}]+/gu, '')
      if (plain.length < SHORTEST) return 0
      const key = hash(plain)
      const address = hash(email.toLowerCase())
      const now = clock().getTime()
      const known = texts.get(key)
      const entry =
        known && now - known.since < WINDOW_MS ? known : { since: now, addresses: new Set<string>() }
      const others = entry.addresses.size - (entry.addresses.has(address) ? 1 : 0)
      if (entry.addresses.size < MOST_ADDRESSES) entry.addresses.add(address)
      // Written anew at the end, so that the first of the map is the one that was seen longest ago.
      texts.delete(key)
      texts.set(key, entry)
      if (texts.size > MOST_TEXTS) texts.delete(texts.keys().next().value as string)
      return others
    }
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)
