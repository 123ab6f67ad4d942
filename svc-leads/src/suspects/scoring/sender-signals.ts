import { domainToASCII } from 'node:url'
import { linkedHosts } from './links.ts'
import { DISPOSABLE_DOMAINS } from './lists/disposable-domains.ts'
import { TOP_LEVEL_DOMAINS } from './lists/top-level-domains.ts'
import type { FindSignals, Signal } from './signal.ts'

/** Domains that are nobody's (RFC 6761): who tries a site writes them, and no campaign does. */
const RESERVED = new Set(['example', 'test', 'invalid', 'localhost'])

/** A name that advertises, an address that nobody reads tomorrow or can write to. Nothing is asked of the network. */
export const findSenderSignals: FindSignals = ({ firstName, lastName, email }) => {
  const signals: Signal[] = []
  if (linkedHosts(`${firstName} ${lastName}`).length > 0) signals.push({ signal: 'link-in-name', weight: 70 })
  const labels = domainToASCII(email.slice(email.lastIndexOf('@') + 1).toLowerCase()).split('.')
  const isDisposable = labels.some((_, index) => DISPOSABLE_DOMAINS.has(labels.slice(index).join('.')))
  const top = labels.at(-1) ?? ''
  if (!TOP_LEVEL_DOMAINS.has(top) && !RESERVED.has(top))
    signals.push({ signal: 'unknown-domain', weight: 30 })
  else if (isDisposable) signals.push({ signal: 'disposable-address', weight: 40 })
  return signals
}
