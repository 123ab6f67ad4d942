import { describe, expect, it } from 'vitest'
import { emailRange, type Trade, trades } from '../content/week.ts'
import { formatHours, hoursOf, WEEK } from './week-hours.ts'
import { EXAMPLE, type WeekSetting } from './week-setting.ts'

const trade = (id: Trade['id']) => trades.find((one) => one.id === id) as Trade

/** Every setting of the controls. */
function* everySetting() {
  for (const one of trades)
    for (let size: number = one.size.min; size <= one.size.max; size += 1)
      for (let emails: number = emailRange.min; emails <= emailRange.max; emails += emailRange.step)
        yield { trade: one, size, emails }
}

const nameOf = ({ trade: { id }, size, emails }: WeekSetting) => `${id}-${size}-${emails}`

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

  it('HOME-37 gives back what was spent by hand and is not left, of each task and in all', () => {
    for (const setting of everySetting()) {
      const { tasks, byHand, left, returned } = hoursOf(setting)
      const name = nameOf(setting)
      expect(returned, name).toBeGreaterThanOrEqual(0.5)
      expect(returned, name).toBe(byHand - left)
      for (const one of tasks) {
        expect(one.left, name).toBeGreaterThan(0)
        expect(one.left, name).toBeLessThan(one.byHand)
      }
    }
  })

  it('HOME-37 grows with each slider, however much there is to do', () => {
    const figuresOf = (setting: WeekSetting) => {
      const { tasks, byHand, left, returned } = hoursOf(setting)
      return [byHand, left, returned, ...tasks.flatMap((task) => [task.byHand, task.left])]
    }
    for (const setting of everySetting()) {
      const { trade: own, size, emails } = setting
      const larger = [
        ...(size < own.size.max ? [{ ...setting, size: size + 1 }] : []),
        ...(emails < emailRange.max ? [{ ...setting, emails: emails + emailRange.step }] : [])
      ]
      const before = figuresOf(setting)
      for (const next of larger)
        for (const [at, value] of figuresOf(next).entries())
          if (value < (before[at] ?? 0)) expect.fail(`${nameOf(next)} shows less than ${nameOf(setting)}`)
    }
  })

  it('HOME-37 counts more than a week where there is more than one', () => {
    const { tasks, byHand } = hoursOf({ trade: trade('evenement'), size: 100, emails: 100 })
    expect(tasks.map((one) => one.byHand)).toEqual([25, 30, 5])
    expect(byHand).toBeGreaterThan(WEEK)
    expect(hoursOf({ trade: trade('hotel'), size: 143, emails: 50 }).returned).toBeGreaterThan(
      hoursOf(EXAMPLE).returned
    )
  })
})

describe('formatHours', () => {
  it('writes hours and half-hours as French does', () => {
    expect([0.5, 3, 17.5].map(formatHours)).toEqual(['30\u00a0min', '3\u00a0h', '17\u00a0h\u00a030'])
  })
})
