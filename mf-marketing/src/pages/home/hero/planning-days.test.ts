import { expect, it } from 'vitest'
import { daysAround } from './planning-days.ts'

it('HOME-52 has today in its fourth column, across months and changes of clocks', () => {
  expect(daysAround('2026-11-26').map(({ label }) => label)).toEqual([
    'lun. 23',
    'mar. 24',
    'mer. 25',
    'jeu. 26',
    'ven. 27',
    'sam. 28',
    'dim. 29'
  ])
  expect(daysAround('2027-03-01')[3]?.label).toBe('lun. 1')
  expect(daysAround('2027-03-01')[2]).toEqual({ date: '2027-02-28', label: 'dim. 28', isWeekend: true })
  expect(new Set(daysAround('2026-10-25').map(({ date }) => date)).size).toBe(7)
})
