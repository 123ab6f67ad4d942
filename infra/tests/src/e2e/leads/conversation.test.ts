import { expect } from 'vitest'
import { isFocused, soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks } from '../chat/chat-fixture.ts'
import { captureAll, openLeads } from './leads-page.ts'

const check = chatAndLeadsChecks({ CONTACT_LIMIT_PER_MINUTE: '10000' })

check(
  'ANSWER-9 ANSWER-13 ANSWER-17 ANSWER-19 writes from a model by keyboard, keeps what is typed, and hands it to one’s own mail program',
  async (fixture) => {
    await captureAll(fixture, [
      { lastName: 'Curie', firstName: 'Irène', email: 'irene@radium.example', message: 'Un devis ?' },
      {
        lastName: 'Langevin',
        firstName: 'Paul',
        email: 'paul@radium.example',
        message: 'Une démonstration ?'
      }
    ])
    const { page } = await openLeads(fixture)
    await page.getByText('Irène').first().click()
    const conversation = page.getByRole('region', { name: 'Conversation' })
    await conversation.getByRole('button', { name: 'Répondre' }).waitFor()
    await page.keyboard.press('m')
    const model = conversation.getByLabel('Modèle')
    await soon(() => isFocused(model)).toBe(true)
    await model.selectOption({ label: 'Proposer un rendez-vous' })
    const text = conversation.getByRole('textbox', { name: 'Message' })
    await soon(() => text.inputValue()).toContain('Bonjour Irène,')
    // Arrows go through the models: the words of one of them are no loss, what was typed is.
    const other = {
      label: (await model.locator('option:not([disabled]):not(:checked)').first().textContent()) ?? ''
    }
    const replaced = conversation.getByText('a remplacé votre texte')
    const first = await text.inputValue()
    await model.selectOption(other)
    await soon(() => text.inputValue()).not.toBe(first)
    expect(await replaced.count()).toBe(0)
    await text.fill('Mes mots.')
    await model.selectOption({ label: 'Proposer un rendez-vous' })
    await replaced.waitFor()
    // What a phone or a dead key composes, and keys that come at once, arrive whole.
    await text.fill('')
    const keyboard = await page.context().newCDPSession(page)
    for (let end = 1; end <= 'Été'.length; end += 1)
      await keyboard.send('Input.imeSetComposition', {
        text: 'Été'.slice(0, end),
        selectionStart: end,
        selectionEnd: end
      })
    await keyboard.send('Input.insertText', { text: 'Été' })
    await page.keyboard.type(' comme hiver')
    expect(await text.inputValue()).toBe('Été comme hiver')
    // What is too long is not cut unseen.
    await text.fill('x'.repeat(20_001))
    expect((await text.inputValue()).length).toBe(20_001)
    await text.fill('Bonjour {prénom},\nJe vous appelle demain.')

    await page.getByText('Paul').first().click()
    await conversation.getByRole('button', { name: 'Répondre' }).waitFor()
    await page.getByText('Irène').first().click()
    await soon(() => text.inputValue()).toBe('Bonjour {prénom},\nJe vous appelle demain.')

    const link = conversation.getByRole('link', { name: 'Ouvrir dans ma messagerie' })
    const href = new URL((await link.getAttribute('href')) ?? '')
    expect(href.pathname).toBe('irene@radium.example')
    expect(href.searchParams.get('body')).toBe('Bonjour Irène,\r\nJe vous appelle demain.')
    await conversation.getByRole('button', { name: 'Aperçu' }).click()
    await conversation.getByText('Bonjour Irène,').waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'Bonjour'
    )
  }
)
