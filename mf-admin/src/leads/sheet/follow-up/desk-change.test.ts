import { DESK_LIMITS } from '@site/contracts/leads/desk-changes'
import { expect, it } from 'vitest'
import { buildDesk } from '../../follow/build-desk.ts'
import { isAlready, withChange } from '../../follow/desk-change.ts'
import { followCopy } from '../content/follow.ts'
import { LONGEST } from './limits.ts'

it('SHEET-4 shows what a change makes: a reason belongs to « perdu » alone', () => {
  const lost = withChange(buildDesk(), { status: 'perdu', lostReason: 'Trop cher' })
  expect(lost).toMatchObject({ status: 'perdu', lostReason: 'Trop cher' })
  expect(withChange(lost, { owner: 'Noé' })).toMatchObject({ lostReason: 'Trop cher', owner: 'Noé' })
  expect(withChange(lost, { status: 'contacte' })).toMatchObject({ status: 'contacte', lostReason: null })
  expect(withChange(buildDesk({ owner: 'Noé' }), { owner: null }).owner).toBeNull()
})

it('SHEET-31 takes a call that is planned for what is due, and knows of nothing where it is dropped', () => {
  const callbackAt = '2026-11-27T08:00:00.000Z'
  const planned = withChange(buildDesk({ dueAt: '2026-11-24T12:00:00.000Z' }), { callbackAt })
  expect(planned.dueAt).toBe(callbackAt)
  expect(withChange(planned, { callbackAt: null }).dueAt).toBeNull()
  expect(withChange(planned, { owner: 'Noé' }).dueAt).toBe(callbackAt)
})

it('SHEET-5 takes for done what somebody else has done just so', () => {
  const theirs = buildDesk({ status: 'contacte', owner: 'Noé', callbackAt: '2026-11-27T08:00:00.000Z' })
  expect(isAlready(theirs, { status: 'contacte' })).toBe(true)
  expect(isAlready(theirs, { status: 'contacte', owner: 'Camille' })).toBe(false)
  expect(isAlready(theirs, { callbackAt: '2026-11-27T08:00:00Z' })).toBe(true)
  expect(isAlready(theirs, { owner: null })).toBe(false)
})

it('SHEET-5 says in words what was wanted', () => {
  const said = (change: Parameters<typeof followCopy.wanted>[0]) =>
    followCopy.wanted(change).replaceAll('\u00a0', ' ')
  expect(said({ status: 'perdu', lostReason: 'Trop cher' })).toBe(
    'Votre changement : statut « Perdu » (Trop cher)'
  )
  expect(said({ owner: null, callbackAt: null })).toBe(
    'Votre changement : plus de responsable, plus de rappel'
  )
})

it('keeps its fields as short as the service asks', () => {
  expect(LONGEST).toEqual({ lostReason: DESK_LIMITS.lostReason, note: DESK_LIMITS.note })
})
