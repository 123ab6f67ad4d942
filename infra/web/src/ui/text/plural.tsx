/**
 * A count with its noun. In French 0 and 1 are singular (BRAND-5).
 * `plural(0, 'résultat')` is '0 résultat', `plural(2, 'résultat')` '2 résultats'; `many` when the plural is not in -s.
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)}\u00a0${pluralForm(count, one, many)}`
}

/** The form alone: below 2 in absolute value it is singular. */
export function pluralForm(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many
}

/** '12 480' with the narrow no-break space of French figures; the same on every runtime, unlike Intl's. */
export function formatNumber(value: number): string {
  const [integer = '', decimals] = String(value).split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return decimals ? `${grouped},${decimals}` : grouped
}
