import { describe, expect, it } from 'vitest'
import { measureLikeness } from '../../testing/measure-likeness.ts'
import { companyOf } from './companies.ts'
import { findLikeness } from './find-likeness.ts'
import { isOneTypoApart, isSlip } from './one-typo.ts'
import { keysOf } from './person-keys.ts'
import { compareNames, nameOf } from './person-names.ts'
import { profileOf, type Said } from './profile.ts'
import { telephonesOf } from './telephones.ts'

const said = (changes: Partial<Said>): Said => ({
  email: 'a.b@exemple.fr',
  prenom: 'Contact',
  nom: 'Chat',
  telephone: null,
  company: '',
  ...changes
})
/** The reasons, and that a key leads to them, without which nobody would compare the two. */
const reasons = (one: Partial<Said>, other: Partial<Said>) => {
  const [ours, theirs] = [said(one), said(other)]
  const found = findLikeness(profileOf([ours]), profileOf([theirs])).map(({ kind }) => kind)
  const keys = new Set(keysOf(ours))
  if (found.length > 0) expect(keysOf(theirs).some((key) => keys.has(key))).toBe(true)
  return found
}
const elodie = { prenom: 'Élodie', nom: 'Lefèvre' }

describe('PERSON-2 who may be one person', () => {
  it('is the same telephone however it is written, where the names agree', () => {
    const first = { email: 'elodie@port.fr', telephone: '06 12 99 56 78', ...elodie }
    const written = [
      '+33 6 12 99 56 78',
      '0033612995678',
      '+33 (0)6.12.99.56.78',
      '612995678',
      '06/12/99/56/78'
    ]
    const beside = [
      '01 44 21 10 00 / 06 12 99 56 78',
      '06.12.99.56.78 ou 01 44 21 10 00',
      '\u202a+33 6 12 99 56 78\u202c'
    ]
    for (const telephone of [...written, ...beside])
      for (const names of [{}, { prenom: 'lefevre', nom: 'ELODIE' }, { prenom: 'Élodie', nom: 'Lefebvre' }])
        expect(reasons(first, { email: 'lefevre.e@orange.fr', telephone, ...names })).toEqual(['phone'])
  })

  it('is the same mobile and first name, since people marry, but no line of a desk', () => {
    const [before, after] = [
      { telephone: '06 12 99 56 78', ...elodie },
      { email: 'e@free.fr', prenom: 'Élodie' }
    ]
    expect(reasons(before, { ...after, nom: 'Marchand', telephone: '0612995678' })).toEqual(['phone'])
    expect(reasons(before, { ...after, prenom: 'Marc', nom: 'Marchand', telephone: '0612995678' })).toEqual(
      []
    )
    const desk = '01 44 21 10 00'
    expect(reasons({ ...before, telephone: desk }, { ...after, nom: 'Marchand', telephone: desk })).toEqual(
      []
    )
  })

  it('is not a family, colleagues at one desk, or a number that was made up', () => {
    const desk = '01 44 21 10 00'
    expect(reasons({ telephone: desk, ...elodie }, { email: 'c@port.fr', telephone: desk })).toEqual([])
    const michel = { prenom: 'Michel', nom: 'Huet', telephone: '06 21 43 65 80' }
    expect(reasons(michel, { ...michel, email: 'm@free.fr', prenom: 'Michèle' })).toEqual([])
    expect(reasons({ telephone: '0600000000' }, { email: 'b@x.fr', telephone: '06 00 00 00 00' })).toEqual([])
  })

  it('is the same name and company, or the same name at the host of an organisation', () => {
    const first = { email: 'e.lefevre@gmail.com', company: 'SARL L’Hôtel du Port', ...elodie }
    expect(reasons(first, { email: 'el@orange.fr', company: 'hotel du port', ...elodie })).toEqual([
      'company'
    ])
    const atWork = { email: 'contact@hotel-du-port.fr', ...elodie }
    expect(reasons(atWork, { ...atWork, email: 'elodie@hotel-du-port.fr' })).toEqual(['domain'])
    expect(reasons(first, { email: 'elodie@orange.fr', company: '', ...elodie })).toEqual([])
  })

  it.each([
    ['elodie.lefevre@gmail.com', 'elodie.lefevre@gmial.com'],
    ['elodie.lefevre@gmail.com', 'elodie.lefevre@gmail.con'],
    ['elodie.lefevre@gmail.com', 'elodielefevre+devis@gmail.com'],
    ['elodie.lefevre@orange.fr', 'elodie.leefvre@orange.fr'],
    ['elodie.lefevre@orange.fr', 'elodie.lefevvre@orange.fr'],
    ['elodie.lefevre@hotel-du-port.fr', 'elodie.lefevr@hotel-du-port.fr'],
    ['elodie.lefevre@hotel-du-port.fr', 'elodie.lefevre@hotel-du-prt.fr']
  ])('is %s and %s, without a name', (one, other) => {
    expect(reasons({ email: one }, { email: other })).toEqual(['address'])
  })

  it.each([
    ['jean.martin1@gmail.com', 'jean.martin2@gmail.com'],
    ['marie.martin@free.fr', 'marine.martin@free.fr'],
    ['marie.martin@mail.com', 'marie.martin@gmail.com'],
    ['marie.martin@hotmail.fr', 'marie.martin@hotmail.com'],
    ['f.perrin@hotel.fr', 'm.perrin@hotel.fr'],
    ['reservation@hotel-du-port.fr', 'reservation@hotel-du-prt.fr'],
    ['paul.morin@orange.fr', 'paul.moran@orange.fr']
  ])('is not %s and %s', (one, other) => {
    expect(reasons({ email: one }, { email: other })).toEqual([])
  })
})

it('compares names in any order, without accents, and takes an initial for no contradiction', () => {
  const names = (prenom: string, nom: string) => [nameOf({ prenom, nom })].filter((name) => name !== null)
  expect(compareNames(names('Anne-Sophie', 'Le Goff'), names('LE GOFF', 'anne sophie'))).toBe('same')
  expect(compareNames(names('Julien', 'Dupont'), names('Julien', 'Dupond'))).toBe('near')
  expect(compareNames(names('J', 'Dupont'), names('Julien', 'Dupont'))).toBe('open')
  expect(compareNames(names('Non renseigné', 'Dupont'), names('Julien', 'Dupont'))).toBe('open')
  expect(compareNames(names('Louise', 'Dupont'), names('Louis', 'Dupont'))).toBe('other')
  expect(nameOf({ prenom: 'Contact', nom: 'Chat' })).toBeNull()
})

it('knows one mistake from two', () => {
  for (const other of ['lefevr', 'leefvre', 'lefevree', 'lefezre'])
    expect(isOneTypoApart('lefevre', other)).toBe(true)
  for (const other of ['lefevre', 'lefe', 'leevfre', 'lfevres'])
    expect(isOneTypoApart('lefevre', other)).toBe(false)
  expect(isSlip('lefevre', 'leefvre')).toBe(true)
  expect(isSlip('lefevre', 'lefezre')).toBe(false)
})

it('takes a company by its name alone, and a number by what it says', () => {
  expect(companyOf('SAS Le Groupe Estrade')).toBe(companyOf('estrade'))
  expect(companyOf('Aucune')).toBeUndefined()
  for (const made of ['', '06', '0612345678', '0102030405', '0777777777'])
    expect(telephonesOf(made)).toEqual([])
  for (const written of ['+44 20 7946 0018', '(+44) 20 7946 0018', '＋44 20 7946 0018'])
    expect(telephonesOf(written)).toEqual(['00442079460018'])
  expect(telephonesOf('06 12 99 56 78, 01 44 21 10 00')).toEqual(['0033612995678', '0033144211000'])
})

it.each([1, 2])(
  'PERSON-3 is right in 99 % of what it proposes among 2,000 made-up people (seed %i)',
  (seed) => {
    const { proposed, right, recognisable, found } = measureLikeness(seed, 2_000)
    expect(proposed).toBeGreaterThan(150)
    expect(right / proposed).toBeGreaterThanOrEqual(0.99)
    expect(found / recognisable).toBeGreaterThan(0.75)
  }
)
