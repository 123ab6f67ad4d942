import { OPERATIONS } from '@site/contracts/operations/table/operations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sendJson } from '../testing/fake-services.ts'
import { ADMIN_CODE, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

const TOKEN = 'k7m2fp9x-qt4wabc-defghjk-mnpqrst-uvwxyz2'
const wrong = (count: number) => `${TOKEN.slice(0, -1)}${'abcdefgh'[count]}`

let gateway: TestGateway
let asked: string[]
beforeEach(async () => {
  asked = []
  gateway = await startTestGateway({ env: { GUESS_CODES: '5' } })
  gateway.leads.answer(({ url, body, headers }, response) => {
    asked.push(String(url))
    const isRight = body.includes(TOKEN) && body.includes('"as":"token"')
    if (url === '/internal/check-code')
      return sendJson(response, isRight ? 200 : 401, {
        selector: TOKEN.slice(0, 8),
        name: 'Agenda',
        scopes: ['leads:read']
      })
    sendJson(response, headers.authorization === `Bearer ${TOKEN}` ? 403 : 401, { message: 'Non', code: 'x' })
  })
})
afterEach(() => gateway.stop())

const call = (path: string, token: string, method = 'GET') =>
  fetch(gateway.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-admin-code': ADMIN_CODE,
      'content-type': 'application/json'
    },
    ...(method !== 'GET' && { body: JSON.stringify({ adminCode: ADMIN_CODE }) })
  })

const own = OPERATIONS.filter(({ owner, access }) => owner === 'gateway' && access !== undefined)
it.each(own.map((operation) => [operation.id, operation] as const))(
  'TOKEN-2 %s, which the gateway answers, refuses a right token with 403, the right code beside it or not',
  async (_, { call: { method, path: pattern } }) => {
    const path = pattern.replace(':name', 'mf-blog').replace(':plan', '3f9c2ab4')
    expect((await call(path, TOKEN, method)).status).toBe(403)
    const refused = await call(path, wrong(0), method)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  }
)

it('TOKEN-2 refuses it before megabytes are read', async () => {
  expect((await call('/api/pictures', TOKEN, 'POST')).status).toBe(403)
  expect(asked).toEqual(['/internal/check-code'])
})

it('TOKEN-3 takes the shared code for no token', async () => {
  expect((await call('/api/live', ADMIN_CODE)).status).toBe(401)
})

it('TOKEN-8 counts wrong tokens as guesses of their address, whatever they are tried on', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1)
    statuses.push((await call(count % 2 ? '/api/live' : '/api/leads', wrong(count))).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})
