import type { SuspectSignal } from '@site/contracts/operations/suspect'
import { foldText } from '@site/service/database/fold-text'
import { PHRASES } from './lists/phrases.ts'
import type { FindSignals, Signal } from './signal.ts'

/** What one more hit of a subject adds, and what a subject counts at most. */
const FURTHER = 20
const MOST = 90

/** Subjects of spam, by phrases that people who want something of us do not use. */
export const findPhraseSignals: FindSignals = ({ message, email }) => {
  const text = foldText(message).replace(/[’`]/g, "'")
  const signals: Signal[] = []
  for (const { signal, weight, phrases } of PHRASES) {
    const count = phrases.filter((phrase) => phrase.test(text)).length
    if (count > 0) signals.push({ signal, weight: Math.min(MOST, weight + FURTHER * (count - 1)), count })
  }
  return [...signals, ...findContacts(message, email)]
}

/** Bounded, as a text may be one word of 5,000 letters. */
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[a-z]{2,24}/gi
const WALLET = /\b(bc1[a-z0-9]{25,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|0x[a-fA-F0-9]{40})\b/

/** Another way to answer than the one that the form asks for. */
function findContacts(message: string, email: string): Signal[] {
  const found: [SuspectSignal, number, boolean][] = [
    ['wallet', 60, WALLET.test(message)],
    [
      'other-address',
      30,
      (message.match(EMAIL) ?? []).some(
        (other) => other.toLowerCase().replace(/\.$/, '') !== email.toLowerCase()
      )
    ]
  ]
  return found.filter(([, , isSeen]) => isSeen).map(([signal, weight]) => ({ signal, weight }))
}
