import { createHmac, randomBytes } from 'node:crypto'
import { selectorOf } from '@site/contracts/access/codes'
import { networkOf } from '@site/service/http/client-address'
import { tooManyRequests } from '@site/service/http/errors'
import { LRUCache } from 'lru-cache'

/** One check of a code, from before it is made until its outcome is known. Exactly one of the three is called. */
export interface Attempt {
  /** A named code keeps the address open for itself alone: who holds one is not to guess the shared one at leisure. */
  accepted: (candidate?: unknown) => void
  /** Throws 429 where only the right code is still let through. A missing code is no guess. */
  refused: (candidate: unknown) => void
  /** The check was not made: the upstream is away, the client has gone. */
  undecided: () => void
}

export interface GuessThrottle {
  /** Throws 429 when the address has used up its guesses. Call it before the code is checked. `candidate`: what is to be checked. */
  begin: (address: string, candidate?: unknown) => Attempt
}

export interface ThrottleOptions {
  /** Different wrong codes one address may try in the window. */
  codes: number
  windowSeconds: number
  /** Milliseconds that never go back. */
  now: () => number
  /** Told of each different wrong code, and of each call that is made to wait. */
  onRefused?: (outcome: 'wrong' | 'throttled', network: string) => void
}

interface Guesser {
  /** Time of each wrong code, by a hash that is worth nothing outside this process. */
  wrong: Map<string, number>
  undecided: number
  rightUntil: number
  /** Named codes that were right here, by their hash, and until when the address is open for each. */
  named: LRUCache<string, number>
  /** When the last code was looked at although the guesses are used up. */
  slowAt: number
}

const MAX_ADDRESSES = 20_000
/** Named codes that are remembered of one address. */
const MAX_NAMED = 100
/** The right code, once given, keeps an address open for it this long, in milliseconds: an office shares one. */
const RIGHT_FOR = 12 * 60 * 60 * 1000

/** How often a code is looked at where the guesses are used up, in milliseconds. */
const SLOW_MS = 60_000

/**
 * After this many different wrong codes an address must wait (SAFE-4). The same wrong code counts once, so a
 * page that polls with an outdated code is no attack. Addresses do not share anything, and an address where the right
 * code has been given stays open for that code: one visitor's guesses never lock out others. Checks under way count as
 * guesses until they are decided, or parallel tries would walk past the limit.
 */
export function createGuessThrottle({
  codes,
  windowSeconds,
  now,
  onRefused = () => undefined
}: ThrottleOptions): GuessThrottle {
  const secret = randomBytes(32)
  const guessers = new LRUCache<string, Guesser>({ max: MAX_ADDRESSES })
  const windowMs = windowSeconds * 1000

  const hashOf = (candidate: unknown) =>
    typeof candidate === 'string'
      ? createHmac('sha256', secret).update(candidate).digest('base64').slice(0, 22)
      : ''

  const guesserOf = (address: string) => {
    const key = networkOf(address)
    const guesser = guessers.get(key) ?? {
      wrong: new Map(),
      undecided: 0,
      rightUntil: 0,
      named: new LRUCache<string, number>({ max: MAX_NAMED }),
      slowAt: 0
    }
    guessers.set(key, guesser)
    for (const [hash, at] of guesser.wrong) if (now() - at >= windowMs) guesser.wrong.delete(hash)
    return guesser
  }

  const refuse = ({ wrong }: Guesser, address: string) => {
    onRefused('throttled', networkOf(address))
    const [oldest = now() - windowMs] = wrong.values()
    return tooManyRequests((oldest + windowMs - now()) / 1000)
  }

  /** Once a minute the right code is still looked at: a guest's guesses behind an office's address are no lock on its door. */
  const isLookedAt = (guesser: Guesser) => {
    const newest = [...guesser.wrong.values()].at(-1) ?? 0
    if (guesser.undecided > 0 || now() - Math.max(newest, guesser.slowAt) < SLOW_MS) return false
    guesser.slowAt = now()
    return true
  }

  return {
    begin(address, candidate) {
      const guesser = guesserOf(address)
      const isOpen =
        guesser.rightUntil > now() ||
        (guesser.named.get(hashOf(candidate)) ?? 0) > now() ||
        guesser.wrong.size + guesser.undecided < codes
      if (!isOpen && !isLookedAt(guesser)) throw refuse(guesser, address)
      guesser.undecided += 1
      const decide = () => {
        guesser.undecided -= 1
      }
      return {
        undecided: decide,
        accepted(right) {
          decide()
          if (typeof right !== 'string' || !right.split('\n').some(selectorOf))
            guesser.rightUntil = now() + RIGHT_FOR
          else guesser.named.set(hashOf(right), now() + RIGHT_FOR)
        },
        refused(wrong) {
          decide()
          if (typeof wrong !== 'string') return
          const hash = hashOf(wrong)
          if (guesser.wrong.has(hash)) return
          if (guesser.wrong.size >= codes) throw refuse(guesser, address)
          guesser.wrong.set(hash, now())
          onRefused('wrong', networkOf(address))
        }
      }
    }
  }
}

/** The outcome of a check; one that could not be made leaves the attempt undecided. */
export function checked<Outcome>(attempt: Attempt, check: Promise<Outcome>): Promise<Outcome> {
  return check.catch((error: unknown) => {
    attempt.undecided()
    throw error
  })
}
