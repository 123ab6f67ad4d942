import { OTHERS, VALUES_OF_A_DAY } from '@site/contracts/audience/steps'
import { expect, it } from 'vitest'
import { type CountedStep, createDaySums } from './day-sums.ts'

const buildStep = (more: Partial<CountedStep> = {}): CountedStep => ({
  day: '2026-11-23',
  step: 'visit',
  page: '/',
  article: null,
  campaign: '',
  ...more
})

it('adds up the same step of the same page, and forgets what was taken', () => {
  const sums = createDaySums()
  sums.add(buildStep())
  sums.add(buildStep())
  sums.add(buildStep({ day: '2026-11-24' }))
  expect(sums.take().filter(({ kind }) => kind === 'page')).toMatchObject([
    { day: '2026-11-23', count: 2 },
    { day: '2026-11-24', count: 1 }
  ])
  expect(sums.take()).toEqual([])
})

it('AUDIENCE-6 keeps so many campaigns of a day by name and adds up the rest, losing none', () => {
  const sums = createDaySums()
  const most = VALUES_OF_A_DAY.campaign
  for (let index = 0; index < most + 25; index += 1) sums.add(buildStep({ campaign: `campagne ${index}` }))
  sums.add(buildStep({ campaign: 'campagne 0' }))
  const campaigns = sums.take().filter(({ kind }) => kind === 'campaign')
  expect(campaigns).toHaveLength(most + 1)
  expect(campaigns.find(({ value }) => value === OTHERS)?.count).toBe(25)
  expect(campaigns.find(({ value }) => value === 'campagne 0')?.count).toBe(2)
  expect(campaigns.reduce((total, { count }) => total + count, 0)).toBe(most + 26)
})

it('AUDIENCE-4 gives no row that holds both a page and a campaign', () => {
  const sums = createDaySums()
  sums.add(buildStep({ page: '/article/:id', article: '7', campaign: 'lettre' }))
  for (const row of sums.take())
    expect(Object.keys(row).sort()).toEqual(['count', 'day', 'kind', 'step', 'value'])
})
