import { withResolvers } from '@site/service/process/with-resolvers'
import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findViolations, readAloud } from '../../harness/accessibility.ts'
import {
  focusedName,
  holdClock,
  installClock,
  isFocused,
  isLocked,
  plain,
  sinceLoad,
  soon
} from '../../harness/page-state.ts'
import { chatAndLeadsChecks, launcherOf, press, wakeWidget } from './chat-fixture.ts'
import { openChat, openView, panelOf } from './chat-page.ts'

const check = chatAndLeadsChecks()
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Gagnez du temps avec Lucarne IA' })
const sendOf = (page: Page) => popupOf(page).getByRole('button', { name: 'Envoyer', exact: true })
const field = (page: Page, label: RegExp) => popupOf(page).getByLabel(label)
const EMAIL = /^Adresse e-mail/
const HINT = "Merci d'indiquer votre adresse e-mail"

const dueIn = async (page: Page) => Math.ceil(30_000 - (await sinceLoad(page)))

/** Has the pop-up's code loaded, which the panel shares: it then shows at the very tick that it is due, or not at all. */
const loadPopup = async (page: Page) => {
  await openChat(page)
  await press(panelOf(page).getByRole('button', { name: 'Fermer l’assistant' }))
  await panelOf(page).waitFor({ state: 'hidden' })
}

/** Lets the rest of the 30 s pass. */
const letItCome = async (page: Page) => {
  await page.clock.runFor((await dueIn(page)) + 50)
  await popupOf(page).waitFor()
}
/** Is the middle of it what a finger there would touch? */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const postsOf = (page: Page) => {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts.push(request)
  })
  return posts
}

/** The same visitor loads the page again. */
const comeBack = async (page: Page) => {
  await page.clock.resume()
  await page.reload()
  await wakeWidget(page)
  await holdClock(page)
  await loadPopup(page)
}

describe('when the pop-up comes', () => {
  check('POPUP-27 says that it will', async ({ arrive }) => {
    const { page } = await arrive()
    const notice = page.getByRole('status').filter({
      hasText: 'Une fenêtre de contact s’ouvrira bientôt d’elle-même. La touche Échap la referme.'
    })
    await soon(() => notice.count()).toBe(1)
    await letItCome(page)
    await page.keyboard.press('Escape')
    await soon(() => notice.count()).toBe(0)
    await comeBack(page)
    expect(await notice.count()).toBe(0)
  })

  check('POPUP-1 opens after 30 s + POPUP-2 counts from the load of the document', async ({ arrive }) => {
    const { page } = await arrive()
    await loadPopup(page)
    // However long the page took to start: what counts is the time from its document's load, by its own clock.
    const due = await dueIn(page)
    await page.clock.runFor(Math.floor(due / 2))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    await page.clock.runFor((await dueIn(page)) - 5)
    expect(await sinceLoad(page)).toBeLessThan(30_000)
    expect(await popupOf(page).isVisible()).toBe(false)
    await page.clock.runFor(10)
    await popupOf(page).waitFor()
  })

  check('POPUP-3 never comes back once closed + POPUP-22 is a modal dialog', async ({ arrive }) => {
    const { page } = await arrive()
    await letItCome(page)
    await soon(() => isLocked(page)).toBe(true)
    for (let count = 0; count < 24; count += 1) {
      await page.keyboard.press('Tab')
      // Past the last field the browser's own buttons come, which a page sees as no focus at all.
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body || document.activeElement?.closest('dialog:modal') != null
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await popupOf(page).waitFor({ state: 'hidden' })
    await soon(() => isLocked(page)).toBe(false)
    await page.clock.runFor(120_000)
    expect(await popupOf(page).isVisible()).toBe(false)
    await comeBack(page)
    await page.clock.runFor(60_000)
    expect(await popupOf(page).isVisible()).toBe(false)
  })

  check('POPUP-3 never comes back once closed', async ({ arrive }) => {
    const { page } = await arrive({ isMobile: true })
    await letItCome(page)
    await popupOf(page).getByRole('button', { name: 'Fermer', exact: true }).tap()
    await popupOf(page).waitFor({ state: 'hidden' })
    await page.clock.runFor(120_000)
    expect(await popupOf(page).isVisible()).toBe(false)
  })

  check('POPUP-5 is not held back by the chat on a desktop', async ({ arrive }) => {
    const { page } = await arrive()
    await openChat(page)
    await letItCome(page)
    expect(await panelOf(page).isVisible()).toBe(true)
  })

  check(
    'POPUP-6 waits for the chat on a phone + POPUP-7 waits 30 s after the chat on a phone',
    async ({ arrive }) => {
      const { page } = await arrive({ isMobile: true })
      await page.clock.runFor(10_000)
      await openChat(page)
      await page.clock.runFor(60_000)
      expect(await popupOf(page).isVisible()).toBe(false)
      await panelOf(page).getByRole('button', { name: 'Fermer l’assistant' }).tap()
      await panelOf(page).waitFor({ state: 'hidden' })
      await page.clock.runFor(29_999)
      expect(await popupOf(page).isVisible()).toBe(false)
      await page.clock.runFor(1)
      await popupOf(page).waitFor()
    }
  )

  check('POPUP-28 takes no key that was meant for a field', async ({ arrive }) => {
    const { page } = await arrive({ path: '/blog' })
    await loadPopup(page)
    const search = page.getByRole('searchbox', { name: 'Rechercher un article' })
    await search.focus()
    await page.clock.runFor(29_000 - (await sinceLoad(page)))
    await page.keyboard.type('nuit')
    await page.clock.runFor(1500)
    await page.keyboard.type('ées')
    await page.clock.runFor(14_999)
    expect(await popupOf(page).isVisible()).toBe(false)
    await page.clock.runFor(1)
    await popupOf(page).waitFor()
    expect(await search.inputValue()).toBe('nuitées')
  })

  check(
    'POPUP-32 stays away from an open form of the chat, and comes once it is left',
    async ({ arrive }) => {
      const { page } = await arrive()
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      await openView(page, 'contact')
      const email = panel.getByLabel(/^Adresse e-mail/)
      await email.focus()
      await page.clock.runFor(60_000)
      expect(await popupOf(page).isVisible()).toBe(false)
      await page.keyboard.type('une.personne@hotel.example')
      await page.clock.runFor(60_000)
      expect(await popupOf(page).isVisible()).toBe(false)
      expect(await isFocused(email)).toBe(true)
      await panel.getByRole('button', { name: 'Fermer l’assistant' }).click()
      await panel.waitFor({ state: 'hidden' })
      await page.clock.runFor(2000)
      await popupOf(page).waitFor()
    }
  )

  check('POPUP-4 does not ask who has just written in the chat', async ({ arrive }) => {
    const { page } = await arrive()
    const panel = await openChat(page)
    await page.clock.runFor(2500)
    await openView(page, 'contact')
    await panel.getByLabel(/^Adresse e-mail/).fill('ada@hotel.example')
    await panel.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await panel.getByText('Votre demande est arrivée', { exact: false }).waitFor()
    await panel.getByRole('button', { name: 'Fermer l’assistant' }).click()
    await panel.waitFor({ state: 'hidden' })
    await page.clock.runFor(60_000)
    expect(await popupOf(page).isVisible()).toBe(false)
  })

  check('POPUP-8 comes back with what was typed', async ({ arrive }) => {
    const { page } = await arrive()
    await openChat(page)
    await letItCome(page)
    await field(page, EMAIL).fill('survivant@hotel.example')
    // The window is made narrow: on a phone an open chat suppresses the pop-up.
    await page.setViewportSize({ width: 390, height: 844 })
    await popupOf(page).waitFor({ state: 'hidden' })
    await panelOf(page).getByRole('button', { name: 'Fermer l’assistant' }).click()
    await panelOf(page).waitFor({ state: 'hidden' })
    await page.clock.runFor(30_000)
    await popupOf(page).waitFor()
    expect(await field(page, EMAIL).inputValue()).toBe('survivant@hotel.example')
  })

  check('POPUP-9 waits while another dialog is open', async ({ visit, system }) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } })
    await installClock(page)
    await page.goto(system.url)
    await wakeWidget(page)
    await holdClock(page)
    await loadPopup(page)
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page.getByRole('button', { name: 'Se connecter' }).click()
    const login = page.getByRole('dialog', { name: 'Connexion' })
    await login.waitFor()
    await page.clock.runFor(90_000)
    expect(await popupOf(page).isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await login.waitFor({ state: 'hidden' })
    await page.clock.runFor(1000)
    await popupOf(page).waitFor()
  })
})

describe('what the pop-up asks and sends', () => {
  check(
    'POPUP-10 is titled after the product + POPUP-11 has its fields + POPUP-12 asks for the e-mail + POPUP-13 cannot be sent without an e-mail, nor twice',
    async ({ arrive }) => {
      const { page } = await arrive()
      await letItCome(page)
      const popup = popupOf(page)
      expect(plain(await popup.getByRole('heading', { level: 2 }).textContent())).toBe(
        'Gagnez du temps avec Lucarne IA'
      )
      const labels = await popup.locator('form label').allTextContents()
      expect(labels.map(plain).filter((label) => !/remplissez|accepte/.test(label))).toEqual([
        'Nom (facultatif)',
        'Prénom (facultatif)',
        'Adresse e-mail',
        'Téléphone (facultatif)',
        'Note (facultatif)'
      ])
      expect(await popup.getByRole('checkbox').isChecked()).toBe(false)
      expect(await popup.getByText(HINT, { exact: true }).isVisible()).toBe(true)
      expect(await sendOf(page).isDisabled()).toBe(true)
      await field(page, EMAIL).fill('   ')
      expect(await sendOf(page).isDisabled()).toBe(true)
      expect(await popup.getByText(HINT).count()).toBe(1)
      await field(page, EMAIL).fill('a@b.fr')
      expect(await sendOf(page).isEnabled()).toBe(true)
      expect(await popup.getByText(HINT).count()).toBe(0)
    }
  )

  check(
    'POPUP-14 fills in its defaults + POPUP-17 thanks + POPUP-26 TOAST-13 gives the thanks the focus + POPUP-4 never comes back once sent + POPUP-13 cannot be sent without an e-mail, nor twice',
    async ({ arrive, system }) => {
      const { page } = await arrive({ path: '/blog', isMobile: true })
      const posts = postsOf(page)
      await letItCome(page)
      await field(page, EMAIL).fill('defauts@hotel.example')
      await page.route('**/api/contact', async (route) => {
        await popupOf(page).getByRole('button', { name: 'Envoi...' }).waitFor()
        expect(await popupOf(page).getByRole('button', { name: 'Envoi...' }).isDisabled()).toBe(true)
        await route.continue()
      })
      await sendOf(page).tap()
      await page.getByText('Merci ! Nous revenons vers vous rapidement.', { exact: true }).waitFor()
      await popupOf(page).waitFor({ state: 'hidden' })
      await soon(() => isFocused(page.getByRole('region', { name: 'Notifications (F8)' }))).toBe(true)
      expect(posts.map((post) => post.postDataJSON())).toEqual([
        {
          firstName: 'Non renseigné',
          lastName: 'Non renseigné',
          email: 'defauts@hotel.example',
          company: '',
          message: 'Contact depuis popup',
          telephone: null,
          consent: false,
          consentVersion: expect.any(String),
          shownForMs: expect.any(Number),
          pageUrl: `${system.url}/blog`
        }
      ])
      await page.clock.runFor(120_000)
      await comeBack(page)
      await page.clock.runFor(60_000)
      expect(await popupOf(page).isVisible()).toBe(false)
    }
  )

  check(
    'POPUP-15 sends what was typed + POPUP-23 is sent by keyboard alone + POPUP-18 says that it failed, and keeps what was typed + POPUP-16 sends the page and the campaign',
    async ({ arrive, system }) => {
      const { page } = await arrive({
        path: '/?utm_source=salon&utm_medium=badge&utm_campaign=hiver&code=secret'
      })
      const posts = postsOf(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
      await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
      await page.route(
        '**/api/contact',
        (route) => route.fulfill({ status: 500, json: { message: 'panne' } }),
        { times: 1 }
      )
      await letItCome(page)
      const next = async (name: RegExp, text: string) => {
        for (let count = 0; count < 6 && !name.test(await focusedName(page)); count += 1)
          await page.keyboard.press('Tab')
        expect(await focusedName(page)).toMatch(name)
        await page.keyboard.type(text)
      }
      await next(/^Nom /, ' Lovelace ')
      await next(/^Prénom /, 'Ada')
      await next(EMAIL, 'ada@hotel.example')
      await next(/^Téléphone/, ' 06 12 34 56 78')
      await next(/^Note/, 'Un devis ?')
      await next(/^J’accepte/, ' ')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      const failure = page.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })
      await failure.waitFor()
      expect(await field(page, /^Note/).inputValue()).toBe('Un devis ?')
      await sendOf(page).focus()
      await page.keyboard.press('Enter')
      await page.getByText('Merci ! Nous revenons vers vous rapidement.').waitFor()
      expect(posts[1]?.postDataJSON()).toMatchObject({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@hotel.example',
        telephone: '06 12 34 56 78',
        message: 'Un devis ?',
        consent: true,
        pageUrl: `${system.url}/mentions-legales`,
        utmSource: 'salon',
        utmMedium: 'badge',
        utmCampaign: 'hiver'
      })
      const keys = await Promise.all(posts.map((post) => post.headerValue('idempotency-key')))
      expect(keys[0]).toBe(keys[1])
    }
  )

  check(
    'POPUP-19 says why at the refused field + POPUP-25 has nothing that axe finds',
    async ({ arrive }) => {
      const { page } = await arrive()
      await letItCome(page)
      await field(page, EMAIL).fill('pas-une-adresse')
      await sendOf(page).focus()
      await page.keyboard.press('Enter')
      const reason = popupOf(page).getByText('Cette adresse e-mail ne semble pas valide.')
      await reason.waitFor()
      await expect.poll(() => focusedName(page)).toBe('Adresse e-mail')
      expect(await field(page, EMAIL).getAttribute('aria-invalid')).toBe('true')
      const described = (await field(page, EMAIL).getAttribute('aria-describedby')) ?? ''
      expect(await reason.evaluate((line, id) => line.closest(`[id="${id}"]`) !== null, described)).toBe(true)
      expect(await page.getByRole('group', { name: 'Notification' }).count()).toBe(0)
      expect(await page.getByText(/Une erreur est survenue/).count()).toBe(0)
      expect(await findViolations(page, { within: 'dialog:modal', isHeld: true })).toEqual([])
      await page.keyboard.type('@hotel.example')
      expect(await reason.count()).toBe(0)
      await page.keyboard.press('Enter')
      await page.getByText('Merci ! Nous revenons vers vous rapidement.').waitFor()
    }
  )

  for (const viewport of [
    { width: 1366, height: 640 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 }
  ])
    check(
      'POPUP-21 keeps its button in sight + POPUP-29 shows its consent with it',
      async ({ visit, system }) => {
        const { page } = await visit({ viewport })
        await installClock(page)
        await page.goto(`${system.url}/seo`)
        await wakeWidget(page)
        await holdClock(page)
        await letItCome(page)
        const places = async () => {
          await page.evaluate(() =>
            Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
          )
          const box = await popupOf(page).boundingBox()
          const button = await popupOf(page).locator('[type="submit"]').boundingBox()
          if (!box || !button) throw new Error('the pop-up is not on the screen')
          return { box, button }
        }
        const { box, button } = await places()
        expect(button.y + button.height).toBeLessThanOrEqual(Math.min(box.y + box.height, viewport.height))
        expect(await isUncovered(sendOf(page))).toBe(true)
        // POPUP-29
        if (viewport.width >= 1366 && viewport.height >= 768)
          for (const part of [
            popupOf(page).getByText(/^J’accepte/),
            popupOf(page).getByRole('link', { name: /confidentialité/ })
          ])
            expect(await isUncovered(part)).toBe(true)
        const stays = async (when: string) => expect(await places(), when).toEqual({ box, button })
        await field(page, EMAIL).fill('pas-une-adresse')
        await stays('something typed')
        await sendOf(page).click()
        await popupOf(page).getByText('Cette adresse e-mail ne semble pas valide.').waitFor()
        await stays('refused')
        await page.route('**/api/contact', (route) =>
          route.fulfill({ status: 429, json: { message: 'Trop de demandes.' } })
        )
        await sendOf(page).click()
        await popupOf(page).getByText('Trop de demandes.').waitFor()
        await stays('failed')
      }
    )

  check(
    'POPUP-20 closes the last toast, and is not covered by one + FORM-15 keeps the focus on the button + POPUP-18 says that it failed, and keeps what was typed',
    async ({ arrive }) => {
      const { page } = await arrive({ isMobile: true })
      await letItCome(page)
      await field(page, EMAIL).fill('panne@hotel.example')
      const answers: (() => void)[] = []
      await page.route('**/api/contact', async (route) => {
        await new Promise<void>((resolve) => {
          answers.push(resolve)
        })
        await route.fulfill({ status: 500, json: { message: 'panne' } })
      })
      const answer = async (count: number) => {
        await expect.poll(() => answers.length).toBe(count)
        await soon(() => focusedName(page)).toBe('Envoi...')
        answers.at(-1)?.()
      }
      await sendOf(page).focus()
      await page.keyboard.press('Enter')
      await answer(1)
      const toast = page.getByRole('group', { name: 'Notification' })
      await toast.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true }).waitFor()
      await soon(() => focusedName(page)).toBe('Envoyer')
      for (const covered of [
        sendOf(page),
        popupOf(page).getByRole('heading'),
        popupOf(page).getByLabel('Fermer', { exact: true })
      ])
        await soon(() => isUncovered(covered)).toBe(true) // The dialog may still rise.
      await page.keyboard.press('Enter')
      await toast.waitFor({ state: 'detached' })
      await answer(2)
      await toast.waitFor()
    }
  )

  check('POPUP-19 cuts nothing of a note that is too long, and says so', async ({ arrive }) => {
    const { page } = await arrive()
    await letItCome(page)
    const long = `Bonjour. ${'Nos arrivées prennent une heure. '.repeat(180)}Et voici la question.`
    await field(page, EMAIL).fill('long@hotel.example')
    await field(page, /^Note/).fill(long)
    await press(sendOf(page))
    await popupOf(page).getByText('Le message ne peut pas dépasser 5000 caractères.').waitFor()
    await soon(() => focusedName(page)).toMatch(/^Note/)
    expect(await field(page, /^Note/).inputValue()).toBe(long)
    await field(page, /^Note/).fill('Et voici la question.')
    await press(sendOf(page))
    await page.getByText('Merci ! Nous revenons vers vous rapidement.', { exact: true }).waitFor()
  })

  for (const isMobile of [false, true])
    for (const [status, body, said] of [
      [500, { message: 'panne' }, 'Une erreur est survenue. Veuillez réessayer.'],
      [429, { message: 'Trop de demandes.' }, 'Trop de demandes.'],
      [
        422,
        { message: 'Des champs…', fields: { email: 'Cette adresse est inconnue.' } },
        'Cette adresse est inconnue.'
      ]
    ] as const)
      check(
        'POPUP-30 tells who closed it that the sending failed, and opens again with what was typed',
        async ({ arrive }) => {
          const { page } = await arrive({ isMobile })
          const posts = postsOf(page)
          await letItCome(page)
          await field(page, /^Nom/).fill('Lovelace')
          await field(page, EMAIL).fill('ada@hotel.example')
          await field(page, /^Note/).fill('Un devis ?')
          await popupOf(page).getByRole('checkbox').check()
          const answer = withResolvers()
          await page.route(
            '**/api/contact',
            async (route) => {
              await answer.promise
              await route.fulfill({ status, json: body })
            },
            { times: 1 }
          )
          await press(sendOf(page))
          await press(popupOf(page).getByRole('button', { name: 'Fermer', exact: true }))
          await popupOf(page).waitFor({ state: 'hidden' })
          answer.resolve()
          const toast = page.getByRole('group', { name: 'Notification' })
          await toast.getByText('Votre message n’a pas pu être envoyé', { exact: true }).waitFor()
          await toast.getByText(said, { exact: true }).waitFor()
          expect(await findViolations(page, { within: '[data-toasts]', isHeld: true })).toEqual([])
          // Longer than other toasts: it is the one way back to what was typed.
          await page.clock.runFor(59_000)
          await press(toast.getByRole('button', { name: 'Rouvrir le formulaire' }))
          await popupOf(page).waitFor()
          expect(await field(page, /^Nom/).inputValue()).toBe('Lovelace')
          expect(await field(page, EMAIL).inputValue()).toBe('ada@hotel.example')
          expect(await field(page, /^Note/).inputValue()).toBe('Un devis ?')
          expect(await popupOf(page).getByRole('checkbox').isChecked()).toBe(true)
          if (status !== 500) await popupOf(page).getByText(said, { exact: true }).waitFor()
          await press(sendOf(page))
          await page.getByText('Merci ! Nous revenons vers vous rapidement.', { exact: true }).waitFor()
          await popupOf(page).waitFor({ state: 'hidden' })
          expect(posts).toHaveLength(2)
          await page.clock.runFor(120_000)
          expect(await popupOf(page).isVisible()).toBe(false)
        }
      )

  check('POPUP-33 leads who closed it with words in it back to them', async ({ arrive }) => {
    const { page } = await arrive()
    await letItCome(page)
    await field(page, EMAIL).fill('ada@hotel.example')
    await field(page, /^Note/).fill('Un devis ?')
    await page.keyboard.press('Escape')
    await popupOf(page).waitFor({ state: 'hidden' })
    const toast = page.getByRole('group', { name: 'Notification' })
    await toast.getByText('Votre message n’est pas parti', { exact: true }).waitFor()
    expect(await findViolations(page, { within: '[data-toasts]', isHeld: true })).toEqual([])
    await page.clock.runFor(59_000)
    expect(await popupOf(page).isVisible()).toBe(false)
    await press(toast.getByRole('button', { name: 'Rouvrir le formulaire' }))
    await popupOf(page).waitFor()
    expect(await field(page, EMAIL).inputValue()).toBe('ada@hotel.example')
    expect(await field(page, /^Note/).inputValue()).toBe('Un devis ?')
    await field(page, EMAIL).fill('')
    await field(page, /^Note/).fill('')
    await page.keyboard.press('Escape')
    await popupOf(page).waitFor({ state: 'hidden' })
    await page.clock.runFor(2_000)
    expect(await popupOf(page).isVisible()).toBe(false)
  })

  check('POPUP-31 is closed by Escape from the moment that it is drawn', async ({ arrive }) => {
    const { page } = await arrive()
    await page.evaluate(() => {
      const isDrawn = new MutationObserver(() => {
        if (!document.querySelector('dialog [name="nom"]')) return
        isDrawn.disconnect()
        // Where a key goes just then.
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
        )
      })
      isDrawn.observe(document.body, { childList: true, subtree: true })
    })
    await page.clock.runFor((await dueIn(page)) + 50)
    await soon(() => page.evaluate(() => localStorage.getItem('lucarne_popup_shown'))).toBe('true')
    expect(await popupOf(page).isVisible()).toBe(false)
    await page.clock.runFor(60_000)
    expect(await popupOf(page).isVisible()).toBe(false)
  })

  for (const isMobile of [false, true])
    check('POPUP-24 is read in order + POPUP-25 has nothing that axe finds', async ({ arrive }) => {
      const { page } = await arrive({ isMobile })
      await letItCome(page)
      const lines = await readAloud(page, 'dialog:modal')
      expect(lines.filter((line) => !/^(status|region)/.test(line))).toEqual([
        'dialog Gagnez du temps avec Lucarne IA',
        'heading Gagnez du temps avec Lucarne IA',
        expect.stringMatching(/^paragraph/),
        'textbox Nom (facultatif)',
        'textbox Prénom (facultatif)',
        'textbox Adresse e-mail',
        expect.stringMatching(/^paragraph/),
        'textbox Téléphone (facultatif)',
        'textbox Note (facultatif)',
        expect.stringMatching(/^checkbox J’accepte/),
        expect.stringMatching(/^link Politique de confidentialité/),
        'button Envoyer',
        'button Fermer'
      ])
      expect(await findViolations(page, { within: 'dialog:modal', isHeld: true })).toEqual([])
      await launcherOf(page).waitFor()
    })
})
