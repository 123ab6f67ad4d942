import { expect, it } from 'vitest'
import { createUnmadeChanges } from './unmade-changes.ts'

const message = 'Le serveur n’a pas répondu.'
const failed = { theirs: null, message }

it('SHEET-15 keeps all that failed of a lead, and of each lead by itself', () => {
  const { store, keep, drop } = createUnmadeChanges()
  keep('1', { ...failed, wanted: { status: 'perdu', lostReason: 'Trop cher' } })
  keep('1', { ...failed, wanted: { owner: 'Noé' } })
  keep('2', { ...failed, wanted: { callbackAt: null } })
  expect(store.getState().changes.get('1')).toEqual({
    ...failed,
    wanted: { status: 'perdu', lostReason: 'Trop cher', owner: 'Noé' }
  })
  drop('1')
  expect([...store.getState().changes.keys()]).toEqual(['2'])
})

it('SHEET-15 replaces what was wanted of the same thing, a reason with its status', () => {
  const { store, keep, replace } = createUnmadeChanges()
  replace('1', { owner: null })
  keep('1', { ...failed, wanted: { status: 'perdu', lostReason: 'Trop cher', owner: 'Noé' } })
  replace('1', { status: 'gagne' })
  expect(store.getState().changes.get('1')?.wanted).toEqual({ owner: 'Noé' })
  replace('1', { owner: null })
  expect(store.getState().changes.size).toBe(0)
})
