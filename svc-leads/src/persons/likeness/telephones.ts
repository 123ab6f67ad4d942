import { foldPhone } from '../../search/search-text.ts'

/** Numbers that people type to get past a field. */
const MADE_UP = /^0033(?:(\d)\1{8}|612345678|123456789|102030405|601020304|611223344|123451234|987654321)$/
/** One digit seven times in a row. */
const REPEATED = /(\d)\1{6}/

/** What stands between two numbers in one field; a stroke also stands within one ('06/41/52/63/74'). */
const BETWEEN = /[/,;|&]|\b(?:ou|et|puis)\b/i

/**
 * The numbers that were typed into one field, in their international form, however they were written. What is no number is left out, and
 * so is one that was made up.
 */
export function telephonesOf(typed: string | null): string[] {
  // Contacts that are copied bring invisible marks of direction along, keyboards of other languages wide characters.
  const text = (typed ?? '').normalize('NFKC').replace(/\p{Cf}/gu, '')
  const whole = telephoneOf(text)
  if (whole !== undefined) return [whole]
  return [...new Set(text.split(BETWEEN).flatMap((part) => telephoneOf(part) ?? []))]
}

function telephoneOf(typed: string): string | undefined {
  const [number = ''] = foldPhone(withPrefix(typed.trim())).split(' ')
  const isWhole = /^00[1-9]\d{7,13}$/.test(number) && (!number.startsWith('0033') || number.length === 13)
  return isWhole && !MADE_UP.test(number) && !REPEATED.test(number) ? number : undefined
}

/** '(+41) 79…' has its + within brackets, and a spreadsheet has taken the first 0 of '641526374', a mobile of France. */
const withPrefix = (typed: string): string =>
  /^[67]\d{8}$/.test(typed.replace(/[\s.-]/g, '')) ? `0${typed}` : typed.replace(/^\(\+/, '+(')

/** A mobile of France: it is mostly one person's, where a line in a house or at a desk is not. */
export const isMobile = (number: string): boolean => /^0033[67]/.test(number)
