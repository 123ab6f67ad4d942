import { withResolvers } from '@site/service/process/with-resolvers'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations, settle } from '../../harness/accessibility.ts'
import { isFocused } from '../../harness/page-state.ts'
import { createArticle } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'
import { fields, inHtml, publishes, putCaret, toast } from './screens.ts'
import { buildArticle, stubList, withoutServer } from './stubs.ts'

const check = prepareBlogSite()

/** What stands in an element, as tags and words: what a reader gets, whatever classes and editing aids are there. */
const SAID = (element: Element): string => {
  const say = (node: Node): string => {
    if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/g, ' ')
    if (!(node instanceof HTMLElement) || node.matches('.ProseMirror-trailingBreak, .ProseMirror-separator'))
      return ''
    const inside = [...node.childNodes].map(say).join('')
    // The sheet sets bare text of items and cells in paragraphs, and all rows in one body.
    if (/^(TBODY|THEAD)$/.test(node.tagName)) return inside
    if (node.tagName === 'P' && /^(LI|TD|TH)$/.test(node.parentElement?.tagName ?? '')) return inside
    return `<${node.tagName}${node.tagName === 'A' ? ` ${node.getAttribute('href')}` : ''}>${inside}</>`
  }
  return [...element.childNodes]
    .map(say)
    .filter((part) => part.trim() !== '' && part !== '<P></>')
    .join('')
}

check(
  'MANAGE-39 writes by keyboard alone + MANAGE-37 publishes with Ctrl+Enter + MANAGE-35 what the sheet shows + EDITOR-32 EDITOR-34',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { title, sheet } = fields(page)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await sheet.waitFor()
    await title.focus()
    await page.keyboard.type('Écrit sans souris')
    await press('Tab')
    expect(await isFocused(sheet)).toBe(true)
    await press('Shift+Tab')
    expect(await page.locator('[data-tools="sheet"] :focus').count()).toBe(1)
    await press('Tab')
    await page.keyboard.type('Un **premier** paragraphe avec une page')
    await press('Shift+Control+ArrowLeft')
    await until('the word is selected', () => page.evaluate(() => `${getSelection()}` === 'page'))
    await press('Control+k')
    await page.getByRole('dialog', { name: 'Lien' }).waitFor()
    expect(await page.getByLabel('Texte du lien').inputValue()).toBe('page')
    await page.keyboard.type('/article/7')
    await press('Enter')
    await until('the focus in the sheet', () => sheet.evaluate((one) => one === document.activeElement))
    await press('End', 'Enter')
    await page.keyboard.type('## Les étapes')
    await press('Enter')
    await page.keyboard.type('- un')
    await press('Enter', 'Tab')
    await page.keyboard.type('dedans')
    await press('Enter', 'Enter', 'Enter')
    await page.keyboard.type('/tab')
    const option = page.getByRole('option', { name: 'Tableau' })
    await option.waitFor()
    expect(await sheet.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    expect(await findViolations(page)).toEqual([])
    await press('Enter')
    await page.keyboard.type('Jour')
    await press('Tab')
    await page.keyboard.type('Prix')
    await press('Tab')
    await page.keyboard.type('Lieu')
    await press('Tab')
    await page.keyboard.type('lundi')
    expect(await findViolations(page)).toEqual([])
    const shown = await sheet.evaluate(SAID)
    const sent = page.waitForRequest(publishes('POST', '/api/blog'))
    await press('Control+Enter')
    await page.getByRole('dialog', { name: 'Publier cet article' }).waitFor()
    await press('Enter')
    expect((await sent).postDataJSON().content).toMatch(/^<p>Un <strong>premier<\/strong>/)
    await toast(page, 'Article créé avec succès')
    const bar = page.getByRole('region', { name: 'État de l’article' })
    await bar.getByText('En ligne.').first().waitFor()
    const address = await bar.getByRole('link', { name: 'Voir l’article' }).getAttribute('href')
    expect(address).toMatch(/^\/article\/\d+$/)

    const visitor = await open(address ?? '')
    const read = visitor.page.locator('main article').first().locator('div:has(> h2)').last()
    await visitor.page.getByRole('heading', { level: 1, name: 'Écrit sans souris' }).waitFor()
    expect(await read.evaluate(SAID)).toBe(shown)
    expect(shown).toContain('<UL><LI>un<UL><LI>dedans</></></></>')
    expect(shown).toContain('<A /article/7>page</>')
    const styles = (locator: typeof read) =>
      locator.evaluate((box) => {
        const { fontFamily, lineHeight, fontSize } = getComputedStyle(box)
        return [fontFamily, lineHeight, fontSize, getComputedStyle(box.querySelector('h2') ?? box).fontSize]
      })
    expect(await styles(sheet)).toEqual(await styles(read))

    await sheet.getByText('lundi').click()
    await page.keyboard.type(' matin')
    await page.keyboard.insertText(' vu ;')
    const put = page.waitForRequest(publishes('PUT', `/api/blog/${address?.split('/').at(-1)}`))
    await press('Control+Enter')
    const { content } = (await put).postDataJSON()
    expect(content).toMatch(/>Lieu<.*>(<p>)?lundi matin vu\u202f;</s)
    await toast(page, 'Article mis à jour')
  }
)

check('MANAGE-36 undoes over changes of mode + EDITOR-31', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const { sheet, content } = fields(page)
  await sheet.click()
  await page.keyboard.type('Un')
  await inHtml(page)
  expect(await content.inputValue()).toBe('<p>Un</p>')
  await content.fill('<p>Un</p>\n<h2>Deux</h2>')
  await page.getByRole('button', { name: 'Visuel' }).click()
  await sheet.getByRole('heading', { name: 'Deux' }).waitFor()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await sheet.getByRole('heading', { name: 'Deux' }).waitFor({ state: 'detached' })
  await inHtml(page)
  const holds = (html: string) => until(`'${html}'`, async () => (await content.inputValue()) === html)
  await holds('<p>Un</p>')
  await content.press('Control+Shift+z')
  await holds('<p>Un</p>\n<h2>Deux</h2>')
  await until('the start', async () => {
    await content.press('Control+z')
    return (await content.inputValue()) === ''
  })
  await page.reload()
  await sheet.waitFor()
})

check('MANAGE-38 shows what is missing', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const { title, sheet, publish } = fields(page)
  const hasFocus = (locator: typeof title) =>
    until('the focus', () => locator.evaluate((one) => one === document.activeElement))
  await sheet.waitFor()
  await publish.click()
  await toast(page, 'Champs requis', 'Veuillez remplir au moins le titre et le contenu.')
  await hasFocus(title)
  expect(await title.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.type('Un titre')
  expect(await title.getAttribute('aria-invalid')).toBeNull()
  await publish.click()
  await hasFocus(sheet)
  expect(await sheet.getAttribute('aria-invalid')).toBe('true')
})

check('MANAGE-26 brings back what the sheet held when the page was reloaded', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'), withoutServer)
  const { title, sheet } = fields(page)
  await sheet.click()
  await page.keyboard.type('## Partie')
  await page.keyboard.press('Enter')
  await page.keyboard.type('> Une citation')
  await title.fill('Rechargé')
  await page.reload()
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await sheet.getByRole('heading', { name: 'Partie' }).waitFor()
  await sheet.locator('blockquote').getByText('Une citation').waitFor()
  expect(await title.inputValue()).toBe('Rechargé')
})

const LAST =
  '<p>Avant</p><figure><img src="/favicon.svg" alt="Vue" /><figcaption>Le port</figcaption></figure>'

check('MANAGE-69 goes on after a figure at the end, and changes nothing by that', async ({ open, admin }) => {
  const ways: Record<string, (page: Page, sheet: Locator) => Promise<void>> = {
    async click(page, sheet) {
      // Clear of the bar that stays in view below.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const box = await sheet.boundingBox()
      await sheet.click({ position: { x: 60, y: (box?.height ?? 0) - 12 } })
    },
    async arrow(page) {
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowDown')
    },
    enter: (page) => page.keyboard.press('Enter')
  }
  for (const [way, go] of Object.entries(ways)) {
    const { page } = await open(admin('/admin/edit/501'), (page) =>
      stubList(page, [buildArticle({ content: LAST })])
    )
    const { sheet, content } = fields(page)
    const written = async () => (await content.inputValue()).replace(/>\n\s*</g, '><')
    const enterCaption = async () => {
      // The picture pushes the words down as it comes.
      const picture = sheet.locator('img[alt="Vue"]')
      await until('the picture', () => picture.evaluate((image: HTMLImageElement) => image.naturalHeight > 0))
      await putCaret(sheet.getByText('Le port'))
      await until('the caret in the words', () =>
        page.evaluate(() => getSelection()?.anchorNode?.textContent === 'Le port')
      )
    }
    await enterCaption()
    await go(page, sheet)
    await inHtml(page)
    expect(await written(), way).toBe(LAST)
    await page.getByText('En ligne, sans modification.').first().waitFor()
    await page.getByRole('button', { name: 'Visuel' }).click()
    await enterCaption()
    await go(page, sheet)
    await page.keyboard.type('Dessous')
    await inHtml(page)
    expect(await written(), way).toBe(`${LAST}<p>Dessous</p>`)
  }
})

check('MANAGE-70 links what is typed as an address, and Undo takes the link alone back', async (fixture) => {
  const { page } = await fixture.open(fixture.admin('/admin/create'))
  const { sheet, content } = fields(page)
  await sheet.click()
  await page.keyboard.type('Voir https://exemple.fr/a ')
  await sheet.getByRole('link', { name: 'https://exemple.fr/a' }).waitFor()
  await page.keyboard.press('Control+z')
  await sheet.getByRole('link').waitFor({ state: 'detached' })
  await page.keyboard.type('et [la page](https://exemple.fr/b) ou www.exemple.fr')
  await page.keyboard.press('Enter')
  await sheet.getByRole('link', { name: 'www.exemple.fr' }).waitFor()
  await page.keyboard.press('Control+z')
  await sheet.getByRole('link', { name: 'www.exemple.fr' }).waitFor({ state: 'detached' })
  await page.keyboard.type('Fin.')
  await inHtml(page)
  expect((await content.inputValue()).replace(/>\n\s*</g, '><')).toBe(
    '<p>Voir https://exemple.fr/a et <a href="https://exemple.fr/b">la page</a> ou www.exemple.fr</p><p>Fin.</p>'
  )
})

check(
  'EDITOR-3 a link is made to an article of ours by its words, with the keyboard alone',
  async ({ open, url, code, admin }) => {
    const { id } = await createArticle(url, code, 'Nommer une grue japonaise')
    await draftsApi(url, code).send('POST', '/api/blog', {
      title: 'Autre titre',
      content: '<p>Une grue japonaise dans le texte.</p>'
    })
    const { page } = await open(admin('/admin/create'))
    const { sheet } = fields(page)
    const dialog = page.getByRole('dialog', { name: 'Lien' })
    const options = dialog.getByRole('option')
    await sheet.click()
    await page.keyboard.press('Control+k')
    await options.first().waitFor()
    await settle(page)
    const before = await dialog.boundingBox()
    // However long a title is, its date stands beside it.
    const room = (list: Element) => list.clientWidth - list.scrollWidth
    expect(await dialog.getByRole('listbox').evaluate(room)).toBe(0)
    await page.keyboard.type('grue japonaise')
    await until('the two articles', async () => (await options.count()) === 2)
    await until('the first', async () => (await options.first().getAttribute('aria-selected')) === 'true')
    expect(await options.first().innerText()).toMatch(/^Nommer une grue japonaise\s+\d+(er)? \S+ \d{4}$/)
    expect(await findViolations(page)).toEqual([])
    expect(await dialog.boundingBox()).toEqual(before)
    await page.keyboard.press('ArrowDown')
    await until('the second', async () => (await options.nth(1).getAttribute('aria-selected')) === 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await until('the focus in the sheet', () => sheet.evaluate((one) => one === document.activeElement))
    const link = sheet.getByRole('link', { name: 'Nommer une grue japonaise' })
    expect(await link.getAttribute('href')).toBe(`/article/${id}`)
    await page.keyboard.type(' et ')
    await page.keyboard.press('Control+k')
    await dialog.waitFor()
    await page.keyboard.type('aucunarticlenedit cela')
    await dialog.getByText('Aucun de nos articles en ligne ne contient ces mots.').waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText('Choisissez un article, ou indiquez une adresse.').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('www.cnil.fr')
    await until('no option', async () => (await options.count()) === 0)
    await page.keyboard.press('Enter')
    await sheet.getByRole('link', { name: 'https://www.cnil.fr' }).waitFor()
  }
)

check('EDITOR-18 says once what is wrong with an address, and what to write', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const dialog = page.getByRole('dialog', { name: 'Lien' })
  await fields(page).sheet.click()
  await page.keyboard.press('Control+k')
  await dialog.waitFor()
  await page.keyboard.type('htp:/n importe quoi')
  await page.keyboard.press('Enter')
  await dialog.getByText('Écrivez une adresse complète, comme https://exemple.fr/page').waitFor()
  expect(await dialog.getByText('Cette adresse').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

check('EDITOR-3 Enter before the articles have come waits for them', async ({ open, url, code, admin }) => {
  const { id } = await createArticle(url, code, 'Peigner une girafe pressée')
  const { page } = await open(admin('/admin/create'))
  const { sheet } = fields(page)
  const dialog = page.getByRole('dialog', { name: 'Lien' })
  const first = dialog.getByRole('option').first()
  const slow = withResolvers()
  await page.route(/search=girafe/, async (route) => {
    await slow.promise
    await route.continue()
  })
  await sheet.click()
  await page.keyboard.press('Control+k')
  await first.waitFor()
  await page.keyboard.type('girafe pressée')
  await page.keyboard.press('Enter')
  expect(await dialog.getByLabel('Adresse du lien').getAttribute('aria-invalid')).not.toBe('true')
  slow.resolve()
  await until('the first', async () => (await first.getAttribute('aria-selected')) === 'true')
  await page.keyboard.press('Enter')
  const link = sheet.getByRole('link', { name: 'Peigner une girafe pressée' })
  expect(await link.getAttribute('href')).toBe(`/article/${id}`)
})
