import { type Audience, audienceSchema } from '@site/contracts/audience/audience'
import { noSteps, type StepCounts } from '@site/contracts/audience/steps'
import { UNCOUNTED_FLAG } from '@site/contracts/site/brand'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE, openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { soon, withoutPopup } from '../../harness/page-state.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { download } from '../leads/leads-page.ts'

const site = shareSystem()
const visits: Visit[] = []
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close()
})

/** Of a person’s browser: what tests drive calls itself headless, and says that a program drives it. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
/** A gateway carries what it counted every ten seconds. */
const CARRIED = { timeout: 30_000, interval: 250 }

interface Told {
  /** The beacons of the page, as the network panel shows them. */
  calls: { status: number | null; hasCookie: boolean }[]
  /** What they said. The panel does not show the body of a beacon. */
  bodies: { step: string }[]
}

/** Opens `path` as a person does, and follows what the page sends to be counted. */
async function come(path: string, prepare?: (page: Page) => Promise<unknown>, size: object = DESKTOP) {
  const visit = await openVisit(site.browser, { ...size, userAgent: AGENT })
  visits.push(visit)
  const { page } = visit
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    localStorage.removeItem('lucarne_popup_shown')
  })
  const told = await followBeacons(page)
  await prepare?.(page)
  await page.goto(site.system.url + path)
  await untilHydrated(page)
  return { ...visit, ...told, steps: () => told.bodies.map(({ step }) => step) }
}

async function followBeacons(page: Page): Promise<Told> {
  const bodies: Told['bodies'] = []
  await page.exposeFunction('noteBeacon', (text: string) => bodies.push(JSON.parse(text)))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon
    const { noteBeacon } = globalThis as unknown as { noteBeacon: (text: string) => void }
    navigator.sendBeacon = function sendBeacon(address, body) {
      if (address === '/api/audience' && body instanceof Blob) void body.text().then(noteBeacon)
      return send.call(this, address, body)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const calls = new Map<string, Told['calls'][number]>()
  const list: Told['calls'] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname !== '/api/audience' || request.method !== 'POST') return
    const made = { status: null, hasCookie: 'Cookie' in request.headers }
    calls.set(requestId, made)
    list.push(made)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const made = calls.get(requestId)
    if (made) made.status = response.status
  })
  return { calls: list, bodies }
}

async function readSums(): Promise<Audience> {
  const answer = await fetch(`${site.system.url}/api/audience`, {
    headers: { 'x-admin-code': encodeURIComponent(site.system.code) }
  })
  return audienceSchema.parse(await answer.json())
}
const ofCampaign = async (name: string): Promise<StepCounts | undefined> =>
  (await readSums()).campaigns.find(({ value }) => value === name)?.steps

describe('what of a visit is counted', () => {
  it('AUDIENCE-9 is told once the page is usable, and leaves nothing behind in the browser', async () => {
    const { page, context, calls, bodies, complaints } = await come('/chatbot', (opened) =>
      opened.addInitScript(() => {
        const seen = { usableAt: Number.POSITIVE_INFINITY, sentAt: [] as number[] }
        Object.assign(globalThis, { seen })
        window.addEventListener('site:hydrated', () => {
          seen.usableAt = Math.min(seen.usableAt, performance.now())
        })
        const send = navigator.sendBeacon
        navigator.sendBeacon = function sendBeacon(...what) {
          seen.sentAt.push(performance.now())
          return send.apply(this, what)
        }
      })
    )
    await soon(() => calls).toEqual([{ status: 204, hasCookie: false }])
    await soon(() => bodies).toEqual([{ step: 'visit', path: '/chatbot' }])
    const { usableAt, sentAt } = await page.evaluate(
      () => (globalThis as unknown as { seen: { usableAt: number; sentAt: number[] } }).seen
    )
    expect(sentAt).toHaveLength(1)
    expect(sentAt[0]).toBeGreaterThanOrEqual(usableAt)
    expect(
      await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: await indexedDB.databases(),
        caches: await caches.keys()
      }))
    ).toEqual({ local: [], session: [], databases: [], caches: [] })
    expect(await context.cookies()).toEqual([])
    expect(complaints).toEqual([])
  })

  it('AUDIENCE-1 goes from page to page, to the chat and its form, and arrives in the sums', async () => {
    const before = (await ofCampaign('lettre · parcours')) ?? noSteps()
    const { page, steps } = await come('/?utm_source=lettre&utm_campaign=parcours', withoutPopup)
    await soon(steps).toEqual(['visit'])
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await soon(steps).toEqual(['visit', 'visit'])
    await page.goBack()
    await soon(steps).toEqual(['visit', 'visit', 'visit'])
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    await page.getByRole('button', { name: /Nous contacter/ }).click()
    await page.getByLabel(/e-mail/i).fill('une.personne@hotel.example')
    await page.getByLabel(/e-mail/i).press('Enter')
    const all = ['visit', 'visit', 'visit', 'chat-opened', 'form-begun', 'form-sent']
    await soon(steps).toEqual(all)
    await expect
      .poll(() => ofCampaign('lettre · parcours'), CARRIED)
      .toEqual({
        ...before,
        visit: before.visit + 3,
        'chat-opened': before['chat-opened'] + 1,
        'form-begun': before['form-begun'] + 1,
        'form-sent': before['form-sent'] + 1
      })
    expect(JSON.stringify(await readSums())).not.toContain('une.personne')
  })

  it('AUDIENCE-5 is nothing of who asks not to be followed, nor of the administration', async () => {
    const refusing = async (name: string, value: unknown) => {
      const { page, calls } = await come('/chatbot', (opened) =>
        opened.addInitScript(
          ([property, said]) =>
            Object.defineProperty(Navigator.prototype, property as string, { get: () => said }),
          [name, value]
        )
      )
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      // The next one would be told by now, had it been one’s own.
      await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
      await page.getByRole('dialog').waitFor()
      return calls
    }
    expect(await refusing('doNotTrack', '1')).toEqual([])
    expect(await refusing('globalPrivacyControl', true)).toEqual([])
    const { page } = await come(`/admin/leads?code=${encodeURIComponent(site.system.code)}`)
    await page.getByRole('heading', { name: 'MAIL ENREGISTRÉS' }).waitFor()
    const pages = (await readSums()).pages.map(({ value }) => value)
    expect(pages.filter((path) => path.startsWith('/admin'))).toEqual([])
  })
})

it.each([
  ['a computer', DESKTOP],
  ['a phone', MOBILE]
])('AUDIENCE-10 who objects is counted no more, until that is taken back, on %s', async (_, size) => {
  const { page, steps } = await come('/politique-confidentialite', withoutPopup, size)
  await soon(steps).toEqual(['visit'])
  const choice = page.locator('#cookies')
  await choice.getByText('Vos visites sont comptées.').waitFor()
  await choice.getByRole('button', { name: 'Ne plus compter mes visites' }).click()
  await choice.getByText('Vos visites ne sont plus comptées dans ce navigateur.').waitFor()
  const kept = () => page.evaluate(() => ({ ...localStorage }))
  expect(await kept()).toEqual({ lucarne_popup_shown: 'true', [UNCOUNTED_FLAG.key]: UNCOUNTED_FLAG.value })
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
  await page.goBack()
  const again = choice.getByRole('button', { name: 'Compter de nouveau mes visites' })
  await again.waitFor()
  // A page is counted, or is not, at its first idle moment: a visitor who presses sooner would have this visit counted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(requestIdleCallback, 0, done)))
  )
  await again.click()
  await choice.getByText('Vos visites sont comptées.').waitFor()
  expect(await kept()).toEqual({ lucarne_popup_shown: 'true' })
  expect(steps()).toEqual(['visit'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await soon(steps).toEqual(['visit', 'visit'])
})

it('AUDIENCE-11 takes the campaign along to the booking page, from any page of the visit', async () => {
  const booking = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /rendez-vous/i })
      .first()
      .getAttribute('href')
  const { page } = await come('/?utm_source=lettre&utm_medium=e-mail&utm_term=x&code=secret')
  await soon(() => booking(page)).toMatch(/[?&]utm_source=lettre&utm_medium=e-mail$/)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('**/blog')
  expect(await booking(page)).toMatch(/utm_source=lettre&utm_medium=e-mail$/)
  const { page: plain } = await come('/chatbot')
  expect(await booking(plain)).not.toContain('utm_')
})

describe('/admin/audience', () => {
  const path = () => `/admin/audience?code=${encodeURIComponent(site.system.code)}`

  it.each([
    ['a computer', DESKTOP],
    ['a phone', MOBILE]
  ])('AUDIENCE-12 shows bars, a table for each view and a file, on %s', async (_, size) => {
    const { steps } = await come('/chatbot?utm_source=affiche', undefined, size)
    await soon(steps).toEqual(['visit'])
    await expect.poll(async () => (await ofCampaign('affiche'))?.visit, CARRIED).toBeGreaterThan(0)
    const { page, complaints } = await come(path(), undefined, size)
    await page.getByRole('heading', { level: 1, name: 'Provenance' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'De la visite au client' }).waitFor()
    expect(await page.locator('ol > li').filter({ hasText: 'pour 100' }).count()).toBe(6)
    const table = page.getByRole('table')
    for (const [view, row] of [
      ['Page', 'Chatbot'],
      ['Campagne', 'affiche'],
      ['Semaine', 'Semaine du']
    ] as const) {
      await page.getByRole('button', { name: view, exact: true }).click()
      await table.getByRole('rowheader').filter({ hasText: row }).first().waitFor()
    }
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    const { name, text } = await download(page, () =>
      page.getByRole('button', { name: 'Exporter en CSV' }).click()
    )
    expect(name).toMatch(/^provenance-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    expect(text).toContain('"Campagne","affiche","')
    expect(complaints).toEqual([])
  })
})
