import { foldPhone } from '../../search/search-text.ts'

/** Numbers that people type to get past a field. */
const MADE_UP = /^0033(?:(\d)\1{8}|612345678|123456789|102030405|601020304|611223344|123451234|987654321)$/
/** One digit seven times in a row. */
const REPEATED = /(\d)\1{6}/

/** A number in its international form, however it was written; undefined for what is none, and for one that was made up. */
export function telephoneOf(typed: string | null): string | undefined {
  const [number = ''] = foldPhone(typed).split(' ')
  const isWhole = /^00[1-9]\d{7,13}$/.test(number) && (!number.startsWith('0033') || number.length === 13)
  return isWhole && !MADE_UP.test(number) && !REPEATED.test(number) ? number : undefined
}

/** A mobile of France: it is mostly one person's, where a line in a house or at a desk is not. */
export const isMobile = (number: string): boolean => /^0033[67]/.test(number)
