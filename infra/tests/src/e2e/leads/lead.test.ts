import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { MOBILE, openVisit } from '../../harness/browser.ts'
import { pauseClock } from '../../harness/page-state.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { readLeads } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { openPopup, widgetRuns } from './popup-page.ts'

const site = shareSystem()

/** How often the list asks by itself, in milliseconds (LEADS-14). */
const POLL = 5000

/** Stops the page's clock and pushes it until the list has polled: whatever the machine does, the next poll is POLL away. */
async function holdAfterPoll(page: Page): Promise<void> {
  await pauseClock(page)
  let polled: Request | undefined
  page.on('request', (request) => {
    if (request.url().includes('/api/leads?')) polled ??= request
  })
  const request = await until('a poll', async () => {
    if (!polled) await page.clock.runFor(100)
    return polled
  })
  await request.response()
}

/** The clock that was stopped goes on in steps that together are too short for a poll: what comes now was pushed. */
async function shownBeforePoll(page: Page, text: string): Promise<void> {
  const step = 10
  let passed = 0
  await until(`${text} by the live stream`, async () => {
    if (passed < POLL - 1000) await page.clock.runFor(step)
    passed += step
    return page.getByText(text).first().isVisible()
  })
}

describe.each([
  ['desktop', undefined],
  ['mobile', MOBILE]
])('a visitor on %s', (name, options) => {
  it('leaves details in the pop-up, and an administrator is shown the lead ahead of the next poll', async () => {
    const email = `visite.${name}@hotel.example`
    const admin = await openVisit(site.browser)
    await admin.page.clock.install()
    await admin.page.goto(`${site.system.url}/admin/leads?code=${encodeURIComponent(site.system.code)}`)
    await admin.page.getByRole('heading', { name: 'MAIL ENREGISTRÉS' }).waitFor()
    await admin.page.getByText('Chargement...').first().waitFor({ state: 'detached' })
    await admin.page.getByText('En direct').waitFor()

    const { page, popup, context } = await openPopup(site, options)
    expect(await popup.getByText("Merci d'indiquer votre adresse e-mail").isVisible()).toBe(true)
    await popup.getByLabel(/^Nom/).fill('Garnier')
    await popup.getByLabel('Adresse e-mail').fill(email)
    await holdAfterPoll(admin.page)
    const request = page.waitForRequest('**/api/contact')
    await popup.getByRole('button', { name: /envoyer/i }).click()
    expect((await request).postDataJSON()).toMatchObject({
      firstName: 'Non renseigné',
      lastName: 'Garnier',
      email,
      message: 'Contact depuis popup',
      telephone: null,
      utmSource: 'salon',
      utmMedium: 'badge',
      utmCampaign: 'hiver'
    })
    await page.getByText('Merci ! Nous revenons vers vous rapidement.').waitFor()
    await shownBeforePoll(admin.page, email)

    const lead = (await readLeads(site.system.url, site.system.code)).find((one) => one.email === email)
    expect(lead).toMatchObject({
      source: 'popup',
      nom: 'Garnier',
      prenom: 'Non renseigné',
      utmSource: 'salon'
    })
    await Promise.all([context.close(), admin.context.close()])
  })
})

describe('the pop-up', () => {
  it('does not come back once it was closed', async () => {
    const { page, popup, context } = await openPopup(site)
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'hidden' })
    await page.reload()
    await page.mouse.move(300, 300)
    await widgetRuns(page)
    await page.clock.fastForward(60_000)
    expect(await popup.isVisible()).toBe(false)
    await context.close()
  })

  it('keeps what was typed when sending fails, and sends it again as one lead', async () => {
    const { page, popup, context } = await openPopup(site)
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    await popup.getByLabel('Adresse e-mail').fill('essai.double@hotel.example')
    const send = popup.getByRole('button', { name: /envoyer/i })
    await send.click()
    await page.getByText('Une erreur est survenue. Veuillez réessayer.').waitFor()
    expect(await popup.getByLabel('Adresse e-mail').inputValue()).toBe('essai.double@hotel.example')
    await send.click()
    await page.getByText('Merci ! Nous revenons vers vous rapidement.').waitFor()
    const leads = await readLeads(site.system.url, site.system.code)
    expect(leads.filter((one) => one.email === 'essai.double@hotel.example')).toHaveLength(1)
    await context.close()
  })
})
