import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createAddressFinder, networkOf } from '@site/service/http/client-address'
import { LRUCache } from 'lru-cache'
import { isCounted } from '../audience/who-is-counted.ts'
import type { CanaryChoice } from '../registry/choose-versions.ts'
import type { CanaryArm, Snapshot } from '../registry/snapshot.ts'

/** Who asks, as far as a canary needs to know it. Nothing of it is written anywhere. */
export interface Visitor {
  /** The canaries that they get. */
  arm: CanaryArm
  network: string
  /** Is what their browser tells counted? */
  isCounted: boolean
  /** Versions that they were already counted for. */
  counted: Set<string>
}

/** Visitors that are known again at once. Others are looked at anew, with the same outcome. */
const REMEMBERED = 10_000

/**
 * Tells which canaries a visitor gets: by a hash of network, browser and the salt of the canary, so that every gateway says the same and no browser keeps
 * anything (FED-15). A greater share holds everybody that a smaller one did.
 */
export function createVisitors(snapshot: () => Snapshot, trustedProxies: string[]) {
  const addressOf = createAddressFinder(trustedProxies)
  const known = new LRUCache<string, Visitor>({ max: REMEMBERED })
  let of: readonly CanaryChoice[] = []

  return (request: IncomingMessage): Visitor | null => {
    const { canaries } = snapshot()
    if (canaries !== of) known.clear()
    of = canaries
    if (canaries.length === 0) return null
    const { headers, socket } = request
    const agent = headers['user-agent'] ?? ''
    const key = `${socket.remoteAddress} ${headers['x-forwarded-for']}\n${agent}`
    const seen = known.get(key)
    if (seen) return seen
    const network = networkOf(addressOf(request))
    const visitor: Visitor = {
      arm: canaries
        .filter((canary) => isChosen(canary, network, agent))
        .map(({ choice }) => choice.name)
        .join(' '),
      network,
      isCounted: isCounted(headers),
      counted: new Set()
    }
    known.set(key, visitor)
    return visitor
  }
}

export function isChosen(
  { salt, share }: Pick<CanaryChoice, 'salt' | 'share'>,
  network: string,
  agent: string
) {
  const hash = createHash('sha256').update(`${salt}\n${network}\n${agent}`).digest()
  return hash.readUInt32BE() / 2 ** 32 < share / 100
}
