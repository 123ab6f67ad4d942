import { createHash } from 'node:crypto'
import Router from '@koa/router'
import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import type { Access } from '@site/contracts/operations/definition/operation'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createAdminCheck, requireCode, SHARED_HOLDER } from '../admin/admin-code.ts'
import { createServiceApp } from '../http/app.ts'
import { listen } from '../http/lifecycle.ts'
import { readBody } from '../http/read-body.ts'
import { createThrottle } from '../http/throttle.ts'
import { validate } from '../http/validate.ts'
import { createMetrics } from '../observability/metrics.ts'
import { createTestDatabase, createTestLog } from '../testing/test-database.ts'

const CODES = ['tralala-itou-42', 'éàü "quotes" & back\\slash=?#%', 'ECONNREFUSED_LIKE']
const WRONG = 'wrong-tralala-itou-42'

/** Forms in which a code could appear in a log line. */
const formsOf = (code: string) => [code, encodeURIComponent(code), JSON.stringify(code).slice(1, -1)]

async function startGuarded(code: string) {
  const { log, text } = createTestLog()
  const { db, drop } = await createTestDatabase('sqlite', { log })
  const check = createAdminCheck(createHash('sha256').update(code).digest('hex'))
  const router = new Router()
  for (const place of ['body', 'header-or-query', 'header'] satisfies Access[]) {
    router.all(
      `/${place}`,
      requireCode(
        async (given) => ((await check(given)) ? SHARED_HOLDER : null),
        { access: place, scopes: ['all'] },
        createThrottle({ points: 100, seconds: 60 })
      ),
      (ctx) => {
        ctx.body = { ok: true }
      }
    )
  }
  router.post('/throws', (ctx) => {
    throw new Error(`failed with ${JSON.stringify(ctx.request.body)} at ${ctx.originalUrl}`, {
      cause: Object.assign(
        new Error(JSON.stringify({ deep: JSON.stringify(ctx.request.body) })),
        ctx.request.body
      )
    })
  })
  router.post('/database', async (ctx) => {
    await db.knex('nowhere').insert({ value: (ctx.request.body as { adminCode: string }).adminCode })
  })
  router.post('/invalid', (ctx) => {
    validate(z.object({ adminCode: z.number() }), ctx.request.body)
  })
  router.post('/logs', (ctx) => {
    ctx.state.log.info(
      { body: ctx.request.body, headers: ctx.headers, query: ctx.query, url: ctx.originalUrl },
      'all'
    )
    ctx.body = {}
  })
  const app = createServiceApp({
    log,
    routers: [readBody(10_000), router],
    ready: async () => ({}),
    metrics: createMetrics('t')
  })
  const service = await listen(app, { host: '127.0.0.1', port: 0, log })
  const stop = async () => {
    await service.stop()
    await drop()
  }
  return { url: service.url, text, stop }
}

test.each(CODES)(
  'an admin code is in no log line, however it is sent and whatever fails (%s)',
  async (code) => {
    const { url, text, stop } = await startGuarded(code)
    const send = async (
      method: string,
      path: string,
      body?: string,
      headers: Record<string, string> = {}
    ) => {
      const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
      const answer = await fetch(url + path, { method, body: body ?? null, headers: { ...type, ...headers } })
      await answer.text()
      return answer.status
    }
    const encoded = encodeURIComponent(code)
    const body = JSON.stringify({ adminCode: code })
    const header = { [ADMIN_CODE_HEADER]: encoded }
    const statuses = [
      await send('POST', '/body', body),
      await send('DELETE', '/body', body),
      await send('GET', '/header', undefined, header),
      await send('GET', `/header-or-query?adminCode=${encoded}`),
      await send('GET', '/header-or-query', undefined, header),
      await send('GET', `/header?adminCode=${encoded}`),
      await send('GET', `/header-or-query?adminCode=${encoded}&adminCode=${encoded}`),
      await send('POST', '/body', JSON.stringify({ adminCode: [code] })),
      await send('GET', `/nothing/there?admin%43ode=${encoded}&code=${encoded}`, undefined, header),
      await send('POST', '/body', body.slice(0, -2)),
      await send('POST', '/body', `${body}}`),
      await send('POST', '/body', body, { 'Content-Type': 'text/plain' }),
      await send('POST', '/body', body, { 'Content-Encoding': 'gzip' }),
      await send('POST', '/body', JSON.stringify({ adminCode: code.repeat(10_000) })),
      await send('PATCH', `/invalid?code=${encoded}`, body),
      await send('POST', '/invalid', body),
      await send('POST', `/throws?code=${encoded}`, body, header),
      await send('POST', '/database', body),
      await send('POST', `/logs?code=${encoded}`, body, { ...header, Cookie: `adminCode=${encoded}` })
    ]
    await stop()
    expect(statuses).toEqual([
      200, 200, 200, 200, 200, 401, 401, 401, 404, 400, 400, 415, 400, 413, 405, 422, 500, 500, 200
    ])
    expect(text().match(/"msg":"request"/g)).toHaveLength(statuses.length)
    for (const form of formsOf(code)) expect(text()).not.toContain(form)
  }
)

test('a refusal says the same whatever is wrong, and does not quote the code', async () => {
  const { url, stop } = await startGuarded(CODES[0] ?? '')
  const answers = await Promise.all(
    [`?adminCode=${WRONG}`, '', '?adminCode='].map(async (query) =>
      (await fetch(`${url}/header-or-query${query}`)).json()
    )
  )
  await stop()
  for (const answer of answers) {
    expect(answer).toEqual({ message: 'Code administrateur incorrect.', code: 'admin-code-refused' })
  }
})
