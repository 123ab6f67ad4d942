import { accessibility } from '@site/contracts/site/accessibility'
import { PUBLIC_PAGES } from '@site/contracts/site/pages'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { misreadNames } from '../../harness/accessibility.ts'
import { linkOf, plain, soon } from '../../harness/page-state.ts'
import { openLogin } from './account.ts'
import { PATHS } from './every-page.checks.ts'
import type { Tools } from './public-fixture.ts'

const EVERYWHERE = [...PATHS, '/blog', '/article/1', '/article/7']

/** What the site says of its accessibility, and what the audit found and no list of rules finds. */
export const accessibilityChecks = ({ check, group }: Tools): void => {
  group('the statement on accessibility', () => {
    check.once('A11Y-10 says what the law asks, as the audit has it', async ({ share }) => {
      const { page } = await share('/accessibilite')
      const { state, rate, met, failed, inapplicable, gaps } = accessibility
      const sectionOf = async (title: RegExp) =>
        plain(
          await page
            .locator('article section')
            .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
            .innerText()
        )
      expect(await sectionOf(/État de conformité/)).toContain(`Ce site est ${state} au référentiel général`)
      const results = await sectionOf(/Résultats des tests/)
      expect(results).toContain(`${rate} % des critères applicables sont respectés.`)
      const figures = await page.locator('#resultats dd').allInnerTexts()
      expect(figures.map(Number)).toEqual([met, failed, inapplicable, 106])
      const missing = await sectionOf(/Contenus non accessibles/)
      for (const { number, reason } of gaps) {
        expect(missing).toContain(`Critère ${number}`)
        expect(missing).toContain(plain(reason))
      }
      expect(missing.includes('Aucun critère applicable')).toBe(gaps.length === 0)
      const established = await sectionOf(/Établissement de cette déclaration/)
      for (const fact of [
        /25 novembre 2026/,
        /HTML5/,
        /Chromium/,
        /axe-core/,
        /\/politique-confidentialite/,
        /Assistant/
      ])
        expect(established).toMatch(fact)
      expect(await linkOf(page, 'contact@lucarne.example', '#contact')).toMatchObject({
        href: 'mailto:contact@lucarne.example'
      })
      expect(await sectionOf(/Voies de recours/)).toMatch(/Libre réponse 71120, 75342 Paris CEDEX 07/)
      expect(await linkOf(page, 'Écrire au Défenseur des droits')).toMatchObject({
        href: 'https://formulaire.defenseurdesdroits.fr/',
        target: '_blank'
      })
      expect(plain(await page.locator('article header').innerText())).toContain('Établie le 25 novembre 2026')
    })

    check.once('A11Y-11 is led to from the foot of every page', async ({ share }) => {
      for (const path of EVERYWHERE) {
        const { page } = await share(path)
        const mention = page.getByRole('contentinfo').getByRole('link', { name: /^Accessibilité/ })
        expect(plain(await mention.innerText()), path).toBe(`Accessibilité : ${accessibility.state}`)
        expect(await mention.getAttribute('href'), path).toBe('/accessibilite')
      }
    })
  })

  group('the map of the site', () => {
    check.once('A11Y-14 leads to every page, and every footer to it', async ({ share, open }) => {
      const { page } = await share('/plan-du-site')
      const addresses = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(
        expect.arrayContaining([...PUBLIC_PAGES.keys()].filter((path) => path !== '/formule-hoteliere'))
      )
      for (const path of EVERYWHERE)
        expect(await linkOf((await share(path)).page, 'Plan du site', 'footer'), path).toMatchObject({
          href: '/plan-du-site'
        })
      const visit = await open('/chatbot')
      await visit.page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
      await visit.page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor()
      await visit.page.locator('main').getByRole('link', { name: 'Questions fréquentes' }).click()
      await visit.page.waitForURL('**/questions')
    })
  })

  group('what the audit found', () => {
    check('A11Y-15 names fields whose label is not seen', async ({ share }) => {
      const blog = (await share('/blog')).page
      expect(await unnamedFields(blog)).toEqual([])
      expect(await blog.getByRole('searchbox').getAttribute('title')).toBe('Rechercher un article')
      const home = (await share('/')).page
      await openChat(home)
      expect(await unnamedFields(home)).toEqual([])
      await closeChat(home)
    })

    check.once('A11Y-16 shows an example of an address', async ({ share, open }) => {
      const { page } = await open('/')
      await openChat(page)
      await page.getByRole('button', { name: 'Nous contacter' }).click()
      const field = page.getByRole('dialog').getByLabel('Adresse e-mail')
      await field.waitFor()
      expect(await field.evaluate(descriptionOf)).toBe('Par exemple prenom@exemple.fr')
      await closeChat(page)
      const seo = (await share('/seo')).page
      await seo.getByRole('button', { name: 'Évaluation SEO Gratuite' }).first().click()
      await seo.getByLabel('Adresse de votre site').fill('monhotel.fr')
      await seo.getByRole('button', { name: 'OK', exact: true }).click()
      expect(await seo.getByLabel('Votre adresse e-mail').evaluate(descriptionOf)).toMatch(
        /^Par exemple \S+@\S+$/
      )
      await seo.keyboard.press('Escape')
    })

    check('A11Y-17 refers to nothing that is not there', async ({ share, size }) => {
      for (const path of EVERYWHERE) {
        const { page } = await share(path)
        await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
        expect(await page.evaluate(danglingReferences), path).toEqual([])
      }
      const { page } = await share('/')
      await openLogin(page, size)
      expect(await page.evaluate(danglingReferences), 'login').toEqual([])
      await page.keyboard.press('Escape')
    })

    check('A11Y-20 bears spaced text', async ({ share }) => {
      const faults: string[] = []
      for (const path of EVERYWHERE) {
        const { page } = await share(path)
        await page.evaluate(spaceText)
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await soon(wide, path).toBe(0)
        for (const text of [...(await page.evaluate(cutTexts)), ...(await page.evaluate(overflowingTexts))])
          faults.push(`${path}: ${text}`)
        await page.evaluate(() => {
          document.adoptedStyleSheets = []
        })
      }
      expect(faults).toEqual([])
    })

    check('A11Y-21 has landmarks and headings in order', async ({ share }) => {
      for (const path of EVERYWHERE) {
        const { page } = await share(path)
        for (const role of ['banner', 'main', 'contentinfo'] as const)
          expect(await page.getByRole(role).count(), `${path}: ${role}`).toBe(1)
        const names = await page
          .getByRole('navigation')
          .evaluateAll((all) =>
            all.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby'))
          )
        expect(names.length, path).toBeGreaterThan(0)
        expect(names, path).not.toContain(null)
        expect(new Set(names).size, path).toBe(names.length)
        expect(await page.evaluate(skippedLevels), path).toEqual([])
      }
    })

    check.once('A11Y-23 is told to a screen reader as it is written', async ({ share }) => {
      for (const path of EVERYWHERE) expect(await misreadNames((await share(path)).page), path).toEqual([])
    })

    check.once('A11Y-22 says which detail of a person a field asks for', async ({ open }) => {
      const { page } = await open('/')
      await openChat(page)
      await page.getByRole('button', { name: 'Nous contacter' }).click()
      const form = page.getByRole('dialog')
      for (const [label, purpose] of [
        ['Adresse e-mail', 'email'],
        ['Téléphone', 'tel']
      ] as const) {
        await form.getByLabel(label).waitFor()
        expect(await form.getByLabel(label).getAttribute('autocomplete')).toBe(purpose)
      }
      await closeChat(page)
    })
  })
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
  await page.getByRole('button', { name: 'Nous contacter' }).waitFor()
}

async function closeChat(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await soon(() => page.getByRole('dialog').count()).toBe(0)
}

/** What is said of a field beside its name. */
const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** Fields in sight without a label in sight, and without a title in its place. */
const unnamedFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (label: Element) => {
      const { width, height } = label.getBoundingClientRect()
      return width > 4 && height > 4
    }
    return [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .filter((field) => field.checkVisibility() && !field.closest('[aria-hidden="true"]'))
      .filter((field) => ![...(field.labels ?? [])].some(isSeen) && !field.title)
      .map((field) => field.outerHTML)
  })

/** Runs in the page: references by id that lead nowhere, and ids that are there twice. */
function danglingReferences(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const faults = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: ${id}`)
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for'])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of (element.getAttribute(name) ?? '').split(' '))
        if (!document.getElementById(id)) faults.push(`${name}: ${id}`)
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    const [id = '', words] = link.getAttribute('href')?.slice(1).split(':~:text=') ?? []
    // Words alone lead to the words.
    if (words === undefined ? !document.getElementById(id) : id !== '') faults.push(link.outerHTML)
  }
  return faults
}

/** Runs in the page: sets text as far apart as WCAG 1.4.12 has readers set it. The policy of the page lets a script do what it forbids a style. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
  )
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page: texts that their box cuts off. What is hidden on purpose is left out: slides that wait, and lines that end on '…' above their whole text. */
function cutTexts(): string[] {
  const cut: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement
    if (
      !element?.checkVisibility() ||
      node.data.trim() === '' ||
      element.closest('svg, [aria-hidden="true"], [inert], [role="img"], [data-current="false"]')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX + overflowY)) break
      if (overflowX === 'visible') continue
      // Of a line that ends in an ellipsis no box around it shows more.
      if (textOverflow === 'ellipsis') break
      const { left, right, top, bottom, width } = box.getBoundingClientRect()
      const isHidden = width <= 1
      const isCut =
        (/hidden|clip/.test(overflowX) && (text.right > right + 2 || text.left < left - 2)) ||
        (/hidden|clip/.test(overflowY) && (text.bottom > bottom + 2 || text.top < top - 2))
      if (isCut && !isHidden) cut.push(node.data.trim().slice(0, 60))
      if (isCut || isHidden) break
    }
  }
  return cut
}

/** Runs in the page: texts that are wider than their block, and so lie over what stands beside it. */
function overflowingTexts(): string[] {
  const blocks = new Set<Element>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement
    if (
      !block?.checkVisibility() ||
      block.closest('svg, [inert], [role="img"], [data-current="false"]') ||
      !node.nodeValue?.trim()
    )
      continue
    while (block && block.clientWidth === 0) block = block.parentElement
    if (block && block.clientWidth > 1) blocks.add(block)
  }
  return [...blocks]
    .filter(
      (block) =>
        block.scrollWidth > block.clientWidth + 2 && getComputedStyle(block).textOverflow !== 'ellipsis'
    )
    .map(({ textContent }) => (textContent ?? '').slice(0, 60))
}

/** Runs in the page: headings in sight that stand more than one level below the one before. */
function skippedLevels(): string[] {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
    one.checkVisibility()
  )
  return levels.flatMap((heading, place) => {
    const level = Number(heading.tagName.slice(1))
    const before = Number(levels[place - 1]?.tagName.slice(1) ?? 0)
    return level > before + 1 ? [`${heading.tagName} ${heading.textContent}`] : []
  })
}
