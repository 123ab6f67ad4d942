import type { Night } from '@site/contracts/operations/scheduler'
import { expect, it } from 'vitest'
import { weeksOf } from './weeks-of.ts'

const night = (date: string): Night => ({
  date,
  state: 'planned',
  runId: null,
  articleId: null,
  title: null,
  grade: null,
  reasons: [],
  waitsUntil: null,
  mayBeDecided: false
})

it('sets nights into weeks from Monday to Sunday, over the change of clocks too', () => {
  const weeks = weeksOf(['2026-10-24', '2026-10-25', '2026-10-26'].map(night))
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-10-19', '2026-10-26'])
  expect(weeks[0]?.days.map((day) => day?.date ?? '')).toEqual([
    '',
    '',
    '',
    '',
    '',
    '2026-10-24',
    '2026-10-25'
  ])
  expect(weeksOf([])).toEqual([])
})
