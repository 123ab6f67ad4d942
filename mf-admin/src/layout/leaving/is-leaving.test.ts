import { expect, it } from 'vitest'
import { createLeaveWatch } from './is-leaving.ts'

it('ANSWER-22 takes the event that a link to another program raises for no leaving, whoever asks about it', () => {
  const { press, isLeaving } = createLeaveWatch()
  press(1000)
  const event = { timeStamp: 1004 }
  expect([isLeaving(event), isLeaving(event)]).toEqual([false, false])
})

it('ANSWER-22 takes every other event for leaving: without a press, a second one, and one that comes later', () => {
  const { press, isLeaving } = createLeaveWatch()
  expect(isLeaving({ timeStamp: 10 })).toBe(true)
  press(1000)
  expect(isLeaving({ timeStamp: 1004 })).toBe(false)
  expect(isLeaving({ timeStamp: 1010 })).toBe(true)
  press(2000)
  expect(isLeaving({ timeStamp: 3500 })).toBe(true)
  expect(isLeaving({ timeStamp: 3510 })).toBe(true)
})
