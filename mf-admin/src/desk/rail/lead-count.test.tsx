import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { LeadCount } from './lead-count.tsx'

const NONE = { count: 0, isMore: false }
const say = (counts: Partial<Parameters<typeof LeadCount>[0]>) =>
  textOf(
    renderAt(<LeadCount fresh={NONE} replies={NONE} {...counts} />, { address: '/admin/manage' })
  ).replaceAll('\u00a0', ' ')

it('ADMIN-20 counts visitors who have answered and wait for somebody among what the leads are looked at for', () => {
  expect(say({})).toBe('')
  expect(say({ fresh: { count: 2, isMore: false } })).toBe('2 (2 nouveaux)')
  expect(say({ replies: { count: 1, isMore: false } })).toBe('1 (1 visiteur attend une réponse)')
  expect(say({ fresh: { count: 1, isMore: false }, replies: { count: 2, isMore: false } })).toBe(
    '3 (1 nouveau, 2 visiteurs attendent une réponse)'
  )
  expect(say({ replies: { count: 99, isMore: true } })).toBe(
    '99+ (plus de 99 visiteurs attendent une réponse)'
  )
})
