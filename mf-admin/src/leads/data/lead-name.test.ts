import { expect, it } from 'vitest'
import { fullNameOf } from './lead-name.ts'

it.each([
  ['Lou', 'Garnier', 'Lou Garnier'],
  ['', 'Garnier', 'Garnier'],
  ['Lou', ' ', 'Lou'],
  ['', '', null]
])('SHEET-1 calls a lead by what was given of its name: %j %j', (prenom, nom, name) => {
  expect(fullNameOf({ source: 'popup', prenom, nom })).toBe(name)
})

it('SHEET-1 takes for no name what a form puts where none was given', () => {
  expect(fullNameOf({ source: 'chat/prendre-rdv', prenom: 'Contact', nom: 'Chat' })).toBeNull()
})
