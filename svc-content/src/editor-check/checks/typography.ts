import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'
import { excerptAt } from '../draft-text/read-draft-text.ts'

type Fault = keyof typeof findingCopy.typography

const FAULTS: readonly [Fault, RegExp][] = [
  ['apostrophe', /(?<=\p{L})'(?=\p{L})/gu],
  ['quotes', /"|“|”|‟/gu],
  ['dots', /\.\.\.|\. \. \./g],
  // Before ; : ! ? » % € and behind «; between groups of three digits; an address has its own colons.
  [
    'spaces',
    /[\p{L}\p{N})»](?:(?=[;!?»])|(?=:(?!\/\/)(?:\s|$))|[ ](?=[;:!?»%€](?:\s|$|[.,)])))|«(?![\u00a0\u202f])|\d(?=[%€])|(?<=\d)[ ](?=\d{3}(?!\d))/gu
  ],
  ['doubled', /[ ]{2,}|[ ](?=[,.)](?:\s|$))|\([ ]|(?<=\p{L}),(?=\p{L})|(?<=\p{Ll})\.(?=\p{Lu}\p{Ll}+ )/gu],
  ['capitals', /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu],
  [
    'accents',
    /(?<![\p{L}’])(?:Etat|Ecole|Etes|Evaluer|Eviter|Etape|Equipe|Echange|Ecrire|Etude|Evidemment|A (?=\p{Ll}))/gu
  ]
]

/** More than so many faults of one kind are how the text was made, and not a slip. */
const MANY = 5

/** French typography (record 89): a slip costs a few points, a habit holds the draft. */
export const checkTypography: Check = ({ title, text }) => {
  const whole = `${title}\n${text}`
  return FAULTS.flatMap(([fault, pattern]): Finding[] => {
    const places = [...whole.matchAll(pattern)].filter(({ 0: words }) => !ACRONYMS.has(words))
    const first = places[0]
    if (!first) return []
    return [
      {
        check: 'typography',
        severity: places.length >= MANY ? 'serious' : places.length > 1 ? 'medium' : 'light',
        sentence: findingCopy.typography[fault](places.length),
        place: excerptAt(whole, first.index, first[0].length)
      }
    ]
  })
}

const ACRONYMS = new Set(['URSSAF', 'HORECA', 'SIREN', 'SIRET'])
