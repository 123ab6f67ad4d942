import { describe, expect, it } from 'vitest'
import {
  describeDraft,
  describeMoment,
  describeState,
  listCopy,
  planned,
  stateChoices
} from './content/manager.ts'

const NOW = new Date('2026-11-23T12:00:00.000Z')

describe('what the list says in French', () => {
  it('MANAGE-53 when, in Paris', () => {
    expect(describeMoment('2026-11-23T10:04:00.000Z', NOW)).toBe('11\u00a0h\u00a004')
    expect(describeMoment('2026-11-22T23:30:00.000Z', NOW)).toBe('0\u00a0h\u00a030')
    expect(describeMoment('2026-11-01T10:04:00.000Z', NOW)).toBe('1er novembre, 11\u00a0h\u00a004')
    expect(describeMoment('2025-11-23T10:04:00.000Z', NOW)).toBe('23 novembre 2025, 11\u00a0h\u00a004')
  })

  it.each([
    ['Claire', 'Brouillon de Claire, 11\u00a0h\u00a004'],
    ['Émile', 'Brouillon d’Émile, 11\u00a0h\u00a004'],
    [null, 'Brouillon, 11\u00a0h\u00a004']
  ])('MANAGE-53 whose draft it is: %s', (savedBy, said) => {
    expect(describeDraft({ id: 1, version: 1, savedAt: '2026-11-23T10:04:00.000Z', savedBy }, NOW)).toBe(said)
  })

  it('MANAGE-53 where an article stands', () => {
    const at = '2026-12-24T08:00'
    const schedule = { id: 1, at, publishAt: '2026-12-24T07:00:00.000Z' }
    expect(describeState({ state: 'published', schedule })).toBe('En ligne')
    expect(describeState({ state: 'scheduled', schedule })).toBe(
      'Prévu le 24 décembre 2026 à 8\u00a0h\u00a000'
    )
    expect(describeState({ state: 'withdrawn', schedule: null })).toBe('Retiré')
    expect(planned('2027-01-01T00:05')).toBe('Prévu le 1er janvier 2027 à 0\u00a0h\u00a005')
  })

  it('MANAGE-54 how many', () => {
    expect(listCopy.count(2041, 2041)).toBe('2\u202f041\u00a0articles')
    expect(listCopy.count(3, 2041)).toBe('3\u00a0articles sur 2\u202f041')
    expect(listCopy.count(0, 2041)).toBe('0\u00a0article sur 2\u202f041')
    const states = { draft: 2, scheduled: 0, published: 1200, withdrawn: 1 }
    expect(stateChoices(states).map(({ label }) => label)).toEqual([
      'Tous',
      'En ligne (1\u202f200)',
      'Brouillons (2)',
      'Prévus (0)',
      'Retirés (1)'
    ])
    expect(stateChoices(null).map(({ label }) => label)[1]).toBe('En ligne')
  })
})
