import { describe, expect, it } from 'vitest'
import { MOBILE, openVisit } from '../../harness/browser.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { readLeads } from '../../harness/site-api.ts'
import { holdAfterPoll, POLL, shownWithin } from './held-polls.ts'
import { openPopup, widgetRuns } from './popup-page.ts'

const site = shareSystem()

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
    await shownWithin(admin.page, email, POLL - 1000)

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
