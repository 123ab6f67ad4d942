import { describe, expect, it } from 'vitest'
import { emailRange, type Trade, trades } from '../content/week.ts'
import { formatHours, hoursOf, WEEK } from './week-hours.ts'
import { EXAMPLE, exampleOf } from './week-setting.ts'

const trade = (id: Trade['id']) => trades.find((one) => one.id === id) as Trade

/** Every setting of the controls. */
function* everySetting() {
  for (const one of trades)
    for (let size: number = one.size.min; size <= one.size.max; size += 1)
      for (let emails: number = emailRange.min; emails <= emailRange.max; emails += emailRange.step)
        yield { trade: one, size, emails }
}

describe('hoursOf', () => {
  it('HOME-36 counts the example as its assumptions say', () => {
    // 50 e-mails on 7 days at 3 minutes; 42 of 62 rooms of 31 hours a month; half an hour on 5 days.
    const { tasks, byHand, left, returned } = hoursOf(EXAMPLE)
    expect(tasks.map((one) => [one.task.name, one.byHand, one.left])).toEqual([
      ['E-mails', 17.5, 11.5],
      ['Factures', 4.5, 1.5],
      ['Tarifs', 2.5, 0.5]
    ])
    expect({ byHand, left, returned }).toEqual({ byHand: 24.5, left: 13.5, returned: 11 })
  })

  it('HOME-36 counts five days of e-mails where nobody works at the week-end', () => {
    const { tasks } = hoursOf({ trade: trade('services'), size: 6, emails: 20 })
    expect(tasks.map((one) => [one.task.name, one.byHand, one.left])).toEqual([
      ['E-mails', 5, 3.5],
      ['Comptes rendus', 5, 2],
      ['Relances', 3, 1]
    ])
  })

  it('HOME-37 never counts more than a week, nor gives back more than was spent', () => {
    for (const setting of everySetting()) {
      const { tasks, byHand, left, returned } = hoursOf(setting)
      const name = `${setting.trade.id}-${setting.size}-${setting.emails}`
      expect(byHand, name).toBeLessThanOrEqual(WEEK)
      expect(left, name).toBeLessThan(byHand)
      expect(returned, name).toBeGreaterThanOrEqual(0.5)
      expect(returned, name).toBe(byHand - left)
      for (const one of tasks) {
        expect(one.left, name).toBeGreaterThan(0)
        expect(one.left, name).toBeLessThanOrEqual(one.byHand)
      }
    }
  })

  it('HOME-37 fills a week that would need more, each task with its part', () => {
    const { tasks, byHand } = hoursOf({ trade: trade('evenement'), size: 100, emails: 100 })
    // 25, 30 and 5 hours of 60.
    expect(tasks.map((one) => one.byHand)).toEqual([14.5, 17.5, 2.5])
    expect(byHand).toBe(34.5)
  })

  it('grows with each of its controls until the week is full', () => {
    const small = hoursOf(exampleOf(trade('services'), 20))
    const more = hoursOf(exampleOf(trade('services'), 40))
    expect(more.byHand).toBeGreaterThan(small.byHand)
    expect(more.returned).toBeGreaterThan(small.returned)
  })
})

describe('formatHours', () => {
  it('writes hours and half-hours as French does', () => {
    expect([0.5, 3, 17.5].map(formatHours)).toEqual(['30\u00a0min', '3\u00a0h', '17\u00a0h\u00a030'])
  })
})
