import { foldText } from '@site/service/database/fold-text'
import type { StoredLead } from '../leads/lead-repository.ts'

/** Stands where something of the visitor, or a secret, was answered. */
export const WITHHELD = '[…]'

/**
 * What a receiver answered, without what it was sent of the visitor and without secrets: receivers like to repeat what they did not
 * understand (DELIVERY-2). It looks word by word, whatever the case, accents and escapes, so that a text cut off in the middle leaks
 * nothing either; of a note, words of four letters and more count. It takes out a word too many rather than one too few.
 *
 * @param text what was answered
 * @param lead whom it was about; null for a test
 * @param secrets texts that sign or open something
 */
export function withhold(text: string, lead: StoredLead | null, secrets: readonly string[] = []): string {
  let shown = text
  for (const secret of secrets) if (secret !== '') shown = shown.replaceAll(secret, WITHHELD)
  if (!lead) return shown
  const words = wordsOf(lead)
  const plain = unescaped(shown)
  const kept = withoutNumbers(withoutWords(plain, words), lead.telephone)
  return kept === plain ? shown : kept.replace(/(?:\[…\][\s@.+_-]*)+\[…\]/g, WITHHELD)
}

const WORD = /[\p{L}\p{N}]+/gu

function wordsOf(lead: StoredLead): Set<string> {
  const of = (text: string | null, least: number) =>
    [...(text ?? '').matchAll(WORD)].flatMap(([word]) => (word.length >= least ? [foldText(word)] : []))
  return new Set([
    ...[lead.email, lead.nom, lead.prenom, lead.telephone].flatMap((text) => of(text, 2)),
    ...[
      lead.note,
      lead.question,
      lead.origin,
      lead.pageUrl,
      lead.utmSource,
      lead.utmMedium,
      lead.utmCampaign
    ].flatMap((text) => of(text, 4))
  ])
}

/** A last word that may have been cut off counts when one of the visitor's begins so. */
function withoutWords(text: string, words: ReadonlySet<string>): string {
  const end = text.length
  return text.replace(WORD, (word, at: number) => {
    const folded = foldText(word)
    if (words.has(folded)) return WITHHELD
    const isLast = at + word.length === end
    return isLast && [...words].some((known) => known.startsWith(folded)) ? WITHHELD : word
  })
}

/** Numbers as long as one of a telephone whose last eight digits are the visitor's, however they are spaced. */
function withoutNumbers(text: string, telephone: string | null): string {
  const tail = (telephone ?? '').replace(/\D/g, '').slice(-8)
  if (tail.length < 8) return text
  return text.replace(/\d[\d\s().-]{6,}\d/g, (number) =>
    number.replace(/\D/g, '').includes(tail) ? WITHHELD : number
  )
}

/** As a person reads it: escapes of JSON, of addresses and of HTML are undone. */
const unescaped = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([aeiou])(acute|grave|circ|uml);/gi, '$1')
    .normalize('NFC')
