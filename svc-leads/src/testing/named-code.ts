import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'

/** Makes a named code that opens `scopes`, and gives it. */
export async function nameCode(
  leads: TestService,
  name: string,
  scopes: string[] = ['leads']
): Promise<string> {
  const { status, body } = await leads.send('POST', '/api/admin/codes', {
    adminCode: TEST_CODE,
    name,
    scopes
  })
  if (status !== 201) throw new Error(`The code was not made: ${status}`)
  return body.code
}
