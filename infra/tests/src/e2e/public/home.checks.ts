import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdClock, isFocused, linkOf, plain, readFlag, soon, topOf } from '../../harness/page-state.ts'
import type { Tools } from './public-fixture.ts'

/** Home as a whole, and its hero. */
export const homeChecks = ({ check, group }: Tools): void => {
  group('the hero', () => {
    check('HOME-2 has its seven anchors', async ({ share }) => {
      const { page } = await share('/')
      const names = [
        'hero',
        'missions-concretes-anchor',
        'about',
        'formations-anchor',
        'implementations',
        'faq',
        'contact'
      ]
      const counts = await page.evaluate(
        (ids) => ids.map((id) => document.querySelectorAll(`main [id="${id}"]`).length),
        names
      )
      expect(counts).toEqual(names.map(() => 1))
    })

    check('HOME-52 shows the days around today, and moves by nothing', async ({ open }) => {
      const labels = (page: Page) =>
        page
          .locator('#hero figure [data-saturday] > :first-child > span')
          .evaluateAll((spans) => spans.slice(1).map((span) => span.textContent))
      const labelOf = (at: number) =>
        new Intl.DateTimeFormat('fr-FR', {
          weekday: 'short',
          day: 'numeric',
          timeZone: 'Europe/Paris'
        }).format(at)
      const watchShifts = async (page: Page) => {
        await page.addInitScript(() => {
          const shifted: number[] = []
          Object.assign(globalThis, { shifted })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifted.push((entry as unknown as { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
      }
      const { page, complaints } = await open('/', { prepare: watchShifts, options: {} })
      const today = Date.now()
      const fromServer = await (
        await page.request.get(page.url(), { headers: { Accept: 'text/html' } })
      ).text()
      expect(fromServer).toContain(labelOf(today))
      expect((await labels(page))[3]).toBe(labelOf(today))
      // The line of the present stands in the column of today, at every width.
      const [line, column] = await Promise.all([
        page.locator('#hero figure > :last-child').boundingBox(),
        page.locator('#hero figure').getByText(labelOf(today), { exact: true }).boundingBox()
      ])
      expect(line?.x).toBeGreaterThan(column?.x ?? Number.POSITIVE_INFINITY)
      expect(line?.x).toBeLessThan((column?.x ?? 0) + (column?.width ?? 0))
      // A page that a cache or a tab has kept over midnight is put right once it is hydrated.
      const tomorrow = today + 86_400_000
      await page.clock.setFixedTime(tomorrow)
      await page.reload()
      await soon(async () => (await labels(page))[3]).toBe(labelOf(tomorrow))
      expect(complaints).toEqual([])
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number[] }).shifted)
      expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    })

    check('HOME-3 keeps its sections in order', async ({ share }) => {
      const { page } = await share('/')
      const wanted = [
        'hero',
        'Audit IA',
        '70 %',
        'about',
        'formations-anchor',
        'missions-concretes-anchor',
        'implementations',
        'faq',
        'contact',
        'RCS'
      ]
      const tops = await page.evaluate(
        (names) =>
          names.map((name) => {
            const byText = [...document.querySelectorAll('main section *, footer *')].find((element) =>
              [...element.childNodes].some(
                (node) => node.nodeType === 3 && node.textContent?.replace(/\s/g, ' ').includes(name)
              )
            )
            return (document.getElementById(name) ?? byText)?.getBoundingClientRect().top ?? Number.NaN
          }),
        wanted
      )
      expect(tops).toEqual([...tops].sort((a, b) => a - b))
    })

    check.once('HOME-4 types and erases its words', async ({ open }) => {
      const { page } = await open('/', { clock: true })
      await page.locator('h1 [data-typing]').waitFor()
      await page.evaluate(() => {
        const word = document.querySelector('h1 [data-typing]')
        const log: [string, number][] = []
        Object.assign(globalThis, { log })
        new MutationObserver(() =>
          log.push([word?.textContent?.replace('\u200b', '') ?? '', Date.now()])
        ).observe(word as Element, { subtree: true, childList: true, characterData: true })
      })
      await holdClock(page)
      // A whole cycle, and enough to see each word from its first letter to its last.
      await page.clock.runFor(24_000)
      const log = await page.evaluate(() => (globalThis as unknown as { log: [string, number][] }).log)
      const steps = log.slice(1).map(([text], index) => text.length - (log[index]?.[0].length ?? 0))
      expect(new Set(steps)).toEqual(new Set([1, -1]))
      const words = ['Transformez', 'Optimisez', 'Automatisez', 'Formez']
      const seen = log.filter(([text]) => words.includes(text)).map(([text]) => text)
      const begin = words.indexOf(seen[0] ?? '')
      expect(seen.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((turn) => words[(begin + turn) % 4]))
      for (const word of words) {
        const full = log.findIndex(([text], index) => text === word && index >= word.length)
        const at = (index: number) => log[index]?.[1] ?? Number.NaN
        const typing = at(full) - at(full - word.length)
        const resting = at(full + 1) - at(full)
        const deleting = at(full + word.length) - at(full + 1)
        expect(Math.abs(typing - word.length * 100), `${word} typed in ${typing}`).toBeLessThanOrEqual(30)
        expect(Math.abs(resting - 2560), `${word} whole for ${resting}`).toBeLessThanOrEqual(30)
        expect(
          Math.abs(deleting - (word.length - 1) * 60),
          `${word} deleted in ${deleting}`
        ).toBeLessThanOrEqual(30)
      }
    })

    check('HOME-45 ends each whole word with its full stop', async ({ open }) => {
      const { page } = await open('/', { clock: true })
      const word = page.locator('h1 [data-typing]')
      await word.waitFor()
      await holdClock(page)
      const seen = new Set<string>()
      const heights = new Set<number>()
      for (let time = 0; time < 6000; time += 60) {
        await page.clock.runFor(60)
        const { text, isWhole, height } = await word.evaluate((element) => ({
          text: element.textContent?.replace('\u200b', '') ?? '',
          isWhole: element.hasAttribute('data-whole'),
          height: element.closest('section')?.getBoundingClientRect().height ?? 0
        }))
        expect(isWhole, text).toBe(['Transformez', 'Optimisez', 'Automatisez', 'Formez'].includes(text))
        seen.add(isWhole ? 'whole' : 'typing')
        heights.add(Math.round(height))
      }
      expect(seen.size).toBe(2)
      expect(heights.size, 'nothing moves').toBe(1)
    })

    check.once('HOME-9 says its sentence whole to screen readers', async ({ share }) => {
      const { page } = await share('/')
      const heard = await page.locator('h1').evaluate((title) => {
        const copy = title.cloneNode(true) as HTMLElement
        for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove()
        return copy.textContent
      })
      expect(plain(heard)).toMatch(/^Transformez, optimisez, automatisez, formez : .*équipes\.$/)
      expect(await page.locator('h1 [aria-hidden="true"] [data-typing]').count()).toBe(1)
    })

    check.once('HOME-5 offers to start a project', async ({ share }) => {
      const { page } = await share('/')
      expect(await linkOf(page, /^Démarrer un projet/)).toMatchObject({
        href: 'https://rendez-vous.lucarne.example/30-minutes',
        target: '_blank'
      })
    })

    check('HOME-6 leads to the cases', async ({ open }) => {
      const { page } = await open('/')
      await page.getByRole('link', { name: 'Voir nos solutions', exact: true }).click()
      await soon(() => topOf(page, '#missions-concretes-anchor')).toBe(80)
      expect(new URL(page.url()).hash).toBe('#missions-concretes-anchor')
    })

    check.once('HOME-8 stops all that moves', async ({ share }) => {
      const { page } = await share('/')
      const moving = () => countEndless(page)
      // Whoever came before may have left the page alone, or at another place.
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('button', { name: 'Suspendre les animations' }).hover()
      await soon(moving).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Suspendre les animations' }).click()
      await soon(moving).toBe(0)
      await soon(() => page.locator('h1 [data-typing]').count()).toBe(0)
      await page.mouse.move(5, 5)
      await page.getByRole('button', { name: 'Relancer les animations' }).click()
      await page.locator('h1 [data-typing]').waitFor()
    })

    check.once('HOME-53 rests when nobody is there', async ({ open }) => {
      const { page } = await open('/', { clock: true })
      const strip = page.getByRole('list', { name: 'Ils travaillent avec nous' })
      const word = page.locator('h1 [data-typing]')
      await word.waitFor()
      await strip.scrollIntoViewIfNeeded()
      // The page may have been open for longer than that.
      await page.keyboard.press('Shift')
      await soon(() => countEndless(page)).toBe(1)
      await holdClock(page)
      await page.keyboard.press('Shift')
      await page.clock.runFor(39_000)
      expect(await countEndless(page)).toBe(1)
      await page.clock.runFor(2000)
      await soon(() => countEndless(page)).toBe(0)
      await soon(() => word.getAttribute('data-whole')).toBe('true')
      const rested = await word.textContent()
      await page.clock.runFor(60_000)
      expect(await word.textContent()).toBe(rested)
      await page.keyboard.press('Shift')
      await soon(() => countEndless(page)).toBe(1)
      await page.locator('#contact').scrollIntoViewIfNeeded()
      await soon(() => countEndless(page)).toBe(0)
    })

    check('HOME-7 passes seven logos', async ({ share }) => {
      const { page } = await share('/')
      const logos = page.getByRole('list', { name: 'Ils travaillent avec nous' }).getByRole('listitem')
      expect(await logos.count()).toBe(7)
      expect(await logos.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth))).toEqual(
        Array(7).fill(88)
      )
      expect(await logos.getByRole('img').count()).toBe(7)
      const passage = await logos.first().evaluate((logo) => {
        const animation = document.getAnimations().find(({ effect }) => {
          const { target } = effect as KeyframeEffect
          return target?.contains(logo) && effect?.getTiming().iterations === Number.POSITIVE_INFINITY
        })
        if (!animation) throw new Error('the strip does not move')
        // It stands still from here on, whatever its button says: no check after this one looks at it.
        animation.pause()
        const at = (time: number) => {
          animation.currentTime = time
          return logo.getBoundingClientRect().left
        }
        const lefts = [0, 1499, 1500, 2500, 3500].map(at)
        return lefts.map((left) => Math.round((lefts[0] ?? 0) - left))
      })
      expect(passage).toEqual([0, 0, 0, 45, 90])
    })

    check('HOME-10 opens and closes the login by its circle', async ({ share }) => {
      const { page } = await share('/')
      const circle = page.getByRole('button', { name: 'Accès par code : se connecter' })
      const { width, height } = (await circle.boundingBox()) ?? {}
      expect(width).toBe(height)
      await circle.click()
      const modal = page.getByRole('dialog', { name: 'Connexion' })
      await modal.waitFor()
      await page.keyboard.press('Escape')
      await soon(() => isFocused(circle)).toBe(true)
      // Opened again, a press beside the modal, under which the circle now lies, closes it.
      await circle.click()
      await modal.waitFor()
      await page.mouse.click(20, 450)
      await soon(() => modal.count()).toBe(0)
    })

    check('HOME-11 logs out by its circle', async ({ open }) => {
      const { page } = await open('/', { isLoggedIn: true })
      await page.getByRole('button', { name: 'Accès par code : se déconnecter' }).click()
      await page.getByRole('button', { name: 'Accès par code : se connecter' }).waitFor()
      await soon(() => readFlag(page)).toBeNull()
      expect(await page.getByRole('dialog', { name: 'Connexion' }).count()).toBe(0)
    })

    check('HOME-12 has no circle on a phone', async ({ share }) => {
      const { page } = await share('/')
      expect(await page.getByRole('button', { name: /Accès par code/ }).count()).toBe(0)
    })
  })
}

/** How many animations run that have no end. */
const countEndless = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY
        ).length
  )
