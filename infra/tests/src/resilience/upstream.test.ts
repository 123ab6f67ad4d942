import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { inForm } from '@site/service/testing/test-form'
import { createConnection } from 'mysql2/promise'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildContact, createArticle, readArticles, sendContact } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import { processOf, type TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'
import { findNotStoredOnce } from './load.ts'
import { html, json, timedFetch } from './requests.ts'

let system: TestSystem

beforeAll(async () => {
  system = await startTestSystem({ CONTACT_LIMIT_PER_MINUTE: '1000000' })
})
afterAll(() => system?.stop())

const submit = () => timedFetch(`${system.url}/api/contact`, json(buildContact()))
const askStatus = () =>
  timedFetch(`${system.url}/api/admin/scheduler-status`, { headers: { 'x-admin-code': system.code } })
/** Limits in seconds. Those of the long form are the promises; `npm test` runs on machines that do other work at the same time. */
const WHEN_SILENT = inForm({ long: 5, short: 15 })
/** An answer that a silent service was waited for is a 504: the status tells it from this one. */
const AT_ONCE = inForm({ long: 1, short: 15 })
const isAway = (status: number) => status === 503 || status === 504

describe.each([
  ['leads', submit, 201],
  ['content', askStatus, 200]
] as const)('svc-%s that answers nothing', (name, call, success) => {
  afterEach(() => processOf(system, name).kill('SIGCONT'))

  it('is 503 or 504 in time, then at once (breaker), and is served again soon after it recovers', async () => {
    expect((await call()).status).toBe(success)
    await timedFetch(system.url, html)
    processOf(system, name).kill('SIGSTOP')
    const first = await Promise.all(Array.from({ length: 8 }, call))
    expect(first.filter(({ status }) => !isAway(status))).toEqual([])
    expect(Math.max(...first.map(({ seconds }) => seconds))).toBeLessThan(WHEN_SILENT)

    const next = await Promise.all(Array.from({ length: 8 }, call))
    // One of them may be the probe that checks whether the service is back.
    const refused = next.filter(({ status, seconds }) => status === 503 && seconds < AT_ONCE)
    expect(refused.length).toBeGreaterThanOrEqual(7)
    for (const { headers, text } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.parse(text)).toHaveProperty('message')
    }
    expect((await timedFetch(system.url, html)).status).toBe(200)
    expect((await timedFetch(`${system.url}/health/ready`)).status).toBe(200)

    processOf(system, name).kill('SIGCONT')
    await until('the service', async () => (await call()).status === success, {
      withinMs: 30_000,
      everyMs: 100
    })
    expect((await Promise.all(Array.from({ length: 8 }, call))).map(({ status }) => status)).toEqual(
      Array.from({ length: 8 }, () => success)
    )
  })
})

/** Locks a table until `release`, so that writing to it waits. */
async function holdTable(uri: string, table: string) {
  const connection = await createConnection({ uri })
  await connection.query(`LOCK TABLES ${table} WRITE`)
  return {
    /** The statements that wait for the table. */
    waiting: async () => {
      const [rows] = await connection.query('SHOW FULL PROCESSLIST')
      return (rows as { State: string | null; Info: string | null }[])
        .filter(({ State }) => /table metadata lock/i.test(State ?? ''))
        .map(({ Info }) => Info ?? '')
    },
    release: () => connection.end()
  }
}

/** Open connections to this address, from the kernel's table. */
function openConnections(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')
  const ESTABLISHED = '01'
  return ['tcp', 'tcp6']
    .flatMap((family) => readFileSync(`/proc/net/${family}`, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === ESTABLISHED).length
}

const refusesConnections = (url: string) =>
  new Promise<boolean>((resolve) => {
    const call = request(`${url}/health/live`, { agent: false })
    call.on('error', () => resolve(true))
    call.on('response', (response) => {
      response.resume()
      resolve(false)
    })
    call.end()
  })

describe('SIGTERM with requests in flight', () => {
  it.each(['leads', 'gateway'] as const)('of %s cuts no submission', async (name) => {
    await until('the service', async () => (await submit()).status === 201, { withinMs: 60_000 })
    // Idle connections of earlier calls are not requests in flight. One remains from the check of this service's health; the gateway's
    // own is used again by the calls below, which this process makes.
    const idle = name === 'leads' ? 1 : 0
    if (name === 'leads')
      await until('idle connections to be closed', () => openConnections(system.urls.leads) <= idle, {
        withinMs: 60_000
      })
    const bodies = Array.from({ length: 20 }, () => buildContact())
    const table = await holdTable(system.servers.leadsDatabase, 'leads')
    const sending = bodies.map((body) => sendContact(system.url, body))
    try {
      await until('the first to wait', async () => (await table.waiting()).length > 0)
      await until('all to be in flight', () => openConnections(system.urls[name]) >= bodies.length + idle)
      // Answered only once the process has read everything that arrived earlier.
      await fetch(`${system.urls[name]}/health/live`)
      processOf(system, name).kill('SIGTERM')
      await until('the end to begin', () => refusesConnections(system.urls[name]))
    } finally {
      await table.release()
    }
    expect(await Promise.all(sending)).toEqual(bodies.map(() => 201))
    expect(await processOf(system, name).whenReady(60_000)).toBe(true)
    await until('the service', async () => (await submit()).status === 201, { withinMs: 60_000 })
    expect(
      await findNotStoredOnce(
        system,
        bodies.map(({ email }) => email)
      )
    ).toEqual([])
  })

  it('of content cuts no article', async () => {
    const titles = ['Un', 'Deux', 'Trois'].map((word) => `En vol ${word}`)
    const table = await holdTable(system.servers.contentDatabase, 'articles')
    const writing = titles.map((title) => createArticle(system.url, system.code, title))
    try {
      await until('all to be in flight', async () => {
        const statements = await table.waiting()
        return titles.every((title) => statements.some((statement) => statement.includes(title)))
      })
      processOf(system, 'content').kill('SIGTERM')
      await until('the end to begin', () => refusesConnections(system.urls.content))
    } finally {
      await table.release()
    }
    expect((await Promise.all(writing)).map(({ title }) => title)).toEqual(titles)
    expect(await processOf(system, 'content').whenReady(60_000)).toBe(true)
    const shown = await until('the list', () => readArticles(system.url), { withinMs: 60_000 })
    expect(titles.filter((title) => !shown.some((article) => article.title === title))).toEqual([])
  })
})
