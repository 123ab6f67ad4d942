import Koa from 'koa'
import { expect, it } from 'vitest'
import { createTestLog } from '../testing/test-database.ts'
import { answerUnchanged } from './entity-tag.ts'
import { listen } from './lifecycle.ts'

it.each([
  [undefined, 200],
  ['"a"', 304],
  ['W/"a"', 304],
  ['"b", "a"', 304],
  ['*', 304],
  ['"b"', 200],
  ['a', 200]
])('answers If-None-Match %j with %i', async (held, status) => {
  const app = new Koa().use((ctx) => {
    if (!answerUnchanged(ctx, '"a"')) ctx.body = 'text'
  })
  const service = await listen(app, { host: '127.0.0.1', port: 0, log: createTestLog().log })
  const headers = { 'Cache-Control': 'no-cache', ...(held ? { 'If-None-Match': held } : {}) }
  const response = await fetch(service.url, { headers })
  expect(response.status).toBe(status)
  expect(response.headers.get('etag')).toBe('"a"')
  expect(await response.text()).toBe(status === 200 ? 'text' : '')
  await service.stop()
})
