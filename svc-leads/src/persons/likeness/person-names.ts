import { foldText } from '@site/service/database/fold-text'
import { isOneTypoApart } from './one-typo.ts'

/** A name as it is compared: without case, accents and hyphens. A part that is not known is ''. */
export interface PersonName {
  first: string
  last: string
}

/** What stands in the place of a name that was not given: the pop-up's default, and what people type to get past a field. */
const NOT_GIVEN = new Set(['', 'non renseigne', 'inconnu', 'x', 'xx', 'xxx', 'na', 'n a', 'anonyme', 'test'])

/** The names that a lead was sent with; null when it says none. The chat sends « Chat » and « Contact » for everybody (CONTACT-3). */
export function nameOf(lead: { nom: string; prenom: string }): PersonName | null {
  const [first = '', last = ''] = [lead.prenom, lead.nom].map((text) => {
    const folded = plainWords(text)
    return NOT_GIVEN.has(folded) ? '' : folded
  })
  if ((first === '' && last === '') || (first === 'contact' && last === 'chat')) return null
  return { first, last }
}

/** Text as words of letters and digits: 'L’Hôtel-du-Port' is 'l hotel du port'. */
export const plainWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Both parts of a name in one order, so that a name in the wrong fields is the same; undefined where a part is missing or an initial. */
export function wholeName({ first, last }: PersonName): string | undefined {
  if (first.length < 2 || last.length < 2) return undefined
  return [...first.split(' '), ...last.split(' ')].sort().join(' ')
}

/** What two names say: the same person, perhaps misspelt ('near'), somebody else, or nothing ('open'). */
export type NameVerdict = 'same' | 'near' | 'open' | 'other'

const VERDICTS: NameVerdict[] = ['same', 'near', 'open', 'other']

/** The best of what the names of two people say. Without a name on one side nothing is said. */
export function compareNames(ours: readonly PersonName[], theirs: readonly PersonName[]): NameVerdict {
  if (ours.length === 0 || theirs.length === 0) return 'open'
  const said = new Set(ours.flatMap((our) => theirs.map((their) => compareTwo(our, their))))
  return VERDICTS.find((verdict) => said.has(verdict)) ?? 'other'
}

/** Is one whole first name, no initial, the same on both sides? */
export const shareFirstName = (ours: readonly PersonName[], theirs: readonly PersonName[]): boolean =>
  ours.some(({ first }) => first.length > 1 && theirs.some((their) => their.first === first))

function compareTwo(our: PersonName, their: PersonName): NameVerdict {
  const [ourWhole, theirWhole] = [wholeName(our), wholeName(their)]
  if (ourWhole !== undefined && ourWhole === theirWhole) return 'same'
  const swapped = { first: their.last, last: their.first }
  const said = [their, swapped].map((other) => compareParts(our, other))
  return VERDICTS.find((verdict) => said.includes(verdict)) ?? 'other'
}

function compareParts(our: PersonName, their: PersonName): NameVerdict {
  const isSameFirst = our.first === their.first && our.first.length > 1
  const isSameLast = our.last === their.last && our.last.length > 1
  if (isSameFirst && isMisspelt(our.last, their.last)) return 'near'
  if (isSameLast && isMisspelt(our.first, their.first) && !isGender(our.first, their.first)) return 'near'
  if (isSameLast && mayBegin(our.first, their.first)) return 'open'
  return isSameFirst && mayBegin(our.last, their.last) ? 'open' : 'other'
}

/** A part that is missing, an initial, or the first of two words ('Marie' and 'Marie-Noëlle'). */
const mayBegin = (one: string, other: string): boolean =>
  one === '' ||
  other === '' ||
  (one.length === 1 && other.startsWith(one)) ||
  (other.length === 1 && one.startsWith(other)) ||
  `${one} `.startsWith(`${other} `) ||
  `${other} `.startsWith(`${one} `)

const isMisspelt = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= 4 && isOneTypoApart(one, other)

/** Michel and Michèle, Louis and Louise, Mario and Maria: a couple, a brother and a sister, rather than a mistake. */
const isGender = (one: string, other: string): boolean => {
  const most = Math.max(one.length, other.length)
  return one.slice(0, most - 2) === other.slice(0, most - 2)
}
