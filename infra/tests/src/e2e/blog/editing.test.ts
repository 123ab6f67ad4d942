import { articleSchema } from '@site/contracts/articles/article'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { tap } from '../../harness/gestures.ts'
import { isFocused } from '../../harness/page-state.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'
import { carryPhoto, fileOf } from './photos.ts'
import { fields, inHtml, putCaret, sideways } from './screens.ts'
import { buildArticle, stubList } from './stubs.ts'

const check = prepareBlogSite()

const toolbarOf = (page: Page) => page.getByRole('toolbar', { name: 'Mise en forme' })
const tableBarOf = (page: Page) => page.getByRole('toolbar', { name: 'Tableau', exact: true })
/** The article as it would be saved, without the line ends that set one block a line. */
async function readHtml(page: Page): Promise<string> {
  await inHtml(page)
  const html = await fields(page).content.inputValue()
  await page.getByRole('button', { name: 'Visuel' }).click()
  await fields(page).sheet.waitFor()
  return html.replace(/>\n\s*</g, '><')
}
const TABLE = '<table><tbody><tr><td>un</td><td>deux</td></tr></tbody></table>'
const openWith = (content: string) => (page: Page) => stubList(page, [buildArticle({ content })])

check('EDITOR-6 begins an article in its title, from rail, palette and keys', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/manage'))
  const { title } = fields(page)
  const begun = async (way: string) => {
    await title.waitFor()
    await until(`the title, by ${way}`, () => isFocused(title))
  }
  const back = async () => {
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Articles' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Gérer les articles' }).waitFor()
    await until('the focus on the content', () => isFocused(page.locator('main')))
  }
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Rédiger' })
    .click()
  await begun('the rail')
  await page.keyboard.type('Écrit aussitôt')
  expect(await title.inputValue()).toBe('Écrit aussitôt')
  await title.fill('')
  await back()
  await Promise.all(['g', 'r'].map((key) => page.keyboard.press(key)))
  await begun('the keys')
  await back()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Une page, une action, un lead ou un article' }).fill('Rédiger')
  await page.getByRole('option', { name: 'Rédiger' }).first().waitFor()
  await page.keyboard.press('Enter')
  await begun('the palette')
})

/** Is all of it within its line's window? */
const isInSight = (tool: Locator) =>
  tool.evaluate((button) => {
    const box = button.getBoundingClientRect()
    const line = button.closest('[role="toolbar"]')?.getBoundingClientRect()
    return line !== undefined && box.left >= line.left - 0.5 && box.right <= line.right + 0.5
  })

check(
  'EDITOR-7 has what is used most in sight on a phone, and the rest a swipe away',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'), undefined, MOBILE)
    const { sheet } = fields(page)
    const line = toolbarOf(page)
    await tap(page, sheet)
    await page.keyboard.type('Un texte')
    for (const name of ['Gras', 'Section', 'Liste à puces', 'Lien', 'Image', 'Tableau']) {
      const tool = line.getByRole('button', { name: new RegExp(`^${name}`) }).first()
      expect(await isInSight(tool), name).toBe(true)
      const box = await tool.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
    }
    expect(await line.getAttribute('data-more')).toBe('end')
    const last = line.getByRole('button').last()
    expect(await isInSight(last)).toBe(false)
    await line.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
    await until('the last tool', () => isInSight(last))
    await until('the other end', async () => (await line.getAttribute('data-more')) === 'start')
    expect(await sideways(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await line.getByRole('button', { name: 'Citation' }).tap()
    await sheet.locator('blockquote').getByText('Un texte').waitFor()
    await line.getByRole('button', { name: 'Tableau' }).tap()
    const add = tableBarOf(page).getByRole('button', { name: 'Ajouter une ligne', exact: true })
    await add.tap()
    await until('a row more', async () => (await sheet.locator('tr').count()) === 4)
    const box = await add.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await tap(page, sheet.locator('th').first())
    await until('the caret in the table', () => sheet.evaluate((box) => box === document.activeElement))
    for (const keys of ['Jour', 'Heure', 'Salle']) {
      await page.keyboard.type(keys)
      await sheet.locator('th').getByText(keys, { exact: true }).waitFor()
      await page.keyboard.press('Tab')
    }
    expect(await findViolations(page)).toEqual([])
  }
)

check('EDITOR-8 changes a table by the keyboard alone, and leaves it', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/edit/501'), openWith(`<p>Avant</p>${TABLE}<h2>Suite</h2>`))
  const { sheet } = fields(page)
  const bar = tableBarOf(page)
  await putCaret(sheet.getByText('deux'))
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.type('trois')
  await page.keyboard.press('Alt+F10')
  const add = bar.getByRole('button', { name: 'Ajouter une ligne', exact: true })
  await until('the bar', () => isFocused(add))
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await isFocused(add)).toBe(true)
  for (let moves = 0; moves < 3; moves += 1) await page.keyboard.press('ArrowRight')
  const column = bar.getByRole('button', { name: 'Ajouter une colonne', exact: true })
  await until('the column', () => isFocused(column))
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Ligne d’en-tête' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  await until('the toolbar', () => isFocused(toolbarOf(page).getByRole('button').first()))
  await page.keyboard.press('Escape')
  await until('the sheet', () => isFocused(sheet))
  expect(await readHtml(page)).toBe(
    '<p>Avant</p><table><thead><tr><th scope="col">un</th><th scope="col"></th><th scope="col">deux</th></tr></thead>' +
      `<tbody><tr><td>trois</td><td></td><td></td></tr>${'<tr><td></td><td></td><td></td></tr>'.repeat(2)}</tbody></table><h2>Suite</h2>`
  )
  for (const key of ['Escape', 'ArrowDown']) {
    await putCaret(sheet.locator('tr').last().locator('td').last())
    await page.keyboard.press(key)
    await bar.waitFor({ state: 'detached' })
    await page.keyboard.type(key.slice(0, 1))
  }
  // The arrow comes to the letter that is beneath the cell.
  const letters = (text: string) => [...text].toSorted().join('')
  const heading = sheet.getByRole('heading', { level: 2 })
  await until(
    'both letters in the line below',
    async () => letters((await heading.textContent()) ?? '') === letters('EASuite')
  )
})

check('EDITOR-9 has a bar at selected words, and the keys as ever', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const { sheet } = fields(page)
  const bar = page.getByRole('toolbar', { name: 'Mots sélectionnés' })
  await sheet.click()
  await page.keyboard.type('Un hôtel calme')
  expect(await bar.count()).toBe(0)
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await bar.waitFor()
  const [box, words] = [await bar.boundingBox(), await sheet.getByText('Un hôtel calme').boundingBox()]
  const isClear =
    (box?.y ?? 0) + (box?.height ?? 0) <= (words?.y ?? 0) + 2 || (box?.y ?? 0) >= (words?.y ?? 0) + 20
  expect(isClear).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await bar.getByRole('button', { name: 'Gras' }).click()
  await sheet.locator('strong').getByText('calme').waitFor()
  await until('the sheet', () => isFocused(sheet))
  await page.keyboard.press('Control+i')
  await sheet.locator('em').getByText('calme').waitFor()
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  await page.keyboard.press('Alt+F10')
  await until('the tools', () => isFocused(toolbarOf(page).getByRole('button').first()))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await bar.getByRole('button', { name: 'Citation' }).click()
  await sheet.locator('blockquote').waitFor()
  await bar.getByRole('button', { name: 'Lien' }).click()
  await page.getByRole('dialog', { name: 'Lien' }).waitFor()
  expect(await page.getByLabel('Texte du lien').inputValue()).toBe('hôtel calme')
})

check('EDITOR-10 puts all that / proposes, by keyboard, and the server keeps it', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const { sheet } = fields(page)
  const list = page.getByRole('listbox', { name: 'Insérer' })
  await sheet.click()
  await page.keyboard.type('/')
  await list.waitFor()
  expect(await list.getByRole('option').count()).toBeGreaterThanOrEqual(9)
  await page.keyboard.press('ArrowDown')
  const second = list.getByRole('option').nth(1)
  await until('the second', async () => (await second.getAttribute('aria-selected')) === 'true')
  expect(await sheet.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'))
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.keyboard.press('Backspace')
  for (const [asked, element] of [
    ['h2', 'h2'],
    ['sous', 'h3'],
    ['puces', 'ul li'],
    ['num', 'ol li'],
    ['cita', 'blockquote'],
    ['prog', 'pre']
  ] as const) {
    await page.keyboard.type(`/${asked}`)
    await list.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'detached' })
    await sheet.locator(element).waitFor()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await sheet.locator(element).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
  }
  await page.keyboard.type('Avant')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/trait')
  await list.getByRole('option', { name: 'Séparateur' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Après')
  expect(await readHtml(page)).toBe('<p>Avant</p><hr /><p>Après</p>')
})

for (const [size, viewport] of [
  ['laptop', { width: 1366, height: 768 }],
  ['phone', MOBILE.viewport]
] as const)
  check(`EDITOR-10 keeps the list of / between the bars, ${size}`, async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    await page.setViewportSize(viewport)
    const { sheet } = fields(page)
    const list = page.getByRole('listbox', { name: 'Insérer' })
    await sheet.click()
    for (let line = 1; line <= 6; line += 1) {
      await page.keyboard.type('/')
      await list.waitFor()
      const top = (await toolbarOf(page).boundingBox()) ?? { y: 0, height: 0 }
      const foot = (await page.getByRole('region', { name: 'État de l’article' }).boundingBox()) ?? { y: 0 }
      for (const key of ['Home', 'End']) {
        await page.keyboard.press(key)
        const active = list.locator('[aria-selected="true"]')
        const [box, option] = await Promise.all([list.boundingBox(), active.boundingBox()])
        if (!box || !option) throw new Error('no list')
        expect(box.y, `line ${line}, ${key}`).toBeGreaterThanOrEqual(top.y + top.height)
        expect(box.y + box.height, `line ${line}, ${key}`).toBeLessThanOrEqual(foot.y)
        expect(option.y).toBeGreaterThanOrEqual(box.y)
        expect(option.y + option.height).toBeLessThanOrEqual(box.y + box.height)
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('ligne')
      await page.keyboard.press('Enter')
    }
  })

check('EDITOR-11 moves blocks by the keys and by tools, and says so', async ({ open, admin }) => {
  const content = `<p>Un</p>${TABLE}<p>Deux</p>`
  const { page } = await open(admin('/admin/edit/501'), openWith(content))
  const { sheet } = fields(page)
  await putCaret(sheet.getByText('Deux', { exact: true }))
  await page.keyboard.press('Alt+ArrowUp')
  await page
    .getByRole('status')
    .getByText(/^Bloc déplacé\s: 2 sur 3\.$/)
    .waitFor()
  expect(await readHtml(page)).toBe(`<p>Un</p><p>Deux</p>${TABLE}`)
  await putCaret(sheet.getByText('un', { exact: true }))
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  expect(await readHtml(page)).toBe(`${TABLE}<p>Un</p><p>Deux</p>`)
  await putCaret(sheet.getByText('un', { exact: true }))
  await page.setViewportSize(MOBILE.viewport)
  await toolbarOf(page).getByRole('button', { name: 'Descendre le bloc' }).click()
  await page
    .getByRole('status')
    .getByText(/^Bloc déplacé\s: 2 sur 3\.$/)
    .waitFor()
  expect(await readHtml(page)).toBe(`<p>Un</p>${TABLE}<p>Deux</p>`)
  await page.locator('main').focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).getByText('Monter le bloc').waitFor()
  expect(await findViolations(page)).toEqual([])
})

check(
  'EDITOR-12 takes several pictures at once, dropped on the dialog or pasted',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { sheet } = fields(page)
    const dialog = page.getByRole('dialog', { name: 'Image' })
    const alt = dialog.getByLabel('Description de l’image')
    const [first, second] = await Promise.all(
      ['un.jpg', 'deux.jpg'].map(async (name) =>
        fileOf(await carryPhoto(page, { width: 320, height: 240, name }))
      )
    )
    if (!first || !second) throw new Error('no photo')
    const hand = (type: 'drop' | 'paste', files: (typeof first)[]) =>
      page.evaluate(
        ([type, files]) => {
          const transfer = new DataTransfer()
          for (const { name, mimeType, bytes } of files)
            transfer.items.add(
              new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, {
                type: mimeType
              })
            )
          const options = { bubbles: true, cancelable: true }
          document
            .querySelector('dialog[open]')
            ?.dispatchEvent(
              type === 'drop'
                ? new DragEvent('drop', { ...options, dataTransfer: transfer })
                : new ClipboardEvent('paste', { ...options, clipboardData: transfer })
            )
        },
        [
          type,
          files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }))
        ] as const
      )
    const describe = async (file: string, text: string) => {
      await dialog.getByText(file).waitFor()
      await until('the focus', () => isFocused(alt))
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await sheet.click()
    await page.keyboard.type('Avant')
    const tool = toolbarOf(page).getByRole('button', { name: 'Image' })
    await tool.click()
    expect(await alt.count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await hand('drop', [first, second])
    await dialog.getByText(/^un\.jpg, puis 1\sautre image à décrire$/).waitFor()
    await dialog.getByText(/^Obligatoire/).waitFor()
    await describe('un.jpg', 'Le premier')
    await describe('deux.jpg', 'Le second')
    await dialog.waitFor({ state: 'hidden' })
    await sheet.locator('figure').nth(1).waitFor({ timeout: 120_000 })
    expect(
      await sheet
        .locator('figure img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    ).toEqual(['Le premier', 'Le second'])

    await tool.click()
    await dialog.getByRole('button', { name: 'Choisir des images' }).waitFor()
    await hand('paste', [first])
    await describe('un.jpg', 'Encore')
    await sheet.locator('figure').nth(2).waitFor({ timeout: 120_000 })

    await tool.click()
    await dialog.getByRole('button', { name: 'Utiliser plutôt une adresse' }).click()
    const address = dialog.getByLabel('Adresse d’une image déjà en ligne')
    await until('the address', () => isFocused(address))
    await page.keyboard.type('/favicon.svg')
    await page.keyboard.press('Enter')
    await dialog.getByText('Décrivez l’image, ou cochez').waitFor()
    await alt.fill('Par son adresse')
    await page.keyboard.press('Enter')
    await sheet.getByRole('img', { name: 'Par son adresse' }).waitFor()
  }
)

check(
  'EDITOR-24 sets title, description and caption in French as they are typed, and one Undo takes it back',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { title, sheet } = fields(page)
    await title.focus()
    await page.keyboard.type("L'été : où dormir ?")
    expect(await title.inputValue()).toBe('L’été\u00a0: où dormir\u202f?')
    await page.keyboard.press('Control+z')
    expect(await title.inputValue()).toBe('L’été\u00a0: où dormir ?')
    await page.keyboard.press('Home')
    await page.keyboard.type('"Nice" ')
    expect(await title.inputValue()).toBe('«\u00a0Nice\u00a0» L’été\u00a0: où dormir ?')

    await sheet.click()
    await toolbarOf(page).getByRole('button', { name: 'Image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Image' })
    await dialog.getByRole('button', { name: 'Utiliser plutôt une adresse' }).click()
    const address = dialog.getByLabel('Adresse d’une image déjà en ligne')
    await until('the address', () => isFocused(address))
    await page.keyboard.type("/favicon.svg?l'a")
    expect(await address.inputValue()).toBe("/favicon.svg?l'a")
    await dialog.getByLabel('Description de l’image').focus()
    await page.keyboard.type("Un rideau qu'on tire !")
    await dialog.getByLabel('Légende').focus()
    await page.keyboard.type('Ouvert : entrez')
    await page.keyboard.press('Enter')
    await sheet.getByRole('img', { name: 'Un rideau qu’on tire\u202f!' }).waitFor()
    expect(await sheet.locator('figcaption').textContent()).toBe('Ouvert\u00a0: entrez')
  }
)

check(
  'EDITOR-23 has what else is done with an article one press away on a phone, however long its text is',
  async ({ open, url, code, admin }) => {
    const { id } = articleSchema.parse(
      await draftsApi(url, code).send('POST', '/api/blog', {
        title: 'Un long article',
        content: '<p>Un paragraphe de plus, pour que la page soit longue.</p>'.repeat(60)
      })
    )
    const { page } = await open(admin(`/admin/edit/${id}`), undefined, MOBILE)
    const more = page
      .getByRole('region', { name: 'État de l’article' })
      .getByRole('button', { name: 'Cet article' })
    await more.waitFor()
    const box = await more.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await sideways(page)).toBe(0)
    await more.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cet article' })
    await dialog.getByRole('button', { name: 'Retirer du blog' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await until('the focus back', () => isFocused(more))
    await tap(page, more)
    await dialog.getByRole('link', { name: 'Versions publiées' }).click()
    await page.getByRole('heading', { level: 1, name: 'Versions de l’article' }).waitFor()

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goBack()
    await page.getByRole('link', { name: 'Versions publiées' }).waitFor()
    expect(await more.isVisible()).toBe(false)
  }
)
