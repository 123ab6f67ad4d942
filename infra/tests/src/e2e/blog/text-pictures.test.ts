import { articleSchema } from '@site/contracts/articles/article'
import { withResolvers } from '@site/service/process/with-resolvers'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { observeShifts, readShift } from '../../harness/layout-shift.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'
import { carryPhoto, fileOf } from './photos.ts'
import { fields, sideways, toast, WIDTHS } from './screens.ts'

const check = prepareBlogSite()

const ADD = '**/api/pictures?*'
const SERVED = { timeout: 120_000 }
const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Image' })
  return {
    dialog,
    alt: dialog.getByLabel('Description de l’image'),
    caption: dialog.getByLabel('Légende'),
    decorative: dialog.getByRole('checkbox', { name: 'Purement décorative' }),
    apply: dialog.getByRole('button', { name: 'Placer l’image' })
  }
}
const onItsWay = (page: Page) => page.getByRole('group', { name: /^Image «/ })
/** What the sheet holds, block by block: its words, and the descriptions of its pictures. */
const blocksOf = (sheet: Locator): Promise<string[]> =>
  sheet.evaluate((box) =>
    [...box.children].flatMap((block) => {
      const image = block.querySelector('img:not(.ProseMirror-separator)')
      const caption = block.querySelector('figcaption')?.textContent
      const said = image
        ? `[${image.getAttribute('alt')}${caption ? ` – ${caption}` : ''}]`
        : (block.textContent ?? '')
      return said === '' ? [] : [said]
    })
  )

/** Does the block with the caret stand in the window, above the bar at its foot? */
const isCaretInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const node = document.getSelection()?.anchorNode
    const block = node instanceof Element ? node : node?.parentElement
    const bar = document.querySelector('[data-foot]')
    if (!block || !bar) return false
    const { top, bottom } = block.getBoundingClientRect()
    return top > 0 && bottom <= bar.getBoundingClientRect().top
  })

check(
  'MANAGE-61 MANAGE-63 EDITOR-29 photos are chosen, described and published in the text, and a phone loads little of them',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { title, sheet, publish } = fields(page)
    const large = await fileOf(await carryPhoto(page, { width: 5200, height: 3900, name: 'hall.jpg' }))
    expect(large.buffer.length).toBeGreaterThan(12_000_000)
    const small = await fileOf(await carryPhoto(page, { width: 640, height: 480, name: 'frise.jpg' }))
    await title.fill('Des photos dans le texte')
    await sheet.click()
    await page.keyboard.type('Avant')
    await page.getByRole('button', { name: 'Image', exact: true }).click()
    const { dialog, alt, caption, decorative, apply } = dialogOf(page)
    expect(await findViolations(page)).toEqual([])
    page.on('filechooser', (chooser) => void chooser.setFiles([large, small]))
    await dialog.getByRole('button', { name: 'Choisir des images' }).click()
    await dialog.getByText('hall.jpg').waitFor()
    await apply.click()
    await dialog.getByText('Décrivez l’image, ou cochez').waitFor()
    await alt.fill('Un hall d’hôtel, de nuit')
    await caption.fill('Le hall')
    expect(await findViolations(page)).toEqual([])
    await apply.click()
    await dialog.getByText('frise.jpg').waitFor()
    expect(await alt.inputValue()).toBe('')
    await decorative.check()
    await apply.click()
    await dialog.waitFor({ state: 'hidden' })
    await onItsWay(page).first().waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.type('Après')
    await sheet.locator('figure').nth(1).waitFor(SERVED)
    await until('the caret in sight', () => isCaretInSight(page))
    expect(await blocksOf(sheet)).toEqual(['Avant', '[Un hall d’hôtel, de nuit – Le hall]', '[]', 'Après'])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // The tools are put in line again once the width is known.
      await until(`nothing sideways at ${width} px`, async () => (await sideways(page)) === 0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await publish.click()
    await toast(page, 'Article créé avec succès')
    const address = await page.getByRole('link', { name: 'Voir l’article' }).getAttribute('href')

    const loaded: { url: string; bytes: number }[] = []
    const reader = await open(
      address ?? '',
      async (visited) => {
        visited.on('response', async (response) => {
          if (!response.url().includes('/pictures/')) return
          const body = await response.body().catch(() => null) // the page was closed
          if (body) loaded.push({ url: response.url(), bytes: body.length })
        })
        await observeShifts(visited)
      },
      MOBILE
    )
    const hall = reader.page.getByRole('img', { name: 'Un hall d’hôtel, de nuit' })
    await hall.scrollIntoViewIfNeeded()
    await until('the picture', () =>
      hall.evaluate((image: HTMLImageElement) => image.complete && /-800\.webp$/.test(image.currentSrc))
    )
    expect([await hall.getAttribute('width'), await hall.getAttribute('height')]).toEqual(['1600', '1200'])
    await until('its bytes', () => loaded.some(({ url }) => url.endsWith('-800.webp')))
    for (const { url, bytes } of loaded) expect(bytes, url).toBeLessThanOrEqual(60_000)
    expect(await readShift(reader.page)).toBe(0)
    expect(await findViolations(reader.page)).toEqual([])
    expect(reader.complaints).toEqual([])
  }
)

check(
  'MANAGE-61 photos that are dropped stand where they are dropped, in their order',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { sheet } = fields(page)
    await sheet.click()
    for (const line of ['Un', 'Deux', 'Trois']) {
      await page.keyboard.type(line)
      await page.keyboard.press('Enter')
    }
    const { dialog, alt, apply } = dialogOf(page)
    const drop = async (name: string, onto: string) => {
      const dataTransfer = await carryPhoto(page, { width: 320, height: 240, name: `${name}.jpg` })
      const box = await sheet.getByText(onto, { exact: true }).boundingBox()
      const at = { clientX: (box?.x ?? 0) + 2, clientY: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
      await sheet.dispatchEvent('drop', { dataTransfer, ...at })
      await dialog.getByText(`${name}.jpg`).waitFor()
      await alt.fill(name)
      await apply.click()
      // What comes pushes down the line that the next one is dropped on.
      await sheet.getByRole('img', { name }).waitFor(SERVED)
    }
    await drop('premier', 'Deux')
    await drop('second', 'Deux')
    expect(await blocksOf(sheet)).toEqual(['Un', '[premier]', '[second]', 'Deux', 'Trois'])
  }
)

check(
  'MANAGE-62 a picture that is refused says why at its place, is sent again, and Undo takes it back',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { sheet } = fields(page)
    let asked = 0
    await page.route(ADD, (route) => {
      asked += 1
      if (asked > 1) return route.fallback()
      return route.fulfill({ status: 422, json: { message: 'Cette image est trop petite.' } })
    })
    await sheet.click()
    await page.keyboard.type('Avant')
    const photo = await carryPhoto(page, { width: 320, height: 240 })
    const box = await sheet.getByText('Avant').boundingBox()
    const at = { clientX: (box?.x ?? 0) + (box?.width ?? 0) - 2, clientY: (box?.y ?? 0) + 8 }
    await sheet.dispatchEvent('drop', { dataTransfer: photo, ...at })
    const { alt, apply } = dialogOf(page)
    await alt.fill('Un hall')
    await apply.click()
    const place = onItsWay(page)
    await place.getByRole('alert').getByText('Cette image est trop petite.').waitFor()
    await sheet.getByText('Avant').click()
    await page.keyboard.type(' et après')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Portail d’administration' }).click()
    const leaving = page.getByRole('dialog', { name: 'Quitter sans cette image' })
    await leaving.getByRole('button', { name: 'Rester' }).click()
    await leaving.waitFor({ state: 'hidden' })
    await place.getByRole('button', { name: 'Réessayer' }).click()
    await sheet.locator('figure').waitFor(SERVED)
    await place.waitFor({ state: 'detached' })
    await sheet.getByText('Avant').click()
    await page.keyboard.press('Control+z')
    await sheet.locator('figure').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+z')
    await sheet.locator('figure').waitFor()

    await sheet.dispatchEvent('drop', {
      dataTransfer: await page.evaluateHandle(() => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['%PDF-'], 'notes.pdf', { type: 'application/pdf' }))
        return transfer
      }),
      ...at
    })
    await place.getByRole('alert').getByText('n’est pas une image').waitFor()
    expect(await place.getByRole('button').allInnerTexts()).toEqual(['Annuler'])
    await place.getByRole('button', { name: 'Annuler' }).click()
    await place.waitFor({ state: 'detached' })
  }
)

check(
  'MANAGE-61 MANAGE-31 a picture is chosen, given up and placed with the keyboard alone',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { sheet } = fields(page)
    const { dialog, alt } = dialogOf(page)
    const file = await fileOf(await carryPhoto(page, { width: 320, height: 240, name: 'hall.jpg' }))
    const hasFocus = (what: Locator) =>
      until('the focus', () => what.evaluate((one) => one === document.activeElement))
    const choose = async () => {
      await page.keyboard.type('/image')
      await page.getByRole('option', { name: 'Image' }).waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      const button = dialog.getByRole('button', { name: 'Choisir des images' })
      await hasFocus(button)
      await page.keyboard.press('Enter')
      await hasFocus(alt)
      await page.keyboard.type('Un hall')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await hasFocus(sheet)
    }
    await sheet.focus()
    await page.keyboard.type('Avant')
    await page.keyboard.press('Enter')
    page.on('filechooser', (chooser) => void chooser.setFiles(file))
    // Given up before the route has it, the first picture would leave the route to the second.
    const held = withResolvers()
    await page.route(ADD, () => held.resolve(), { times: 1 })
    await choose()
    await held.promise
    await onItsWay(page).getByText('Envoi').or(onItsWay(page).getByText('Préparation')).waitFor()
    await page.keyboard.press('Tab')
    await hasFocus(onItsWay(page).getByRole('button', { name: 'Annuler' }))
    await page.keyboard.press('Enter')
    await onItsWay(page).waitFor({ state: 'detached' })
    await hasFocus(sheet)
    expect(await blocksOf(sheet)).toEqual(['Avant'])
    await choose()
    await page.keyboard.type('Après')
    await sheet.locator('figure').waitFor(SERVED)
    expect(await blocksOf(sheet)).toEqual(['Avant', '[Un hall]', 'Après'])
  }
)

check(
  'EDITOR-20 EDITOR-21 a picture in the text goes whole, by a key or its dialog, and nothing beside it becomes its caption',
  async ({ open, url, code, admin }) => {
    const { send } = draftsApi(url, code)
    const figure = (alt: string) =>
      `<figure><img src="/favicon.svg" alt="${alt}" width="200" height="200" /><figcaption>Vue ${alt}</figcaption></figure>`
    const article = await send('POST', '/api/blog', {
      title: 'Des images à retirer',
      content: `<p>Avant</p>${figure('une')}${figure('deux')}<h2>Titre de fin</h2><p>Fin</p>`
    })
    const { id } = articleSchema.parse(article)
    const { page, complaints } = await open(admin(`/admin/edit/${id}`))
    const { sheet } = fields(page)
    const all = ['Avant', '[une – Vue une]', '[deux – Vue deux]', 'Titre de fin', 'Fin']
    const without = (gone: string) => all.filter((block) => !block.includes(gone))
    const isThere = (blocks: string[]) =>
      until(blocks.join(), async () => (await blocksOf(sheet)).join() === blocks.join())
    // Not the same one twice: two presses at one place open its dialog.
    for (const [key, name] of [
      ['Delete', 'une'],
      ['Backspace', 'deux']
    ] as const) {
      await sheet.getByRole('img', { name }).click()
      await sheet.getByRole('button', { name: 'Description de l’image' }).waitFor()
      await page.keyboard.press(key)
      await isThere(without(name))
      await page.keyboard.press('Control+z')
      await isThere(all)
    }
    // As fast as keys can follow a click: the editor must not take the caret for where it was.
    await sheet.getByText('Titre de fin').click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    await sheet.getByRole('button', { name: 'Description de l’image' }).waitFor()
    await isThere(all)
    await page.keyboard.press('Backspace')
    await isThere(without('deux'))
    await page.keyboard.press('Control+z')
    await isThere(all)

    await sheet.getByRole('img', { name: 'deux' }).click()
    await sheet.getByRole('button', { name: 'Description de l’image' }).click()
    const { dialog } = dialogOf(page)
    await dialog.waitFor()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Retirer l’image' }).click()
    await isThere(without('deux'))
    await until('the focus', () => sheet.evaluate((one) => one === document.activeElement))
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Article mis à jour')
    const reader = await open(`/article/${id}`)
    expect(await reader.page.locator('figure').count()).toBe(1)
    expect(await reader.page.getByText('Vue deux').count()).toBe(0)
    expect(complaints).toEqual([])
  }
)

check(
  'PICTURE-15 a picture in the text is described anew, by two presses and by the keyboard alone',
  async ({ open, url, code, admin }) => {
    const { send } = draftsApi(url, code)
    const article = await send('POST', '/api/blog', {
      title: 'Une image à décrire',
      content:
        '<p>Avant</p><figure><img src="/favicon.svg" alt="Une fenêtre" width="200" height="200" /><figcaption>Vue</figcaption></figure><p>Une <img src="/favicon.svg" alt="" /> dans la ligne</p>'
    })
    const { id } = articleSchema.parse(article)
    const { page } = await open(admin(`/admin/edit/${id}`))
    const { sheet } = fields(page)
    const { dialog, alt, caption, decorative } = dialogOf(page)
    const apply = dialog.getByRole('button', { name: 'Appliquer' })
    const describe = sheet.getByRole('button', { name: 'Description de l’image' })
    await sheet.locator('figure img').dblclick()
    await dialog.waitFor()
    expect([await alt.inputValue(), await caption.inputValue()]).toEqual(['Une fenêtre', 'Vue'])
    expect(await findViolations(page)).toEqual([])
    await alt.fill('Une fenêtre ouverte')
    await apply.click()
    await sheet.getByRole('img', { name: 'Une fenêtre ouverte' }).waitFor()
    await describe.waitFor()
    expect(await findViolations(page)).toEqual([])

    await sheet.getByText('Avant').click()
    await describe.waitFor({ state: 'detached' })
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await describe.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await until('the focus', () => alt.evaluate((one) => one === document.activeElement))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Une fenêtre de nuit')
    await page.keyboard.press('Enter')
    await sheet.getByRole('img', { name: 'Une fenêtre de nuit' }).waitFor()
    await until('the focus', () => sheet.evaluate((one) => one === document.activeElement))

    await sheet.locator('p img').click()
    await describe.click()
    expect(await caption.count()).toBe(0)
    await decorative.uncheck()
    await alt.fill('Un signe')
    await apply.click()
    await until('the text', async () => {
      const sent = await sheet.locator('p img').getAttribute('alt')
      return sent === 'Un signe'
    })
  }
)
