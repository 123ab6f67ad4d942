import { foldText } from '@site/service/database/fold-text'
import { describe, expect, it } from 'vitest'
import { foldPhone, looksLikePhone } from './search-text.ts'

describe('foldText', () => {
  it.each([
    ['Élodie  LEFÈVRE', 'elodie lefevre'],
    ['L’Œuvre d’Æsir', "l'oeuvre d'aesir"],
    ['Straße', 'strasse'],
    ['ﬁn\u00a0de\tligne', 'fin de ligne'],
    ['zéro\u200bespace', 'zeroespace'],
    ['E\u0301lodie', 'elodie'],
    ['İstanbul ırmak', 'istanbul irmak']
  ])('folds %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('folds what is folded to itself', () => {
    const folded = foldText('Ǆ ﬃ Ŀ ŒÆ ½ № ™ İ')
    expect(foldText(folded)).toBe(folded)
  })
})

describe('foldPhone', () => {
  it.each([
    ['06 12 34 56 78', '0033612345678 0612345678'],
    ['+33 6 12 34 56 78', '0033612345678 0612345678'],
    ['+33 (0)6-12-34-56-78', '0033612345678 0612345678'],
    ['0033612345678', '0033612345678 0612345678'],
    ['33612345678', '0033612345678 0612345678'],
    ['+44 20 7946 0018', '00442079460018'],
    ['poste 12', '12'],
    [null, '']
  ])('folds %j', (phone, folded) => {
    expect(foldPhone(phone)).toBe(folded)
  })

  it('knows what could be a piece of a number', () => {
    expect(['06', '+33 (0)6', '12.34-56/78'].every(looksLikePhone)).toBe(true)
    expect(['', '-', '06a', 'a@b.fr'].some(looksLikePhone)).toBe(false)
  })
})
