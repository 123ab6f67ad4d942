import { describe, expect, it } from 'vitest'
import { checkAnswer } from './check-answer.ts'

const message = { message: 'Article supprimé' }

describe('an answer of the API', () => {
  it.each([
    ['as described', 'DELETE', '/api/blog/7', 200, message],
    ['a refusal', 'DELETE', '/api/blog/7', 401, { message: 'Non.', code: 'admin-code-refused' }],
    ['nothing to say', 'POST', '/api/leads/audit', 204, undefined],
    ['unchanged', 'GET', '/api/blog?limit=3', 304, undefined],
    ['no call of ours', 'GET', '/health/live', 200, { status: 'live' }],
    ['a page of cards, which is no article', 'GET', '/api/blog/cards?page=9', 404, { message: 'Non.' }]
  ])('is let through when it is %s', (_, method, address, status, body) => {
    expect(() => checkAnswer({ method, address, status, body })).not.toThrow()
  })

  it.each([
    ['a status nobody described', 'DELETE', '/api/blog/7', 418, message, /answered 418/],
    ['a field nobody described', 'DELETE', '/api/blog/7', 200, { ...message, id: 7 }, /not described/],
    ['a missing field', 'DELETE', '/api/blog/7', 200, {}, /not as described/],
    ['a field in a list', 'GET', '/api/leads/audit', 200, [{ secret: 1 }], /not as described/],
    ['a problem with more to it', 'GET', '/api/blog/7', 404, { message: 'Non.', stack: 'x' }, /not described/]
  ])('is refused for %s', (_, method, address, status, body, message) => {
    expect(() => checkAnswer({ method, address, status, body })).toThrow(message)
  })
})
