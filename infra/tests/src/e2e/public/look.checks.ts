import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from '../../harness/accessibility.ts'
import { soon } from '../../harness/page-state.ts'
import { modalOf, openLogin, sendCode, toastsOf, WRONG_CODE } from './account.ts'
import { PATHS } from './every-page.checks.ts'
import type { Tools } from './public-fixture.ts'

/** What keeps the look whole where type, width and colours are the reader's own. */
export const lookChecks = ({ check, group }: Tools): void => {
  group('look', () => {
    check("TOAST-9 stands clear of the chat's button", async ({ open, size }) => {
      const { page } = await open('/')
      const launcher = page.getByRole('button', { name: 'Ouvrir l’assistant' })
      await launcher.waitFor()
      await openLogin(page, size)
      await sendCode(page, WRONG_CODE)
      await toastsOf(page).hover() // keeps it from leaving
      await page.keyboard.press('Escape')
      await soon(() => modalOf(page).count()).toBe(0)
      await settle(page)
      const [toast, button] = await Promise.all([toastsOf(page).boundingBox(), launcher.boundingBox()])
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
      const { width, border, ground } = await toastsOf(page).evaluate((card) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(card)
        return { width: borderTopWidth, border: borderTopColor, ground: backgroundColor }
      })
      expect(width).toBe('1px')
      expect(border, 'on a night band the toast is seen by its border').not.toBe(ground)
    })

    check('BRAND-7 breaks no line at the hyphen of a word', async ({ share }) => {
      for (const path of PATHS) {
        const { page } = await share(path)
        await laidOut(page)
        for (const width of [320, 350, 390]) {
          await page.setViewportSize({ width, height: 844 })
          await soon(() => page.evaluate(brokenAtHyphen), `${path} at ${width}`).toEqual([])
        }
      }
    })

    check('A11Y-8 bears text of 200 %', async ({ share, size }) => {
      for (const path of [...PATHS, '/blog', '/article/7']) {
        const { page } = await share(path)
        await laidOut(page)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        // The header makes room once it knows that its line is too narrow.
        await soon(
          () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          path
        ).toBe(0)
        await soon(() => page.evaluate(badlySet), `${path} ${size}`).toEqual([])
        await page.evaluate(() => document.documentElement.removeAttribute('style'))
      }
    })

    check('BRAND-8 stands by threes', async ({ share }) => {
      const rows = {
        '/chatbot': ['dl > div', 'ul > li:has(> p:first-child)'],
        '/seo': ['ul > li:has(> strong)']
      }
      for (const [path, selectors] of Object.entries(rows)) {
        const { page } = await share(path)
        for (const width of [390, 620, 768, 1024]) {
          await page.setViewportSize({ width, height: 900 })
          for (const selector of selectors) {
            const rowsOf = async () => new Set(await topsOf(page.locator(`main ${selector}`))).size
            expect(await page.locator(`main ${selector}`).count(), selector).toBe(3)
            // The page is laid out for its new width a moment later.
            await soon(rowsOf, `${path} at ${width}: ${selector}`).not.toBe(2)
            if (width >= 768) await soon(rowsOf, `${path} at ${width}: ${selector}`).toBe(1)
          }
        }
        await page.setViewportSize({ width: 1440, height: 900 })
      }
    })

    check("A11Y-9 keeps its outlines in the reader's colours", async ({ share }) => {
      const seen = {
        '/': [
          'section > div > article p > span',
          '#formations-anchor li > ul > li',
          '#formations-anchor dt > span',
          'dl dt > svg'
        ],
        '/chatbot': ['[role="img"] > div > div > span'],
        '/seo': ['[role="img"] > div > div > span', 'ul > li:has(> strong)']
      }
      for (const [path, selectors] of Object.entries(seen)) {
        const { page } = await share(path)
        await page.emulateMedia({ forcedColors: 'active' })
        for (const selector of selectors) {
          const outlines = await outlinesOf(page, `main ${selector}`)
          expect(outlines.length, selector).toBeGreaterThan(1)
          expect(outlines.join(' '), `${path}: ${selector}`).not.toMatch(/none|rgba\(0, 0, 0, 0\)/)
        }
        await page.emulateMedia({ forcedColors: 'none' })
      }
    })
  })
}

/** Bands below the first screen are laid out after the first paint. */
const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.documentElement.dataset.laidOut !== undefined || !document.querySelector('[data-late]')
  )

const topsOf = (all: Locator): Promise<number[]> =>
  all.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)))

const outlinesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { outlineStyle, outlineColor } = getComputedStyle(element)
      return `${outlineStyle} ${outlineColor}`
    })
  )

/** Runs in the page: the words of headings and terms that end a line at their hyphen. A title that is bound letter by letter stays in one piece. */
function brokenAtHyphen(): string[] {
  const broken: string[] = []
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, dt):not(#implementations *)')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const text = node
      const topAt = (start: number) => {
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, start + 1)
        return range.getBoundingClientRect().top
      }
      for (const { index } of text.data.matchAll(/(?<=\p{L})-(?=\p{L})/gu))
        if (topAt(index + 1) > topAt(index) + 4) broken.push(text.data)
    }
  }
  return broken
}

/** Runs in the page: the words of titles that a line's end breaks, and the bars of pictures that do not hold their words. */
function badlySet(): string[] {
  const faults: string[] = []
  for (const element of document.querySelectorAll('main :is(h1, h2, h3)')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) faults.push(`broken: ${word}`)
      }
  }
  for (const bar of document.querySelectorAll('main [role="img"] > div > div > span'))
    if (bar.scrollWidth > bar.clientWidth + 1) faults.push(`beyond its bar: ${bar.textContent}`)
  return faults
}
