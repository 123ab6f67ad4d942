import { describe, expect, it } from 'vitest'
import { buildWeek, isWithin } from './build-week.ts'

const article = (id: number, createdAt: string) => ({
  id,
  title: `Article ${id}`,
  content: '',
  imageUrl: null,
  createdAt,
  isPinned: false
})

describe('the week of the portal', () => {
  it('ADMIN-23 ends today, counted in Paris', () => {
    const week = buildWeek(new Date('2026-11-23T23:30:00Z'), [], [])
    expect(week.map(({ date }) => date)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24'
    ])
  })

  it('ADMIN-23 keeps each day once across a change of the clocks', () => {
    const dates = buildWeek(new Date('2026-10-27T10:00:00Z'), [], []).map(({ date }) => date)
    expect(new Set(dates).size).toBe(7)
    expect(dates[0]).toBe('2026-10-21')
  })

  it('ADMIN-23 puts leads and articles on the day they came in Paris, and leaves out what is older', () => {
    const leads = [
      '2026-11-23T09:00:00Z',
      '2026-11-22T23:10:00Z',
      '2026-11-22T22:50:00Z',
      '2026-11-10T09:00:00Z'
    ]
    const week = buildWeek(
      new Date('2026-11-23T12:00:00Z'),
      leads.map((timestamp) => ({ timestamp })),
      [article(1, '2026-11-22T23:00:00Z'), article(2, '2026-11-01T00:00:00Z')]
    )
    expect(week.map((day) => day.leads)).toEqual([0, 0, 0, 0, 0, 1, 2])
    expect(week.flatMap((day) => day.articles.map(({ id }) => [day.date, id]))).toEqual([['2026-11-23', 1]])
  })

  it('ADMIN-23 takes the server’s count of a day, which knows more leads than are read here', () => {
    const leads = [{ timestamp: '2026-11-23T09:00:00Z' }, { timestamp: '2026-11-22T09:00:00Z' }]
    const received = [
      { date: '2026-11-21', count: 640 },
      { date: '2026-11-22', count: 1200 }
    ]
    const week = buildWeek(new Date('2026-11-23T12:00:00Z'), leads, [], received)
    expect(week.map((day) => day.leads)).toEqual([0, 0, 0, 0, 640, 1200, 1])
  })

  it('ADMIN-23 says whether leads of its first day may be missing', () => {
    const week = buildWeek(new Date('2026-11-23T12:00:00Z'), [], [])
    const lead = (timestamp: string) => ({ timestamp })
    expect(isWithin(week, [lead('2026-11-23T08:00:00Z'), lead('2026-11-17T08:00:00Z')])).toBe(true)
    expect(isWithin(week, [lead('2026-11-23T08:00:00Z'), lead('2026-11-16T08:00:00Z')])).toBe(false)
    expect(isWithin(week, [])).toBe(false)
  })
})
