import { expect, it } from 'vitest'
import { ofName } from './of-name.tsx'

it('BRAND-11 elides « de » before a name that begins with a vowel or a silent h', () => {
  for (const name of [
    'Alice Morel',
    'Élodie',
    'Irène Caron',
    'Ysé',
    'Yves',
    'Œdipe',
    'Hélène',
    'Héloïse',
    'Henri',
    'HENRIETTE',
    'Hervé',
    'Honoré',
    'Hortense',
    'Hubert',
    'ana@mobile.example'
  ])
    expect(ofName(name)).toBe(`d’${name}`)
})

it('BRAND-11 keeps it before a consonant, and before an h that is said', () => {
  for (const name of ['Camille', 'Yann', 'Youssef', 'Hugo', 'Hassan', 'Heidi', 'Hong', '3DS', ''])
    expect(ofName(name)).toBe(`de ${name}`)
})
