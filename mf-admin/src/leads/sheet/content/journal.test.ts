import { expect, it } from 'vitest'
import { sayChange } from './journal.ts'

const entry = {
  id: 1,
  at: '2026-11-24T09:00:00.000Z',
  by: 'Camille Astier',
  kind: 'change',
  version: 2
} as const
const say = (change: Partial<Parameters<typeof sayChange>[0]>) => sayChange({ ...entry, ...change })

it('SHEET-1 says what was done, a sentence for each thing that was moved', () => {
  expect(
    say({
      status: { from: 'nouveau', to: 'perdu' },
      lostReason: { from: null, to: 'Trop cher' },
      owner: { from: null, to: 'Noé Le Goff' }
    })
  ).toEqual(['Statut «\u00a0Perdu\u00a0» (Trop cher)', 'Responsable\u00a0: Noé Le Goff'])
  expect(say({ lostReason: { from: 'Trop cher', to: 'Sans réponse' } })).toEqual([
    'Raison\u00a0: Sans réponse'
  ])
  expect(say({ status: { from: 'perdu', to: 'contacte' }, lostReason: { from: 'x', to: null } })).toEqual([
    'Statut «\u00a0Contacté\u00a0»'
  ])
  expect(
    say({ owner: { from: 'x', to: null }, callbackAt: { from: '2026-11-24T09:00:00Z', to: null } })
  ).toEqual(['Plus de responsable', 'Rappel retiré'])
  expect(say({ status: { from: 'gagne', to: 'nouveau' }, isUndo: true })).toEqual([
    'Changement annulé',
    'Statut «\u00a0Nouveau\u00a0»'
  ])
})
