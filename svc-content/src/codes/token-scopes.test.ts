import { TOKEN_SCOPES } from '@site/contracts/access/tokens'
import { callWith, callWithToken, protectedOperations, tokenCases } from '@site/service/testing/scoped-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCode } from '../testing/build-code.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'

let content: TestContent
const tokens: Record<string, string> = {}
beforeAll(async () => {
  content = await startTestContent('sqlite')
  for (const scope of TOKEN_SCOPES) {
    const { code, announce } = buildCode([scope], 'Agenda')
    await content.redeliver(announce(1))
    tokens[scope] = code
  }
})
afterAll(() => content.stop())

it.each(tokenCases('content'))(
  'TOKEN-2 %s with a token of %s is open: %s',
  async (_, scope, isOpen, operation) => {
    const { status, body } = await callWithToken(content, operation, tokens[scope] ?? '')
    if (isOpen) expect([401, 403]).not.toContain(status)
    else expect([status, body.code]).toEqual([403, 'scope-missing'])
  }
)

it.each(protectedOperations('content').map((operation) => [operation.id, operation] as const))(
  'TOKEN-3 %s takes a token in the place of a code for a wrong one',
  async (_, operation) => {
    expect((await callWith(content, operation, tokens['articles:read'])).status).toBe(401)
  }
)

it('TOKEN-7 forgets a token as soon as its revocation is announced, whatever comes after', async () => {
  const { code, announce } = buildCode(['articles:read'], 'Agenda')
  const statusOf = async () =>
    (await content.get('/api/admin/articles', { authorization: `Bearer ${code}` })).status
  await content.redeliver(announce(10))
  expect(await statusOf()).toBe(200)
  await content.redeliver(announce(20, { revokedAt: '2026-11-24T10:00:00.000Z' }))
  expect(await statusOf()).toBe(401)
  await content.redeliver(announce(30))
  expect(await statusOf()).toBe(401)
})
