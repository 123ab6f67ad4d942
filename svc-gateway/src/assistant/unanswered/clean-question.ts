import { WORDING_LENGTH } from '@site/contracts/questions/asked'
import { writingProblem } from '@site/contracts/questions/plain-text'
import { maskNames } from './mask-names.ts'

/** Stands for what was left out of a question. */
export const MARK = '[…]'

/** Where so much had to be left out, the rest is about somebody. */
const MOST_MARKS = 2

/**
 * What may follow is about one person, or is secret, and has no form to be known by: an address written out, a birthday, an illness, a
 * password. Such a question is not kept at all.
 */
const IN_DOUBT =
  /arobase|\(\s*at\s*\)|\bat\s+(?:gmail|yahoo|outlook|hotmail|orange|free)\b|mot de passe|password|code d.acc[eè]s|identifiant|n[ée]e? le\b|date de naissance|j.habite|mon adresse|mon num[ée]ro|mon t[ée]l[ée]phone|carte (?:bancaire|bleue|vitale|d.identit[ée])|passeport|s[ée]curit[ée] sociale|mon (?:fils|mari|p[èe]re|fr[èe]re|patron|chef|coll[èe]gue|compagnon)|ma (?:fille|femme|m[èe]re|s[œo]e?ur|coll[èe]gue|compagne)|\bmalad|hospitalis|diagnosti|handicap|enceinte|\bsyndi[cq]|licenci|plainte contre/i

/** A number that is dictated, a word for each of its parts. */
const DICTATED =
  /(?:\b(?:z[ée]ro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent)\b[\s,-]*){5}/i

/** What says where somebody is to be found, or what is theirs, by its form alone. */
const FORMS: readonly RegExp[] = [
  // Addresses of mail and of pages, and names of accounts.
  /[^\s()<>,;]*@[^\s()<>,;]*/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:fr|com|net|org|eu|io|ai|info|be|ch|lu|ca|de|co|uk|es|it|paris|bzh)\b(?:\/\S*)?/gi,
  // IBAN, as it is written with and without spaces.
  /\b[a-z]{2}\d{2}(?:[\s.-]?[a-z0-9]{4}){2,7}(?:[\s.-]?[a-z0-9]{1,3})?\b/gi,
  // Five digits and more, however they are set apart: telephones, cards, SIRET, postcodes, dates.
  /\(?\+?\d(?:[\s.,\-/()'’_]{0,2}\d){4,}/g,
  // Number plates, references, keys.
  /\b(?=[a-z]*\d)(?=\d*[a-z])(?=(?:\w*\d){2})[a-z\d]{6,}\b/gi
]

/**
 * A question without what may be of a person, each such part as MARK; null where it is not to be kept at all: it is long, in another
 * alphabet, or in doubt (ASSISTANT-9).
 *
 * @param isKnown does the site have this word? What it has is nobody's name
 */
export function cleanQuestion(question: string, isKnown: (word: string) => boolean): string | null {
  const seen = plain(question)
  if (seen.length > WORDING_LENGTH || writingProblem('', seen) !== undefined) return null
  if (IN_DOUBT.test(seen) || DICTATED.test(seen)) return null
  const formless = FORMS.reduce((text, form) => text.replace(form, MARK), seen)
  const cleaned = maskNames(formless, { mark: MARK, isKnown })
    .replace(/\[…\](?:[\s,;&]*\[…\])+/g, MARK)
    .trim()
  if (cleaned.length > WORDING_LENGTH || cleaned.split(MARK).length - 1 > MOST_MARKS) return null
  return cleaned
}

/** One line, without what is not seen; capitals throughout say nothing of names. */
function plain(question: string): string {
  const line = question
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\s]+/gu, ' ')
    .trim()
  return /\p{Ll}/u.test(line) ? line : line.toLowerCase()
}
