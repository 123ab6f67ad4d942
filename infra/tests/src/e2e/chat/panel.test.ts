import { withResolvers } from '@site/service/process/with-resolvers'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findViolations, readAloud } from '../../harness/accessibility.ts'
import { swipe } from '../../harness/gestures.ts'
import { focusedName, isFocused, isLocked, plain, soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, type Fixture, launcherOf, press, wakeWidget } from './chat-fixture.ts'
import { OPTIONS, openChat, openView, panelOf, typingOf, VIEWS } from './chat-page.ts'

const check = chatAndLeadsChecks()
const REPLY = 'Merci pour votre message.'

const boxOf = async (page: Page) => {
  const box = await panelOf(page).boundingBox()
  if (!box) throw new Error('the panel is not on the screen')
  // Whole pixels: while it rises, the browser counts in fractions.
  const { x, y, width, height } = box
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

describe('the panel', () => {
  check('CHAT-1 opens and closes by its button + CHAT-2 is not under /admin', async ({ visit, system }) => {
    const { page } = await visit()
    for (const path of ['/', '/blog', '/article/7', '/chatbot', '/seo', '/mentions-legales', '/nulle-part']) {
      await page.goto(system.url + path)
      await wakeWidget(page)
      await soon(async () => {
        const box = await launcherOf(page).boundingBox()
        return box !== null && box.x + box.width > 1440 - 40 && box.y + box.height > 900 - 40
      }, path).toBe(true)
    }
    await launcherOf(page).click()
    await panelOf(page).waitFor()
    await launcherOf(page).click()
    await panelOf(page).waitFor({ state: 'hidden' })
    await page.goto(`${system.url}/admin`)
    await page.getByLabel(/^Code d'accès/).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-mf="mf-chat"]').count()).toBe(0)
  })

  check('CHAT-3 is seen on every ground', async ({ arrive }) => {
    const { page } = await arrive({ isRunning: true })
    const shadow = await launcherOf(page).evaluate((button) => getComputedStyle(button).boxShadow)
    // A ring of paper around the night-coloured button: 3:1 at least against both.
    expect(shadow).toMatch(/rgb\(2(?:47, 248, 252|55, 255, 255)\) 0px 0px 0px [2-4]px/)
  })

  for (const isMobile of [false, true])
    check('CHAT-4 leaves the page to who scrolls down', async ({ arrive }) => {
      const { page } = await arrive({ isMobile, path: '/politique-confidentialite' })
      const height = page.viewportSize()?.height ?? 0
      const isInSight = async () => {
        const box = await launcherOf(page).boundingBox()
        return box !== null && box.y + box.height <= height
      }
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
      await soon(isInSight).toBe(true)
      await scrollTo(400)
      await soon(isInSight).toBe(false)
      await page.clock.runFor(1500)
      await soon(isInSight).toBe(true)
      await scrollTo(800)
      await soon(isInSight).toBe(false)
      await scrollTo(700)
      await soon(isInSight).toBe(true)
      await scrollTo(1200)
      await soon(isInSight).toBe(false)
      await launcherOf(page).focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await soon(isInSight).toBe(true)
      await page.keyboard.press('Enter')
      await panelOf(page).waitFor()
    })

  for (const width of [390, 1024, 1366, 1400, 1440])
    check('CHAT-5 covers no sign and no last line', async ({ visit, system }) => {
      const { page } = await visit({ viewport: { width, height: 768 } })
      const isBeside = async (
        name: string,
        one: { x: number; y: number; width: number; height: number } | null
      ) => {
        const button = await launcherOf(page).boundingBox()
        if (!one || !button) throw new Error(`${name} is not on the screen`)
        // The ring around the button is 3 px wide.
        expect(
          one.x + one.width <= button.x - 3 || one.y + one.height <= button.y - 3,
          `${name} ${width}`
        ).toBe(true)
      }
      await page.goto(`${system.url}/blog`)
      await wakeWidget(page)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const footer = page.getByRole('contentinfo')
      for (const last of [footer.getByText('Propulsé par'), footer.locator('address')])
        await isBeside('the footer', await last.boundingBox())
      if (width < 768) return
      await page.goto(system.url)
      await wakeWidget(page)
      for (const sign of await page.locator('#faq summary svg').all()) {
        await sign.scrollIntoViewIfNeeded()
        const box = await sign.boundingBox()
        await isBeside('a question', box && { ...box, y: 1e6 })
      }
    })

  check(
    'CHAT-6 is titled after the product + CHAT-7 is 400 px wide on a desktop + CHAT-9 stops the page on a phone alone',
    async ({ arrive }) => {
      const { page } = await arrive()
      const panel = await openChat(page)
      expect(plain(await panel.getByRole('heading', { level: 2 }).textContent())).toBe('Assistant Lucarne IA')
      const box = await boxOf(page)
      expect(box.width).toBe(400)
      expect(box.height).toBeLessThanOrEqual(720)
      expect(await isLocked(page)).toBe(false)
    }
  )

  check(
    'CHAT-8 fills the screen under 768 px + CHAT-9 stops the page on a phone alone + CHAT-10 lets the page go',
    async ({ arrive }) => {
      const { page } = await arrive({ isMobile: true })
      const panel = await openChat(page)
      await expect.poll(() => boxOf(page)).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      await soon(() => isLocked(page)).toBe(true)
      await page.setViewportSize({ width: 767, height: 844 })
      await expect.poll(async () => (await boxOf(page)).width).toBe(767)
      await page.setViewportSize({ width: 768, height: 844 })
      await expect.poll(async () => (await boxOf(page)).width).toBe(400)
      await expect.poll(() => isLocked(page)).toBe(false)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(() => isLocked(page)).toBe(true)
      await panel.getByRole('button', { name: 'Fermer l’assistant' }).tap()
      await panel.waitFor({ state: 'hidden' })
      await soon(() => isLocked(page)).toBe(false)
    }
  )

  check('CHAT-10 lets the page go', async ({ arrive, system }) => {
    const { page } = await arrive({ path: '/', isMobile: true, isRunning: true })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    const panel = await openChat(page)
    await soon(() => isLocked(page)).toBe(true)
    await page.goBack()
    await page.waitForURL(`${system.url}/`)
    await panel.waitFor({ state: 'hidden' })
    await soon(() => isLocked(page)).toBe(false)
  })

  for (const isMobile of [false, true])
    check('CHAT-11 takes the focus and gives it back', async ({ arrive }) => {
      const { page } = await arrive({ isMobile })
      const panel = await openChat(page)
      await soon(() => focusedName(page)).toBe('Assistant Lucarne IA')
      expect(await panel.getAttribute('aria-labelledby')).toBeTruthy()
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
      await soon(() => focusedName(page)).toBe('Ouvrir l’assistant')
    })

  check('CHAT-12 works by keyboard alone', async ({ arrive }) => {
    const { page } = await arrive()
    await launcherOf(page).focus()
    await page.keyboard.press('Enter')
    // The time of its welcome begins once its code is there.
    await panelOf(page).waitFor()
    await page.clock.runFor(2500)
    const tabTo = async (name: string) => {
      for (let count = 0; count < 20; count += 1) {
        if ((await focusedName(page)) === name) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never came to ${name}`)
    }
    const optionOf = (name: string) => panelOf(page).getByRole('button', { name })
    await optionOf(OPTIONS.contact).waitFor()
    await tabTo(OPTIONS.contact)
    await page.keyboard.press('Enter')
    await page.clock.runFor(1200)
    await soon(() => focusedName(page)).toBe('Nous contacter')
    await tabTo('Adresse e-mail')
    await page.keyboard.type('clavier@hotel.example')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Téléphone (facultatif)')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toMatch(/^J’accepte/)
    await page.keyboard.press('Space')
    await tabTo('Envoyer')
    const request = page.waitForRequest('**/api/contact')
    await page.keyboard.press('Enter')
    expect((await request).postDataJSON()).toMatchObject({ email: 'clavier@hotel.example', consent: true })
    await expect.poll(() => focusedName(page)).toMatch(/^Merci ! Vous pouvez aussi nous écrire/)
    await tabTo('Retour')
    await page.keyboard.press('Enter')
    await optionOf(OPTIONS.solution).waitFor()
    await tabTo(OPTIONS.solution)
    await page.keyboard.press('Space')
    await page.clock.runFor(1200)
    await optionOf('Image suivante').waitFor()
    await tabTo('Image suivante')
    await page.keyboard.press('Enter')
    await page.locator('[aria-current="true"][aria-label^="Image 2"]').waitFor()
    await tabTo('Votre message')
    await page.keyboard.type('Bonjour')
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await panelOf(page).getByText(REPLY).waitFor()
  })

  check('CHAT-13 is read in order', async ({ arrive }) => {
    const { page } = await arrive()
    const panel = await openChat(page)
    await page.clock.runFor(2500)
    await panel.getByLabel('Votre message').fill('Bonjour')
    const lines = await readAloud(page, '#chat-panel')
    const expected = [
      'dialog Assistant Lucarne IA',
      'heading Assistant Lucarne IA',
      'button Fermer l’assistant',
      ...Object.values(OPTIONS).map((name) => `button ${name}`),
      'textbox Votre message',
      'button Envoyer le message'
    ]
    expect(lines.filter((line) => /^(dialog|heading|button|textbox)/.test(line))).toEqual(expected)
    const greeting = lines.findIndex((line) => line.startsWith('log'))
    expect(greeting).toBeGreaterThan(lines.indexOf('button Fermer l’assistant'))
    expect(greeting).toBeLessThan(lines.indexOf(`button ${OPTIONS.appointment}`))
  })

  for (const isMobile of [false, true])
    check('CHAT-14 has nothing that axe finds', async ({ arrive }) => {
      const { page } = await arrive({ isMobile })
      await openChat(page)
      await page.clock.runFor(2500)
      for (const view of isMobile ? (['solution', 'contact'] as const) : VIEWS) {
        await openView(page, view)
        expect(await findViolations(page, { within: '[data-mf="mf-chat"]', isHeld: true }), view).toEqual([])
        await press(panelOf(page).getByRole('button', { name: 'Retour' }))
      }
      await panelOf(page).getByLabel('Votre message').fill('Bonjour')
      await page.keyboard.press('Enter')
      await page.clock.runFor(1000)
      await panelOf(page).getByText(REPLY).waitFor()
      expect(await findViolations(page, { within: '[data-mf="mf-chat"]', isHeld: true })).toEqual([])
    })

  check('CHAT-15 keeps its text field above the keyboard', async ({ arrive }) => {
    const { page } = await arrive({ isMobile: true })
    const panel = await openChat(page)
    const box = panel.getByLabel('Votre message')
    expect(
      await box.evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize))
    ).toBeGreaterThanOrEqual(16)
    // iOS lays its keyboard over the page: the visual viewport alone shrinks, and scrolls.
    await box.focus()
    await page.evaluate(() => {
      const viewport = window.visualViewport
      if (!viewport) throw new Error('no visual viewport')
      Object.defineProperty(viewport, 'height', { value: 500, configurable: true })
      Object.defineProperty(viewport, 'offsetTop', { value: 120, configurable: true })
      viewport.dispatchEvent(new Event('resize'))
      viewport.dispatchEvent(new Event('scroll'))
    })
    await expect.poll(() => boxOf(page)).toEqual({ x: 0, y: 120, width: 390, height: 500 })
    const composer = await box.boundingBox()
    expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(620)
    await page.evaluate(() => {
      const viewport = window.visualViewport as unknown as Record<string, unknown>
      delete viewport.height
      delete viewport.offsetTop
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(() => boxOf(page)).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  })
})

describe('the conversation', () => {
  check(
    'CHAT-16 greets after 1.5 s + CHAT-17 offers its options 1 s later + CHAT-18 offers five options + CHAT-31 announces what comes',
    async ({ arrive }) => {
      const { page } = await arrive()
      const panel = await openChat(page)
      const options = panel.getByRole('list', { name: 'Sujets proposés' }).getByRole('button')
      const greeting = panel.getByText(/^Bonjour/)
      await typingOf(page).waitFor({ state: 'attached' })
      await page.clock.runFor(1499)
      expect([await typingOf(page).count(), await greeting.count()]).toEqual([1, 0])
      await page.clock.runFor(1)
      await greeting.waitFor()
      expect([await typingOf(page).count(), await options.count()]).toEqual([0, 0])
      expect(await greeting.evaluate((line) => line.closest('[role="log"]') !== null)).toBe(true)
      await page.clock.runFor(999)
      expect(await options.count()).toBe(0)
      await page.clock.runFor(1)
      await options.first().waitFor()
      expect((await options.allTextContents()).map(plain)).toEqual(Object.values(OPTIONS))
    }
  )

  check('CHAT-19 plays its welcome once + CHAT-23 stops its timers when left', async ({ arrive }) => {
    const { page } = await arrive()
    const panel = await openChat(page)
    await page.clock.runFor(1400)
    await page.keyboard.press('Escape')
    await page.clock.runFor(5000)
    await openChat(page)
    await soon(() => typingOf(page).count()).toBe(1)
    await page.clock.runFor(1499)
    expect(await panel.getByText(/^Bonjour/).count()).toBe(0)
    await page.clock.runFor(1001)
    await panel.getByRole('button', { name: OPTIONS.about }).click()
    await page.keyboard.press('Escape')
    await page.clock.runFor(5000)
    await openChat(page)
    expect(await typingOf(page).count()).toBe(0)
    await panel.getByRole('button', { name: OPTIONS.about }).waitFor()
  })

  check(
    'CHAT-20 answers a choice after 1.2 s + CHAT-21 returns to the welcome + CHAT-22 does nothing twice',
    async ({ arrive }) => {
      const { page } = await arrive()
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      for (const view of VIEWS) {
        const option = panel.getByRole('button', { name: OPTIONS[view] })
        await option.dblclick()
        await typingOf(page).waitFor({ state: 'attached' })
        await page.clock.runFor(1199)
        expect(await panel.getByRole('heading', { level: 3 }).count(), view).toBe(0)
        await page.clock.runFor(1)
        await panel.getByRole('heading', { level: 3 }).waitFor()
        expect(await typingOf(page).count()).toBe(0)
        expect((await panel.locator('section').first().textContent())?.length, view).toBeGreaterThan(100)
        await page.clock.runFor(3000)
        await panel.getByRole('button', { name: 'Retour' }).click()
        await option.waitFor()
        expect(await panel.getByRole('heading', { level: 3 }).count()).toBe(0)
      }
    }
  )

  check(
    'CHAT-24 gives its canned reply after 1 s + CHAT-28 sends at Enter, not at Shift+Enter + CHAT-30 sends nothing blank + CHAT-29 takes no Enter of a composition',
    async ({ arrive }) => {
      const { page } = await arrive()
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      const box = panel.getByLabel('Votre message')
      const send = panel.getByRole('button', { name: 'Envoyer le message' })
      const replies = panel.getByText(REPLY)
      expect(await send.isDisabled()).toBe(true)
      await box.fill('  \n ')
      expect(await send.isDisabled()).toBe(true)
      await box.fill('Bonjour,')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('une question')
      expect(await box.inputValue()).toBe('Bonjour,\nune question')
      // Enter that ends a composition: the standard says isComposing, Safari says key code 229.
      for (const sign of [{ isComposing: true }, { keyCode: 229 }])
        await box.evaluate((area, init) => {
          area.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
          )
        }, sign)
      expect(await box.inputValue()).toBe('Bonjour,\nune question')
      await page.keyboard.press('Enter')
      expect(await box.inputValue()).toBe('')
      await panel.getByText('Bonjour, une question').waitFor()
      await page.clock.runFor(999)
      expect(await replies.count()).toBe(0)
      await page.clock.runFor(1)
      await replies.waitFor()
      expect(await replies.evaluate((line) => line.closest('[role="log"]') !== null)).toBe(true)
      // The whole of it is in sight, above the text box.
      const bottomOf = async () => {
        const bubble = await replies.boundingBox()
        return (bubble?.y ?? 0) + (bubble?.height ?? 0)
      }
      await soon(bottomOf).toBeLessThan((await box.boundingBox())?.y ?? 0)
      let count = 1
      for (const view of VIEWS) {
        await panel.getByRole('button', { name: OPTIONS[view] }).click()
        await page.clock.runFor(1200)
        await box.fill(`Depuis ${view}`)
        await send.click()
        await page.clock.runFor(1000)
        count += 1
        await expect.poll(() => replies.count()).toBe(count)
        await panel.getByRole('button', { name: 'Retour' }).click()
      }
    }
  )
})

describe('the order of the conversation', () => {
  for (const isMobile of [false, true])
    check(
      'CHAT-25 keeps its conversation in order + CHAT-26 leads on to the form + CHAT-27 says that it answers automatically + CHAT-14 has nothing that axe finds',
      async ({ arrive }) => {
        const { page } = await arrive({ isMobile })
        const panel = await openChat(page)
        await panel.getByText('Réponses automatiques').waitFor()
        await page.clock.runFor(2500)
        await panel.getByText(/^Bonjour.*assistant automatique.*pas une personne/).waitFor()
        /** From top to bottom: where each stands. */
        const areInOrder = async (parts: Locator[]) => {
          // They are measured one by one, and the conversation may still scroll.
          await soon(async () => {
            const tops: number[] = []
            for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN)
            return String(tops) === String(tops.toSorted((one, other) => one - other))
          }).toBe(true)
        }
        const say = async (text: string) => {
          await panel.getByLabel('Votre message').fill(text)
          await page.keyboard.press('Enter')
          await page.clock.runFor(1000)
        }
        await say('Combien ?')
        const question = panel.getByText('Combien ?', { exact: true })
        const reply = panel.getByText(REPLY)
        await areInOrder([question, reply, panel.getByRole('button', { name: OPTIONS.contact })])
        await openView(page, 'about')
        await areInOrder([question, reply, panel.getByRole('heading', { level: 3 })])
        const choice = panel.locator('[role="log"] > p').filter({ hasText: OPTIONS.about })
        await areInOrder([reply, choice, panel.getByRole('heading', { level: 3 })])
        await say('Et les prix ?')
        const onward = panel.getByRole('button', { name: 'Nous contacter', exact: true })
        await areInOrder([
          panel.getByRole('heading', { level: 3 }),
          panel.getByText('Et les prix ?', { exact: true }),
          onward
        ])
        expect(await findViolations(page, { within: '[data-mf="mf-chat"]', isHeld: true })).toEqual([])
        await onward.focus()
        await page.keyboard.press('Enter')
        await page.clock.runFor(1200)
        await panel.getByRole('heading', { level: 3, name: 'Nous contacter' }).waitFor()
        await soon(() => focusedName(page)).toBe('Nous contacter')
        await areInOrder([
          panel.getByText('Et les prix ?', { exact: true }),
          panel.getByRole('heading', { level: 3 })
        ])
        await expect.poll(() => panel.getByLabel(/^Adresse e-mail/).isVisible()).toBe(true)
      }
    )
})

check('CHAT-42 keeps an answer beneath each choice, which shows the topic again', async ({ arrive }) => {
  const { page } = await arrive()
  const panel = await openChat(page)
  await page.clock.runFor(2500)
  for (const view of ['solution', 'sectors'] as const) {
    await openView(page, view)
    await panel.getByRole('button', { name: 'Retour' }).click()
  }
  // The options are in sight, and nothing said that the visitor has left a topic.
  await panel.getByRole('button', { name: OPTIONS.contact }).waitFor()
  await soon(() => focusedName(page)).toBe('Sujet affiché')
  const said = () => panel.locator('[role="log"] > :is(p, div)').allTextContents()
  expect((await said()).slice(1).map(plain)).toEqual([
    `Vous : ${OPTIONS.solution}`,
    'Assistant : Revoir l’exemple',
    `Vous : ${OPTIONS.sectors}`,
    'Assistant : Revoir les secteurs'
  ])
  expect(await findViolations(page, { within: '[data-mf="mf-chat"]', isHeld: true })).toEqual([])
  await panel.getByRole('button', { name: 'Revoir l’exemple' }).focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1200)
  await soon(() => focusedName(page)).toBe('Un exemple de solution')
  expect((await said()).map(plain).at(-1)).toBe(`Vous : ${OPTIONS.solution}`)
})

describe('the focus', () => {
  /** On /blog, which has a field; the chat's code waits until `release`. */
  const arriveWithoutCode = async ({ visit, system }: Fixture) => {
    const { page } = await visit()
    const code = withResolvers()
    await page.route(/\/parts-[\w-]+\.js/, async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto(`${system.url}/blog`)
    await wakeWidget(page)
    return { page, release: code.resolve, field: page.getByRole('searchbox') }
  }

  check('CHAT-43 stays in the field of the page while the code of the chat comes', async (fixture) => {
    const { page, release, field } = await arriveWithoutCode(fixture)
    await launcherOf(page).click()
    await field.focus()
    await page.keyboard.type('Bon')
    release()
    await panelOf(page).waitFor()
    await page.keyboard.type('jour')
    expect(await isFocused(field)).toBe(true)
    expect(await field.inputValue()).toBe('Bonjour')
    // It is reached and left as ever.
    await panelOf(page).getByRole('button', { name: 'Fermer l’assistant' }).focus()
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'hidden' })
    await soon(() => focusedName(page)).toBe('Ouvrir l’assistant')
  })

  check('CHAT-44 is closed by Escape before its code is there', async (fixture) => {
    const { page, release } = await arriveWithoutCode(fixture)
    await launcherOf(page).click()
    await soon(() => launcherOf(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await soon(() => launcherOf(page).getAttribute('aria-expanded')).toBe('false')
    const isLoaded = page.waitForResponse(/\/parts-[\w-]+\.js/)
    release()
    await (await isLoaded).finished()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    )
    expect(await panelOf(page).isVisible()).toBe(false)
    await launcherOf(page).click()
    await panelOf(page).waitFor()
  })

  check('CHAT-43 stays in the field of the page while an answer comes', async ({ arrive }) => {
    const { page } = await arrive({ path: '/blog' })
    const panel = await openChat(page)
    await page.clock.runFor(2500)
    await panel.getByRole('button', { name: OPTIONS.about }).click()
    const field = page.getByRole('searchbox')
    await field.focus()
    await page.clock.runFor(1200)
    await panel.getByRole('heading', { level: 3 }).waitFor()
    await page.keyboard.type('Bonjour')
    expect(await field.inputValue()).toBe('Bonjour')
    // And goes to the next one that is waited for.
    await panel.getByRole('button', { name: 'Retour' }).click()
    await panel.getByRole('button', { name: OPTIONS.contact }).click()
    await page.clock.runFor(1200)
    await soon(() => focusedName(page)).toBe('Nous contacter')
  })
})

describe('the carousel', () => {
  const current = (page: Page) => panelOf(page).locator('[aria-current="true"]').getAttribute('aria-label')

  check(
    'CHAT-32 shows seven pictures + CHAT-33 wraps in both directions + CHAT-34 leads to each picture by dots',
    async ({ arrive }) => {
      const { page } = await arrive()
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      await openView(page, 'solution')
      const dots = panel.getByRole('button', { name: /^Image \d/ })
      expect(await dots.count()).toBe(7)
      await panel.getByRole('button', { name: 'Image précédente' }).click()
      await soon(() => current(page)).toMatch(/^Image 7/)
      await panel.getByRole('button', { name: 'Image suivante' }).click()
      await soon(() => current(page)).toMatch(/^Image 1/)
      const pictures = new Set<string>()
      for (let index = 0; index < 7; index += 1) {
        await dots.nth(index).click()
        await soon(() => current(page)).toMatch(new RegExp(`^Image ${index + 1}\\b`))
        pictures.add((await panel.getByRole('img').first().getAttribute('aria-label')) ?? '')
      }
      expect(pictures.size).toBe(7)
      expect([...pictures].every((words) => words.length > 20)).toBe(true)
    }
  )

  check('CHAT-35 follows the finger', async ({ arrive }) => {
    const { page } = await arrive()
    const panel = await openChat(page)
    await page.clock.runFor(2500)
    await openView(page, 'solution')
    const picture = panel.getByRole('img').first()
    const frame = await picture.boundingBox()
    if (!frame) throw new Error('the picture is not on the screen')
    const left = async () => Math.round(((await picture.boundingBox())?.x ?? 0) - frame.x)
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x - 8, middle.y)
    expect(await left()).toBe(0)
    for (const distance of [-20, -49, 30, -44]) {
      await page.mouse.move(middle.x + distance, middle.y, { steps: 2 })
      await soon(left).toBe(distance)
    }
    // What the gap shows is the next picture.
    const beside = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('svg')?.getAttribute('aria-label'),
      { x: frame.x + frame.width - 20, y: middle.y }
    )
    await page.mouse.up()
    await soon(left).toBe(0)
    expect(await current(page)).toMatch(/^Image 1/)
    await panel.getByRole('button', { name: 'Image suivante' }).click()
    await soon(() => picture.getAttribute('aria-label')).toBe(beside)
  })

  check('CHAT-36 changes by more than 50 px', async ({ arrive }) => {
    const { page } = await arrive({ isMobile: true })
    const panel = await openChat(page)
    await page.clock.runFor(2500)
    await openView(page, 'solution')
    const picture = panel.getByRole('img').first()
    for (const [distance, shown] of [
      [-50, 1],
      [-51, 2],
      [51, 1],
      [120, 7],
      [-120, 1]
    ] as const) {
      await swipe(page, picture, { x: distance })
      await soon(() => current(page)).toMatch(new RegExp(`^Image ${shown}\\b`))
    }
  })
})
