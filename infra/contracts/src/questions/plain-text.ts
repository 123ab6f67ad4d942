/** A path of this site: no other host, no administration, no call. */
export const LINK_PATH = /^\/(?!\/|admin(?:\/|$)|api(?:\/|$)|apercu)[\w\-/]*(?:#[\w-]+)?$/

/** Why a text is no address within the site; undefined where it is one. */
export const linkProblem = (path: string): string | undefined =>
  LINK_PATH.test(path)
    ? undefined
    : 'L’adresse commence par «\u00a0/\u00a0» et mène à une page publique de ce site, par exemple /chatbot.'

/** The first tag of a text; undefined where it has none. '2 < 3' is none. */
export const markupIn = (text: string): string | undefined =>
  /<\/?[a-z!][^<>]{0,200}>/i.exec(text)?.[0].slice(0, 40)

/** Letters, of which so many at least are to be Latin ones: names in other alphabets may stand in a French sentence. */
const LATIN_SHARE = 0.7
/** What changes how a text is read without being seen: controls, directions, the middle of a broken character. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Why a text cannot stand on a French page; undefined where it can. */
export function writingProblem(what: string, text: string): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return `${what} n’a pas de mots.`
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length < letters.length * LATIN_SHARE) return `${what} s’écrit en français, en lettres latines.`
  if (UNSEEN.test(text.replaceAll('\n', '').replaceAll('\t', '')))
    return `${what} contient des caractères invisibles qui changent le sens de lecture\u00a0: retapez-la.`
  return undefined
}
