import { TOKEN_SCOPES } from '@site/contracts/access/tokens'
import { callWith, callWithToken, protectedOperations, tokenCases } from '@site/service/testing/scoped-calls'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestLeads } from '../testing/start-test-leads.ts'

let leads: TestService
const tokens: Record<string, string> = {}
beforeAll(async () => {
  leads = await startTestLeads('sqlite')
  for (const scope of TOKEN_SCOPES) {
    const releases = { deployables: ['mf-blog'], routes: ['/blog'] }
    const made = { adminCode: TEST_CODE, name: scope, scopes: [scope], releases }
    tokens[scope] = (await leads.send('POST', '/api/admin/tokens', made)).body.token
  }
})
afterAll(() => leads.stop())

it.each(tokenCases('leads'))(
  'TOKEN-2 %s with a token of %s is open: %s',
  async (_, scope, isOpen, operation) => {
    const { status, body } = await callWithToken(leads, operation, tokens[scope] ?? '')
    if (isOpen) expect([401, 403]).not.toContain(status)
    else expect([status, body.code]).toEqual([403, 'scope-missing'])
  }
)

it.each(protectedOperations('leads').map((operation) => [operation.id, operation] as const))(
  'TOKEN-3 %s takes a token in the place of a code for a wrong one',
  async (_, operation) => {
    for (const scope of TOKEN_SCOPES) {
      const { status, body } = await callWith(leads, operation, tokens[scope])
      expect([status, body.code]).toEqual([401, 'admin-code-refused'])
    }
  }
)
