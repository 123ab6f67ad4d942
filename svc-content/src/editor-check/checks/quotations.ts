import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'
import { excerptAt, squeezed } from '../draft-text/read-draft-text.ts'
import { taleSections } from '../draft-text/tales.ts'

const WHO =
  '(?:dirigeant|directeur|directrice|hôtelier|hôtelière|client|gérant|gérante|patron|chef|cheffe|responsable|restaurateur|restauratrice|comptable|expert|collaborateur|collaboratrice|salarié|consultant|formateur|formatrice|réceptionniste|gouvernante|président|présidente|fondateur|fondatrice|professeur)(?:e|ne)?s?'
const SAYS =
  '(?:dit|disait|disaient|confie|confiait|confié|raconte|racontait|raconté|explique|expliquait|expliqué|résume|résumait|affirme|affirmait|déclare|déclarait|déclaré|témoigne|témoignait|assure|assurait|souligne|rappelle|précise|estime|sourit|conclut|écrit|écrivait|reconnaît|avoue|ajoute|se réjouit|constate)'
const NAME = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)? (?:(?:de|du|d’) ?)?\\p{Lu}\\p{L}+'
const QUOTED = '«[^»]{12,}»'

/** Words of a person: who and a verb of saying beside a quotation. */
const SPOKEN: readonly RegExp[] = [
  new RegExp(`${QUOTED},? (?:nous |me )?(?:${SAYS})(?:-t-(?:il|elle)|-il|-elle)?(?!\\p{L})[^.]{0,60}`, 'gu'),
  new RegExp(
    `(?:${NAME}|(?<!\\p{L})${WHO}(?!\\p{L})[^.!?«»]{0,60})[^.!?«»]{0,60}(?<!\\p{L})${SAYS}(?!\\p{L})[^.!?«»]{0,30}:?\\s?${QUOTED}`,
    'gu'
  ),
  new RegExp(
    `(?:[Ss]elon|[Pp]our|[Dd]’après|(?:[Cc]omme )?(?:le |l’)${SAYS}) (?:${NAME}|(?:un|une|le|la|notre) ${WHO})[^.«]{0,80}${QUOTED}`,
    'gu'
  )
]

/** Someone who spoke to us: a claim of the house about itself, which no tale excuses. */
const TOLD_US: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${WHO}(?!\\p{L})[^.!?«»]{0,40} (?:nous|m[e’]) ?(?:a |ont )?${SAYS}(?!\\p{L})`,
    'giu'
  ),
  new RegExp(`(?<!\\p{L})(?:nous|m[e’]) ?(?:a |ont )?${SAYS} (?:récemment )?(?:un|une|le|la) ${WHO}`, 'giu')
]

/** A message or a dialogue that shows how one is written, in a blockquote, and no testimony. */
const SAMPLE =
  /^(?:\p{Lu}\p{L}+(?: \p{L}+)?\s?:\s|(?:Bonjour|Bonsoir|Madame|Monsieur|À vérifier|Objet)(?!\p{L}))/u

/** Words put into somebody's mouth that are not in the material, unless a tale says that it is made up. */
export const checkQuotations: Check = (draft, { material }) => {
  const given = squeezed(material)
  const tales = taleSections(draft.blocks)
  return draft.blocks.flatMap(({ text, isQuoted, section }): Finding[] => {
    if (isQuoted && SAMPLE.test(text)) return []
    const isTale = tales.has(section)
    const places = [...TOLD_US, ...(isTale ? [] : SPOKEN)]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(({ 0: words }) => !given.includes(squeezed(words.match(/«([^»]+)»/)?.[1] ?? words).trim()))
    const isForeign = isQuoted && !isTale && !given.includes(squeezed(text).replace(/[«»]/g, '').trim())
    const place = places[0] ? excerptAt(text, places[0].index, places[0][0].length) : text.slice(0, 160)
    return places.length > 0 || isForeign
      ? [{ check: 'quotations', severity: 'serious', sentence: findingCopy.quotation, place }]
      : []
  })
}
