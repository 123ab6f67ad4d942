import { describe, expect, it } from 'vitest'
import { formatNumber, plural, pluralForm } from './plural.tsx'

describe('plural', () => {
  it('BRAND-5 keeps zero and one singular, as French does', () => {
    expect(plural(0, 'résultat')).toBe('0\u00a0résultat')
    expect(plural(1, 'résultat')).toBe('1\u00a0résultat')
    expect(plural(2, 'résultat')).toBe('2\u00a0résultats')
  })

  it('takes a plural that does not end in -s', () => {
    expect(plural(3, 'journal', 'journaux')).toBe('3\u00a0journaux')
    expect(pluralForm(1.5, 'heure')).toBe('heure')
  })

  it('groups thousands with a narrow no-break space', () => {
    expect(formatNumber(1234567)).toBe('1\u202f234\u202f567')
    expect(formatNumber(999)).toBe('999')
    expect(formatNumber(1234.5)).toBe('1\u202f234,5')
  })
})
