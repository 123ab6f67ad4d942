import { CODE_SCOPES } from '@site/contracts/access/codes'
import { callWith, protectedOperations, refusedCalls } from '@site/service/testing/scoped-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCode } from '../testing/build-code.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'

let content: TestContent
const codes: Record<string, string> = {}
beforeAll(async () => {
  content = await startTestContent('sqlite')
  for (const scope of CODE_SCOPES) {
    const { code, announce } = buildCode([scope])
    await content.redeliver(announce(1))
    codes[scope] = code
  }
})
afterAll(() => content.stop())

it.each(refusedCalls('content'))('ADMIN-13 %s refuses the scope %s with 403', async (_, scope, operation) => {
  const { status, body } = await callWith(content, operation, codes[scope])
  expect([status, body.code]).toEqual([403, 'scope-missing'])
})

it.each(protectedOperations('content').map((operation) => [operation.id, operation] as const))(
  'ADMIN-13 %s refuses a call without a code with 401, and takes one with its scope',
  async (_, operation) => {
    expect((await callWith(content, operation)).status).toBe(401)
    for (const scope of [...(operation.scopes ?? []), 'all'])
      expect([401, 403]).not.toContain((await callWith(content, operation, codes[scope])).status)
  }
)
