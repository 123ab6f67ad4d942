import { randomUUID } from 'node:crypto'
import { type MoodyReceiver, startMoodyReceiver } from '@site/service/testing/start-moody-receiver'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { isFocused } from '../../harness/page-state.ts'
import { buildContact, sendContact } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { chatAndLeadsChecks, type Fixture } from '../chat/chat-fixture.ts'

/** A pause longer than any test: what fails waits until somebody sends it again. */
const check = chatAndLeadsChecks({ RECEIVERS_ALLOWED: '127.0.0.0/8', NOTICE_PAUSES_MS: '3600000' })

const openDeliveries = async ({ system, visit }: Fixture, options?: Parameters<Fixture['visit']>[0]) => {
  const { page } = await visit(options)
  await page.goto(`${system.url}/admin/deliveries?code=${encodeURIComponent(system.code)}`)
  await page.getByRole('heading', { level: 1, name: 'Envois' }).waitFor()
  return page
}

/** Makes a receiver by the dialog and returns its secret. */
async function makeReceiver(page: Page, name: string, { url }: MoodyReceiver): Promise<string> {
  await page.getByRole('button', { name: 'Ajouter un destinataire' }).click()
  const form = page.getByRole('dialog', { name: 'Nouveau destinataire' })
  await form.getByLabel('Nom').fill(name)
  await form.getByLabel('Adresse').fill(url)
  await form.getByRole('checkbox', { name: 'Chat - RDV' }).uncheck()
  expect(await findViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Ajouter' }).click()
  const shown = page.getByRole('dialog', { name: `Secret d’${name}` })
  const secret = await shown.locator('code').innerText()
  expect(await findViolations(page)).toEqual([])
  await shown.getByRole('button', { name: 'C’est noté' }).click()
  await shown.waitFor({ state: 'hidden' })
  return secret
}

const receiverOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Destinataires' }).getByRole('listitem').filter({ hasText: name })
const sentTo = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Derniers envois' })
    .locator('li', { has: page.getByText(name, { exact: true }) })

check(
  'DELIVERY-10 makes a receiver, shows its secret once, tries, pauses, changes and removes it',
  async (fixture) => {
    const receiver = await startMoodyReceiver()
    const page = await openDeliveries(fixture)
    const secret = await makeReceiver(page, 'Outil de la réception', receiver)
    expect(secret).toMatch(/^whsec_/)
    expect(await page.locator('body').innerText()).not.toContain(secret)

    const row = receiverOf(page, 'Outil de la réception')
    await page.getByRole('button', { name: 'Envoyer un test à Outil de la réception' }).click()
    await row.getByText(/^Test arrivé en/).waitFor()
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
      type: 'site.delivery-test',
      data: { test: true }
    })
    receiver.mood = 'fails'
    await page.getByRole('button', { name: 'Envoyer un test à Outil de la réception' }).click()
    await row.getByText(/^Test en échec.* 500/).waitFor()

    const choose = async (name: string, action: string) => {
      await page.getByLabel(`Gérer ${name}`).focus()
      await page.keyboard.press('Enter')
      await receiverOf(page, name).getByRole('button', { name: action }).press('Enter')
    }
    await choose('Outil de la réception', 'Mettre en pause')
    await row.getByText('En pause').waitFor()
    await choose('Outil de la réception', 'Modifier')
    const form = page.getByRole('dialog', { name: 'Modifier ce destinataire' })
    expect(await form.getByLabel('Adresse').inputValue()).toBe(receiver.url)
    await form.getByLabel('Adresse').fill('https://10.0.0.1/')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Cette adresse est privée').first().waitFor()
    await form.getByLabel('Adresse').fill(receiver.url)
    await form.getByLabel('Nom').fill('Outil du soir')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await receiverOf(page, 'Outil du soir').getByText('Chat - Contact, Pop-up').waitFor()
    // The list may know the new name before the form has heard that it was taken.
    await form.waitFor({ state: 'hidden' })
    await until('the focus back on the menu', () => isFocused(page.getByLabel('Gérer Outil du soir')))
    await choose('Outil du soir', 'Retirer')
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await receiverOf(page, 'Outil du soir').waitFor({ state: 'detached' })
    await receiver.close()
  }
)

check(
  'DELIVERY-11 repairs a receiver that refuses, answers 500 and hangs, with one effect + DELIVERY-15 leads to the sheet of the lead by its name',
  async (fixture) => {
    const receiver = await startMoodyReceiver()
    const page = await openDeliveries(fixture)
    await makeReceiver(page, 'Outil qui tombe', receiver)
    await receiver.close()
    const status = await sendContact(fixture.system.url, buildContact({ message: 'Un devis' }), randomUUID())
    expect(status).toBe(201)
    const row = sentTo(page, 'Outil qui tombe')
    await row
      .getByText(/injoignable/)
      .first()
      .waitFor()
    await page.getByRole('radio', { name: /^En attente/ }).check({ force: true })
    await row.getByText('En attente', { exact: true }).waitFor()
    const again = row.getByRole('button', { name: /^Renvoyer le lead/ })

    await receiver.open()
    receiver.mood = 'fails'
    await again.click()
    await row
      .getByText(/refusé par le destinataire/)
      .first()
      .waitFor()
    receiver.mood = 'hangs'
    await again.click()
    await until('the call that hangs', () => receiver.calls.length === 2)
    await receiver.close()
    await row
      .getByText(/pas de réponse/)
      .first()
      .waitFor()

    await row.getByText('3 tentatives').focus()
    await page.keyboard.press('Enter')
    await until('three tries', async () => (await row.getByRole('listitem').count()) === 3)
    await row.getByText('"error":"no"').waitFor()
    expect(await row.innerText()).not.toContain('Un devis')
    expect(await findViolations(page)).toEqual([])

    await receiver.open()
    receiver.mood = 'takes'
    await again.click()
    await page.getByRole('radio', { name: 'Tous', exact: true }).check({ force: true })
    await row.getByText('Arrivé', { exact: true }).waitFor()
    expect(receiver.effects).toHaveLength(1)
    await again.waitFor({ state: 'detached' })

    const phone = await openDeliveries(fixture, MOBILE)
    await sentTo(phone, 'Outil qui tombe').getByText('Arrivé', { exact: true }).waitFor()
    await until('nothing sideways', () =>
      phone.evaluate(() => document.documentElement.scrollWidth === window.innerWidth)
    )
    expect(await findViolations(phone)).toEqual([])
    await row.getByRole('link', { name: 'Élodie Garnier' }).click()
    await page
      .getByLabel('Fiche du lead', { exact: true })
      .getByRole('heading', { level: 2, name: 'Élodie Garnier' })
      .waitFor()
    await receiver.close()
  }
)
