import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { inForm } from '@site/service/testing/test-form'
import { createConnection } from 'mysql2/promise'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wakeWidget } from '../e2e/chat/chat-fixture.ts'
import { panelOf } from '../e2e/chat/chat-page.ts'
import { launchBrowser, openVisit } from '../harness/browser.ts'
import { buildContact, sendContact } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import { processOf, type TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'
import { openDatabases, type SystemDatabases, untilEventsTookEffectOnce } from './databases.ts'
import { findNotStoredOnce } from './load.ts'
import { html, json, timedFetch } from './requests.ts'

const PAGES = ['/', '/blog', '/article/1', '/chatbot']
/** Limits in seconds. Those of the long form are the promises; `npm test` runs on machines that do other work at the same time. */
const WHEN_DOWN = inForm({ long: 3, short: 10 })
const WHEN_HANGING = inForm({ long: 5, short: 15 })
const LIVE = inForm({ long: 1, short: 10 })
let system: TestSystem
let databases: SystemDatabases
let browser: Browser

beforeAll(async () => {
  ;[system, browser] = await Promise.all([
    startTestSystem({ CONTACT_LIMIT_PER_MINUTE: '1000000' }, 'own'),
    launchBrowser()
  ])
  databases = openDatabases(system)
})
afterAll(async () => {
  await browser?.close()
  await databases?.close()
  await system?.stop()
})

const mysql = () => processOf(system, 'mysql')
const isServing = async () => (await sendContact(system.url, buildContact())) === 201

/** Requests that need the database. */
const calls = (key = randomUUID(), body = buildContact()) =>
  ({
    'a submission': ['/api/contact', json(body, { [IDEMPOTENCY_HEADER]: key })],
    'the lead list': [`/api/leads?adminCode=${system.code}`, {}],
    'a new article': [
      '/api/blog',
      json({ adminCode: system.code, title: 'Essai', content: '<p>Essai</p>', imageUrl: '' })
    ],
    'the scheduler': ['/api/admin/scheduler-status', { headers: { 'x-admin-code': system.code } }]
  }) satisfies Record<string, [string, RequestInit]>

const readCached = async () => {
  for (const path of PAGES) {
    const page = await timedFetch(system.url + path, html)
    expect([path, page.status, page.text.includes('data-mf=')]).toEqual([path, 200, true])
  }
  const list = await timedFetch(`${system.url}/api/blog`)
  expect([list.status, (JSON.parse(list.text) as unknown[]).length]).toEqual([200, 9])
}

describe('a database that is down', () => {
  afterEach(async () => {
    if (mysql().pid() === null) await mysql().start()
  })

  it('is 503 with Retry-After in time, for all who ask at once; pages come from the cache', async () => {
    await readCached()
    await mysql().stop()
    for (let round = 1; round <= 3; round += 1) {
      const answers = await Promise.all(
        Object.entries(calls()).map(async ([name, [path, init]]) => ({
          name,
          ...(await timedFetch(system.url + path, init))
        }))
      )
      for (const { name, status, headers, text, seconds } of answers) {
        expect([name, status]).toEqual([name, 503])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(JSON.parse(text)).toHaveProperty('message')
        expect(seconds).toBeLessThan(WHEN_DOWN)
      }
    }
    for (const name of ['leads', 'content'] as const) {
      expect((await timedFetch(`${system.urls[name]}/health/live`)).status).toBe(200)
      expect((await timedFetch(`${system.urls[name]}/health/ready`)).status).toBe(503)
    }
    await readCached()
  })

  it('keeps what a visitor typed, and takes it as one lead when it is sent again', async () => {
    const { context, page } = await openVisit(browser)
    try {
      await page.goto(system.url)
      await wakeWidget(page)
      await page.locator('#contact').getByRole('button').first().click()
      const panel = panelOf(page)
      const email = `panne.${randomUUID().slice(0, 8)}@hotel.example`
      const field = panel.getByLabel(/^Adresse e-mail/)
      const note = panel.getByLabel(/^Téléphone/)
      await field.fill(email)
      await note.fill('+33 6 12 34 56 78')
      await mysql().stop()
      const send = panel.getByRole('button', { name: 'Envoyer', exact: true })
      for (let round = 1; round <= 2; round += 1) {
        await send.click()
        await panel.getByText('Une erreur est survenue.').waitFor()
        expect([await field.inputValue(), await note.inputValue()]).toEqual([email, '+33 6 12 34 56 78'])
      }
      await mysql().start()
      await until('the service', isServing, { withinMs: 60_000 })
      await send.click()
      await panel.getByText('Merci !').waitFor()
      expect(await findNotStoredOnce(system, [email])).toEqual([])
    } finally {
      await context.close()
    }
  })
})

/** Is the server stopped? It then accepts connections and sends nothing. A signal takes a moment to reach a container. */
const isMute = (uri: string) =>
  createConnection({ uri, connectTimeout: 1000 }).then(
    async (connection) => {
      await connection.end()
      return false
    },
    () => true
  )

/** Many requests at once make a service open several connections, which are the first ones it uses when the server hangs. */
const askReady = (name: 'leads' | 'content') =>
  Promise.all(Array.from({ length: 5 }, () => timedFetch(`${system.urls[name]}/health/ready`)))

/** The first answers that are not ready: no statement may go between the signal and them. */
async function firstUnready() {
  for (;;) {
    const answers = (await Promise.all([askReady('leads'), askReady('content')])).flat()
    const unready = answers.filter(({ status }) => status !== 200)
    if (unready.length > 0) return unready
  }
}

describe('a database that hangs', () => {
  afterEach(() => mysql().kill('SIGCONT'))

  it('is answered in time, live and not ready; what was cut is one lead when it is sent again', async () => {
    await until('the service', isServing, { withinMs: 60_000 })
    await readCached()
    const [key, body] = [randomUUID(), buildContact()]
    await Promise.all([askReady('leads'), askReady('content')])
    mysql().kill('SIGSTOP')
    for (const { status, seconds } of await firstUnready()) {
      expect(status).toBe(503)
      expect(seconds).toBeLessThan(WHEN_HANGING)
    }
    await until('it to be stopped', () => isMute(system.servers.leadsDatabase))
    for (let round = 1; round <= 2; round += 1) {
      const answers = await Promise.all(
        Object.entries(calls(key, body)).map(async ([name, [path, init]]) => ({
          name,
          ...(await timedFetch(system.url + path, init))
        }))
      )
      for (const { name, status, seconds } of answers) {
        expect([name, status]).toEqual([name, expect.toSatisfy((code) => code === 503 || code === 504)])
        expect(seconds).toBeLessThan(WHEN_HANGING)
      }
      for (const name of ['leads', 'content'] as const) {
        const live = await timedFetch(`${system.urls[name]}/health/live`)
        const ready = await timedFetch(`${system.urls[name]}/health/ready`)
        expect([live.status, ready.status]).toEqual([200, 503])
        expect(live.seconds).toBeLessThan(LIVE)
        expect(ready.seconds).toBeLessThan(WHEN_HANGING)
      }
    }
    await readCached()
    mysql().kill('SIGCONT')
    await until(
      'the same submission to be taken',
      async () => (await sendContact(system.url, body, key)) === 201,
      {
        withinMs: 60_000
      }
    )
    expect(await findNotStoredOnce(system, [body.email])).toEqual([])
    await untilEventsTookEffectOnce(databases)
  })
})
