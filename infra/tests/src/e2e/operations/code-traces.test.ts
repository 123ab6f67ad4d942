import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openVisit, untilHydrated } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import { buildContact } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'

/** Two codes nothing else can contain: the right one, and a guess. Signs that addresses, JSON and headers write otherwise. */
const MARKER = `marqueur${randomUUID().replaceAll('-', '')}`
const GUESS = `devinette${randomUUID().replaceAll('-', '')}`
const codes = { right: `${MARKER} é&"=+`, wrong: `${GUESS} é&"=+` }

let system: TestSystem
const answers: string[] = []
/** Status of each call, by what it was. */
const statuses = new Map<string, number>()

beforeAll(async () => {
  system = await startTestSystem({ ADMIN_CODE: codes.right, LOG_LEVEL: 'trace' })
  for (const [kind, code] of Object.entries(codes)) await makeCalls(kind, code)
})
afterAll(() => system?.stop())

async function call(name: string, path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(60_000)
  const response = await fetch(system.url + path, { redirect: 'manual', signal, ...init })
  const headers = [...response.headers].map((header) => header.join(': '))
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  answers.push(`${name}\n${headers.join('\n')}\n${isStream ? '' : await response.text()}`)
  statuses.set(name, response.status)
}

/** Every way a code travels, and the ways it may go astray. */
async function makeCalls(kind: string, adminCode: string) {
  const encoded = encodeURIComponent(adminCode)
  const header = { 'x-admin-code': encoded }
  const send = (name: string, method: string, path: string, body: unknown, type = 'application/json') =>
    call(`${kind} ${name}`, path, {
      method,
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body)
    })
  await send('login', 'POST', '/api/validate-admin', { adminCode })
  await send('create', 'POST', '/api/blog', {
    adminCode,
    title: 'Essai',
    content: '<p>Essai</p>',
    imageUrl: ''
  })
  await send('invalid', 'POST', '/api/blog', { adminCode, title: '' })
  await send('pin', 'PATCH', '/api/blog/1/pin', { adminCode })
  await send('delete', 'DELETE', '/api/leads/999999', { adminCode })
  await send('trigger', 'POST', '/api/admin/generate-test-article', { adminCode })
  await send('cut JSON', 'POST', '/api/blog', `{"adminCode":${JSON.stringify(adminCode)},`)
  await send('no JSON', 'POST', '/api/validate-admin', `adminCode=${encoded}`, 'text/plain')
  await send('wrong method', 'DELETE', '/api/contact', { adminCode })
  await call(`${kind} leads`, `/api/leads?adminCode=${encoded}&search=x`)
  await call(`${kind} twice`, `/api/leads?adminCode=${encoded}&adminCode=${encoded}`)
  await call(`${kind} list form`, `/api/leads?adminCode[]=${encoded}`)
  await call(`${kind} plus`, `/api/leads?adminCode=${encoded.replaceAll('%20', '+')}`)
  await call(`${kind} status`, '/api/admin/scheduler-status', { headers: header })
  await call(`${kind} audit`, `/api/admin/audit?adminCode=${encoded}`)
  await call(`${kind} live`, '/api/live', { headers: header })
  for (const page of ['/admin', '/admin/leads', '/admin/edit/1', '/admin/nowhere'])
    await call(`${kind} page ${page}`, `${page}?code=${encoded}`, { headers: { accept: 'text/html' } })
  const pageUrl = `${system.url}/admin?code=${encoded}`
  await send('lead from an admin page', 'POST', '/api/contact', buildContact({ pageUrl }))
  await call(`${kind} referer`, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${system.url}/admin/leads?code=${encoded}` },
    body: JSON.stringify(buildContact())
  })
  await call(`${kind} metrics`, '/metrics')
}

/** Lines or files that hold one of the codes, in whole or in part, as text or in base64. */
const traces = [MARKER, GUESS, ...Object.values(codes).map((code) => Buffer.from(code).toString('base64'))]
const tells = (text: string | Buffer) => traces.some((trace) => text.includes(trace))

describe('an admin code, right or wrong', () => {
  it('did travel: the right one opens, the wrong one does not', () => {
    const status = (name: string) => statuses.get(name)
    expect([status('right login'), status('wrong login')]).toEqual([200, 401])
    expect([status('right create'), status('wrong create')]).toEqual([201, 401])
    expect([status('right leads'), status('wrong leads')]).toEqual([200, 401])
    expect([status('right live'), status('wrong live')]).toEqual([200, 401])
    expect(status('right referer')).toBe(201)
  })

  it('is in no line that any service wrote, at the most talkative level', () => {
    expect(system.lines.length).toBeGreaterThan(50)
    expect(system.lines.join('\n')).toContain('/api/leads?adminCode=[redacted]')
    expect(system.lines.filter(tells)).toEqual([])
  })

  it('is in no header and no body of any answer', () => {
    expect(answers.length).toBe(statuses.size)
    expect(answers.filter(tells)).toEqual([])
  })

  it('is in no Referer, whichever way an administrator comes to the leads', async () => {
    const browser = await launchBrowser()
    try {
      for (const start of ['/blog', '/admin']) {
        const { page, context } = await openVisit(browser)
        const asked: Request[] = []
        page.on('request', (request) => void asked.push(request))
        await page.goto(system.url + start)
        // Before that a link is a full load, and the next document has a policy of its own.
        await untilHydrated(page)
        if (start === '/blog') await page.getByRole('link', { name: /Propulsé par/ }).click()
        await page.getByLabel(/code/i).first().fill(codes.right)
        await page.keyboard.press('Enter')
        await page.locator('main a[href^="/admin/leads"]').first().click()
        await page.getByRole('heading', { name: 'MAIL ENREGISTRÉS' }).waitFor()
        await soon(() => asked.some((request) => request.url().includes('/api/leads'))).toBe(true)
        const sent = await Promise.all(
          asked.map(async (request) => (await request.allHeaders()).referer ?? '')
        )
        expect([start, sent.filter(tells)]).toEqual([start, []])
        // From the site one comes to a document of its own (FED-17).
        expect(asked.filter((request) => request.isNavigationRequest())).toHaveLength(
          start === '/blog' ? 2 : 1
        )
        await context.close()
      }
    } finally {
      await browser.close()
    }
  })

  it('is in no file the system keeps: databases, the bus, what is deployed', () => {
    const folder = dirname(system.remotesDir)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => tells(readFileSync(file)))).toEqual([])
  })
})
