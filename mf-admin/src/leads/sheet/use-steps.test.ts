import { expect, it } from 'vitest'
import { buildLead } from '../data/build-lead.ts'
import { stepsFrom } from './use-steps.ts'

const leads = [30, 20, 10].map((id) => buildLead({ id }))
const around = (place: number | null) => {
  const { before, after } = stepsFrom(leads, place)
  return [before?.id, after?.id]
}

it('SHEET-3 goes on from a lead of the list, and nowhere beyond its ends', () => {
  expect(around(0)).toEqual([undefined, 20])
  expect(around(1)).toEqual([30, 10])
  expect(around(2)).toEqual([20, undefined])
})

it('SHEET-3 goes on from where a lead stood that has left the list', () => {
  expect(around(0.5)).toEqual([30, 20])
  expect(around(-0.5)).toEqual([undefined, 30])
  expect(around(2.5)).toEqual([10, undefined])
  expect(around(null)).toEqual([undefined, undefined])
})
