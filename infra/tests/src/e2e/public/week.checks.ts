import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from '../../harness/accessibility.ts'
import { untilWhole } from '../../harness/browser.ts'
import { holdClock, isFocused, linkOf, plain, section, soon } from '../../harness/page-state.ts'
import type { Tools } from './public-fixture.ts'

const ID = 'votre-semaine'
const BOOKING = 'https://rendez-vous.lucarne.example/30-minutes'

/** The visitor's own week, on the home page. */
export const weekChecks = ({ check, group }: Tools): void => {
  group('the week of the visitor', () => {
    const week = (page: Page) => section(page, ID)
    const trade = (page: Page, name: string) => week(page).getByRole('radio', { name })
    const slider = (page: Page, name: RegExp) => week(page).getByRole('slider', { name })
    const press = (page: Page, name: string) => week(page).getByRole('button', { name }).click()
    const counter = async (page: Page) =>
      plain(await week(page).locator('p', { hasText: 'par semaine' }).first().innerText())
    /** Where each row's bar begins and ends, in hours of the week, once it has stopped. */
    const bars = async (page: Page) => {
      await settle(page)
      return week(page)
        .locator('figure svg')
        .evaluateAll((rows) =>
          rows.map((row) => {
            const { left, width } = row.getBoundingClientRect()
            const bar = row.parentElement?.querySelector('[data-bar]')
            const from = bar?.getBoundingClientRect().left ?? 0
            const to = bar?.firstElementChild?.getBoundingClientRect().right ?? 0
            const hours = (x: number) => Math.round(((x - left) / width) * 70) / 2
            return to - from > 1 ? [hours(from), hours(to)] : []
          })
        )
    }

    check('HOME-35 fills by hand, and gives hours back once automated', async ({ open }) => {
      const { page } = await open('/')
      const [before, after] = await week(page).evaluate((element) =>
        [element.previousElementSibling, element.nextElementSibling].map((one) => one?.textContent ?? '')
      )
      expect(plain(before)).toContain('98 %')
      expect(plain(after)).toContain('Camille Astier')
      await soon(() => counter(page)).toBe('≈ 24 h 30 à la main, par semaine')
      expect(await bars(page)).toEqual([[0, 17.5], [17.5, 22], [22, 24.5], []])
      await press(page, 'Automatiser')
      await soon(() => counter(page)).toBe('≈ 11 h rendues par semaine')
      expect(await bars(page)).toEqual([
        [0, 11.5],
        [11.5, 13],
        [13, 13.5],
        [13.5, 24.5]
      ])
      await trade(page, 'Services').check()
      await slider(page, /Messages/).fill('20')
      await soon(() => counter(page)).toBe('≈ 8 h 30 rendues par semaine')
      await press(page, 'Revenir à la main')
      await soon(() => counter(page)).toBe('≈ 16 h 30 à la main, par semaine')
    })

    check.once('HOME-36 says what it counts with, and from where', async ({ open }) => {
      const { page } = await open('/')
      // Its lines and its rows are counted one after the other: they must not change in between.
      await untilWhole(page)
      for (const name of ['Hôtel', 'Événementiel', 'Services']) {
        await trade(page, name).check()
        if (name === 'Hôtel') await week(page).getByText('Comment nous comptons').click()
        const lines = await week(page).locator('details li').allInnerTexts()
        const rows = await week(page).locator('figure svg').count()
        expect(lines).toHaveLength(rows - 1)
        for (const line of lines) expect(line).toMatch(/notre article|[Ee]stimation de notre part/)
      }
      await soon(async () => plain(await week(page).locator('details').innerText())).toContain('35 heures')
    })

    check.once('HOME-38 hands on to the booking page what was set', async ({ open }) => {
      const { page } = await open('/')
      const link = () => linkOf(page, /^En parler 30 minutes/, `#${ID}`)
      expect(await link()).toMatchObject({ href: BOOKING, target: '_blank' })
      await slider(page, /Chambres/).fill('80')
      await soon(link).toMatchObject({ href: `${BOOKING}?semaine=hotel-80-50`, target: '_blank' })
    })

    check.once('HOME-39 comes back by a link', async ({ open, url }) => {
      const { page } = await open('/', { prepare: (own) => own.addInitScript(keepCopies) })
      await trade(page, 'Événementiel').check()
      await slider(page, /Extras/).fill('12')
      await slider(page, /Messages/).fill('30')
      await press(page, 'Copier le lien')
      const copied = () => page.evaluate(() => (globalThis as unknown as { copied?: string }).copied)
      await soon(copied).toBe(`${url}/?semaine=evenement-12-30#${ID}`)
      await page.getByText('Lien copié', { exact: true }).waitFor()
      const card = async (address: string) =>
        / property="og:image" content="([^"]+)"/.exec(await (await fetch(address)).text())?.[1]
      const shared = (await card(`${url}/?semaine=evenement-12-30`)) ?? ''
      const picture = await fetch(new URL(new URL(shared).pathname, url))
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(await card(`${url}/?semaine=hotel-80-80`)).not.toBe(shared)
      expect(await card(`${url}/?semaine=motel-12-30`)).toBe(await card(`${url}/`))
      expect(await card(`${url}/`)).not.toMatch(/week/)
      const friend = await open(`/?semaine=evenement-12-30#${ID}`)
      await soon(() => trade(friend.page, 'Événementiel').isChecked()).toBe(true)
      expect(await slider(friend.page, /Extras/).inputValue()).toBe('12')
      expect(await slider(friend.page, /Messages/).inputValue()).toBe('30')
      const returned = /^≈ (\d+ h(?: 30)?) rendues par semaine$/.exec(await counter(friend.page))?.[1]
      expect(shared).toContain(`/week-${returned?.replaceAll(' ', '-')}-`)
      await soon(() => week(friend.page).evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(
        80
      )
      await friend.page.getByRole('link', { name: 'Voir nos solutions', exact: true }).click()
      await soon(() => new URL(friend.page.url()).search).toBe('')
      expect(await slider(friend.page, /Extras/).inputValue()).toBe('12')
    })

    check.once('HOME-54 keeps what was set through a reload and the way back', async ({ open, url }) => {
      const { page } = await open('/')
      await slider(page, /Chambres/).fill('80')
      await soon(() => page.evaluate(() => history.state?.week)).toBe('?semaine=hotel-80-50')
      await page.reload()
      await soon(() => slider(page, /Chambres/).inputValue()).toBe('80')
      expect(await counter(page)).toMatch(/rendues par semaine$/)
      await page.goto(`${url}/mentions-legales`)
      await page.goBack()
      await soon(() => slider(page, /Chambres/).inputValue()).toBe('80')
    })

    check.once('HOME-42 shows the example for what nobody can have set', async ({ open }) => {
      for (const wrong of ['hotel-9999-50', 'hotel-42', '%3Cscript%3E-1-1']) {
        const { page, complaints } = await open(`/?semaine=${wrong}`)
        expect(await slider(page, /Chambres/).inputValue()).toBe('42')
        expect(await slider(page, /Messages/).inputValue()).toBe('50')
        expect(complaints).toEqual([])
      }
    })

    check('HOME-40 is set by the keyboard, and says its result once', async ({ open }) => {
      const { page } = await open('/', { clock: true })
      // Not what is said of the link.
      await page.evaluate(noteWhatIsSaid, `#${ID} [role="status"]:not(figure ~ div *)`)
      const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
      await trade(page, 'Hôtel').focus()
      await soon(() => counter(page)).toBe('≈ 24 h 30 à la main, par semaine')
      // A crowded machine takes longer from key to key than the page waits for the next one.
      await holdClock(page)
      await page.keyboard.press('Tab')
      expect(await isFocused(slider(page, /Chambres/))).toBe(true)
      for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('ArrowRight')
      expect(await slider(page, /Chambres/).inputValue()).toBe('47')
      await page.clock.runFor(1000)
      await soon(async () => (await said()).map(plain)).toEqual([
        'Hôtel : 47 chambres, 50 e-mails par jour. À la main, 25 h 30 par semaine.'
      ])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.clock.runFor(1000)
      await soon(async () => (await said()).map(plain)).toEqual([
        'Hôtel : 47 chambres, 50 e-mails par jour. À la main, 25 h 30 par semaine.',
        'Hôtel : 47 chambres, 50 e-mails par jour. Une fois automatisé, 14 h par semaine : environ 11 h 30 rendues.'
      ])
    })

    check.once(
      'HOME-41 shows its end without scripts, and where less motion is preferred',
      async ({ open }) => {
        const still = await open('/', { options: { javaScriptEnabled: false } })
        const calm = await open('/', { options: { reducedMotion: 'reduce' } })
        for (const { page } of [still, calm]) expect(await counter(page)).toBe('≈ 11 h rendues par semaine')
        expect(plain(await week(still.page).locator('figcaption').innerText())).toContain(
          'E-mails : 17 h 30 à la main, 11 h 30 une fois automatisé.'
        )
        const invitation = (page: typeof still.page) =>
          week(page).getByText('Réglez votre activité').isVisible()
        expect([await invitation(still.page), await invitation(calm.page)]).toEqual([false, true])
        expect(await week(still.page).getByRole('slider').count()).toBe(0)
        expect(await week(still.page).getByRole('button').count()).toBe(0)
        await week(still.page).locator('summary').click()
        expect(await week(still.page).locator('details li').first().isVisible()).toBe(true)
        await press(calm.page, 'Revenir à la main')
        await soon(() => counter(calm.page)).toBe('≈ 24 h 30 à la main, par semaine')
      }
    )
  })
}

/** Runs in the page. The browser has one clipboard for all pages: this page keeps what it copies for itself. */
function keepCopies() {
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (text: string) => {
        Object.assign(globalThis, { copied: text })
      }
    }
  })
}

/** Runs in the page. */
function noteWhatIsSaid(selector: string) {
  const said: string[] = []
  Object.assign(globalThis, { said })
  const status = document.querySelector(selector) as Element
  new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
    subtree: true,
    childList: true,
    characterData: true
  })
}
