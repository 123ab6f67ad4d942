import { describe, expect, it } from 'vitest'
import { setFrench } from './set-french.ts'

/** Spaces that do not break, made visible: ~ is U+00A0, ^ is U+202F. */
const shown = (text: string) =>
  setFrench(text)
    .replace(/\u00a0/g, '~')
    .replace(/\u202f/g, '^')

describe('French spaces', () => {
  it.each([
    ['à 16 h 30, à 8 h 05 et à 9 h', 'à 16~h~30, à 8~h~05 et à 9~h'],
    ['en 5 min, 1 200 €, 12 %', 'en 5~min, 1^200^€, 12^%'],
    ['le n° 7, l’article 22, page 12, la chambre 214', 'le n°~7, l’article~22, page~12, la chambre~214'],
    ['« Ici » : quoi ?', '«~Ici~»~: quoi^?'],
    ['dix pages, 3 heures, 12 hôtels', 'dix pages, 3 heures, 12 hôtels']
  ])('hold %s together', (typed, set) => {
    expect(shown(typed)).toBe(set)
  })
})
