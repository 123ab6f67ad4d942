import { CODE_SCOPES } from '@site/contracts/access/codes'
import { callWith, protectedOperations, refusedCalls } from '@site/service/testing/scoped-calls'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestLeads } from '../testing/start-test-leads.ts'

let leads: TestService
const codes: Record<string, string> = {}
beforeAll(async () => {
  leads = await startTestLeads('sqlite')
  for (const scope of CODE_SCOPES) {
    const made = { adminCode: TEST_CODE, name: scope, scopes: [scope] }
    codes[scope] = (await leads.send('POST', '/api/admin/codes', made)).body.code
  }
})
afterAll(() => leads.stop())

it.each(refusedCalls('leads'))('ADMIN-13 %s refuses the scope %s with 403', async (_, scope, operation) => {
  const { status, body } = await callWith(leads, operation, codes[scope])
  expect([status, body.code]).toEqual([403, 'scope-missing'])
})

it.each(protectedOperations('leads').map((operation) => [operation.id, operation] as const))(
  'ADMIN-13 %s refuses a call without a code with 401, and takes one with its scope',
  async (_, operation) => {
    expect((await callWith(leads, operation)).status).toBe(401)
    for (const scope of [...(operation.scopes ?? []), 'all'])
      expect([401, 403]).not.toContain((await callWith(leads, operation, codes[scope])).status)
  }
)
