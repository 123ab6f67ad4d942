import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { isFocused } from '../../harness/page-state.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { bytesOf, carryPhoto, fileOf } from './photos.ts'
import { fields, inHtml, toast } from './screens.ts'

const check = prepareBlogSite()

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]

/** Drops a photo on the field. Returns its bytes. */
async function dropPhoto(page: Page, width: number, height: number): Promise<number> {
  const dataTransfer = await carryPhoto(page, { width, height })
  await page.getByRole('group', { name: 'Image de l’article' }).dispatchEvent('drop', { dataTransfer })
  return bytesOf(dataTransfer)
}

check(
  'PICTURE-10 PICTURE-6 EDITOR-29 a photo is dropped, described and published, and a phone loads 60 KB of it',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const form = fields(page)
    await form.title.fill('Un article avec photo')
    await inHtml(page)
    await form.content.fill('<p>Le texte de l’article.</p>')
    expect(await dropPhoto(page, 4000, 3000)).toBeGreaterThan(8_000_000)
    const description = page.getByLabel('Description de l’image')
    await until('the focus on the description', () => isFocused(description))
    const send = page.getByRole('button', { name: 'Ajouter l’image' })
    await send.click()
    await page.getByText('Décrivez l’image.').waitFor()
    // Typed as on a keyboard, it is set in French (EDITOR-24).
    await description.pressSequentially("Un hall d'hôtel, de nuit")
    expect(await description.inputValue()).toBe('Un hall d’hôtel, de nuit')
    const point = page.getByRole('button', { name: 'Point à garder visible' })
    await point.click({ position: { x: 5, y: 5 } })
    await point.press('ArrowDown')
    expect(await findViolations(page)).toEqual([])
    await send.click()
    await page.getByText('Image ajoutée.').waitFor({ timeout: 120_000 })
    expect(await form.title.inputValue()).toBe('Un article avec photo')
    expect(await form.image.inputValue()).toMatch(/^\/pictures\/[0-9a-f]{32}-1200\.webp$/)
    await form.publish.click()
    await toast(page, 'Article créé avec succès')
    await page.getByText('Image ajoutée.').waitFor({ state: 'detached' })

    const loaded: { url: string; type: string; bytes: number }[] = []
    const reader = await open(
      '/blog',
      async (visited) => {
        visited.on('response', async (response) => {
          if (!response.url().includes('/pictures/')) return
          // A page that is left takes with it what it had loaded.
          const body = await response.body().catch(() => null)
          const type = response.headers()['content-type'] ?? ''
          if (body) loaded.push({ url: response.url(), type, bytes: body.length })
        })
      },
      MOBILE
    )
    const card = reader.page.locator('main article').filter({ hasText: 'Un article avec photo' })
    const current = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.currentSrc
    await card.scrollIntoViewIfNeeded()
    await until('the card’s picture', async () =>
      /-800\.avif$/.test(String(await card.locator('img').evaluate(current)))
    )
    await card.getByRole('link').click()
    const image = reader.page.getByRole('img', { name: 'Un hall d’hôtel, de nuit' })
    await until('the article’s picture', async () =>
      /-800\.avif$/.test(String(await image.evaluate(current)))
    )
    expect(await image.getAttribute('width')).toBe('1600')
    expect(await image.getAttribute('height')).toBe('1200')
    expect(await image.getAttribute('data-x')).toBe('0')
    await until('the answer with the picture', () => loaded.length > 0)
    expect(loaded.every(({ type }) => type === 'image/avif')).toBe(true)
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60_000)
    expect(reader.complaints).toEqual([])
  }
)

check('PICTURE-10 says what is wrong beside the field, and loses nothing', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const form = fields(page)
  await form.title.fill('Un titre')
  const input = page.getByRole('group', { name: 'Image de l’article' }).locator('input[type=file]')
  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await page.getByRole('alert').filter({ hasText: 'n’est pas une image JPEG, PNG' }).waitFor()
  // Its beginning is that of a PNG, and the server finds out that there is no more of it.
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG_HEAD) })
  await page.getByLabel('Description de l’image').fill('Un hall')
  await page.getByRole('button', { name: 'Ajouter l’image' }).click()
  await page.getByRole('alert').filter({ hasText: 'incomplète ou abîmée' }).waitFor()
  expect(await page.getByLabel('Description de l’image').inputValue()).toBe('Un hall')
  expect(await form.title.inputValue()).toBe('Un titre')
})

check(
  'MANAGE-82 a picture that did not arrive in the text holds the publication up',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const form = fields(page)
    await form.title.fill('Un article dont une image manque')
    await form.sheet.click()
    await page.keyboard.type('Le texte de l’article.')
    await form.sheet.evaluate((sheet) => {
      const data = new DataTransfer()
      data.items.add(new File(['Ceci est un texte.'], 'texte.png', { type: 'image/png' }))
      sheet.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      )
    })
    const place = page.getByRole('group', { name: 'texte.png' })
    await place.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await form.publish.click()
    await page.getByRole('alert').filter({ hasText: 'Une image du texte n’est pas arrivée' }).waitFor()
    const cancel = place.getByRole('button', { name: 'Annuler' })
    await until('the focus on the way out', () => cancel.evaluate((box) => box === document.activeElement))
    await cancel.press('Enter')
    await form.publish.click()
    await toast(page, 'Article créé avec succès')
  }
)

check(
  'MANAGE-72 MANAGE-73 a picture that is chosen and not added holds the publication up; one that is added is taken out by a press',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const form = fields(page)
    await form.title.fill('Un article dont l’image attend')
    await inHtml(page)
    await form.content.fill('<p>Le texte de l’article.</p>')
    await dropPhoto(page, 320, 240)
    const alt = page.getByLabel('Description de l’image')
    await alt.waitFor()
    const held = page.getByRole('alert').filter({ hasText: 'n’est pas encore dans l’article' })
    for (const press of [form.publish, page.getByRole('button', { name: 'Planifier…' })]) {
      await press.click()
      await held.waitFor()
      await until('the focus on the description', () => alt.evaluate((box) => box === document.activeElement))
      await form.title.focus()
    }
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await alt.fill('Un hall d’hôtel')
    await page.getByRole('button', { name: 'Ajouter l’image' }).click()
    await page.getByText('Image ajoutée.').waitFor({ timeout: 120_000 })
    await held.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Retirer l’image' }).click()
    expect(await form.image.inputValue()).toBe('')
    expect(await form.image.evaluate((box) => box === document.activeElement)).toBe(true)
    await form.publish.click()
    await toast(page, 'Article créé avec succès')
  }
)

check(
  'PICTURE-15 the picture of the article is described anew, by the keyboard alone',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    await dropPhoto(page, 320, 240)
    await page.getByLabel('Description de l’image').fill('Un hall')
    await page.getByRole('button', { name: 'Ajouter l’image' }).click()
    await page.getByText('Image ajoutée.').waitFor({ timeout: 120_000 })
    const again = page.getByRole('button', { name: 'Description de l’image' })
    await again.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Description de l’image' })
    const alt = dialog.getByRole('textbox', { name: 'Description de l’image' })
    await until('the focus', () => alt.evaluate((box) => box === document.activeElement))
    expect(await alt.inputValue()).toBe('Un hall')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await dialog.getByText('Décrivez l’image.').waitFor()
    await page.keyboard.type("Un hall d'hôtel, de nuit")
    await dialog.getByRole('button', { name: 'Point à garder visible' }).press('ArrowLeft')
    await alt.press('Enter')
    await toast(page, 'Description enregistrée')
    await dialog.waitFor({ state: 'hidden' })
    await until('the focus', () => again.evaluate((box) => box === document.activeElement))
    await page.keyboard.press('Enter')
    await until('the description', async () => (await alt.inputValue()) === 'Un hall d’hôtel, de nuit')
    await dialog.getByRole('button', { name: /: 45.% depuis la gauche, 50.%/ }).waitFor()
  }
)

check(
  'PICTURE-16 EDITOR-29 a picture of an article that is sent again keeps what that says of it, and says so',
  async ({ open, url, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const form = fields(page)
    const standing = page.getByText(/^Image ajoutée\..*Cette image est déjà celle d’un article/)
    const file = await fileOf(await carryPhoto(page, { width: 330, height: 240 }))
    const input = page.getByRole('group', { name: 'Image de l’article' }).locator('input[type=file]')
    const add = async (alt: string) => {
      await input.setInputFiles(file)
      await page.getByLabel('Description de l’image').fill(alt)
      await page.getByRole('button', { name: 'Ajouter l’image' }).click()
      await page.getByText('Image ajoutée.').waitFor({ timeout: 120_000 })
    }
    await form.title.fill('L’eau du bassin')
    await inHtml(page)
    await form.content.fill('<p>Le texte de l’article.</p>')
    await add('L’eau est chaude')
    expect(await standing.count()).toBe(0)
    await form.publish.click()
    await toast(page, 'Article créé avec succès')
    const address = (await page.getByRole('link', { name: 'Voir l’article' }).getAttribute('href')) ?? ''

    await page.goto(url + admin('/admin/create'))
    await form.title.fill('Un autre article')
    await add('Le hall')
    await standing.filter({ hasText: 'L’eau est chaude' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    const reader = await open(address)
    await reader.page.getByRole('img', { name: 'L’eau est chaude' }).first().waitFor()
    // Opened by its address, an article moves the focus nowhere.
    await page.goto(`${url}${admin(`/admin/edit/${address.split('/').at(-1)}`)}`)
    await page.getByRole('img', { name: 'Aperçu' }).first().waitFor()
    expect(await isFocused(page.getByRole('button', { name: /^Choisir une/ }))).toBe(false)
  }
)
