import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { carryPhoto } from './photos.ts'
import { fields, inHtml, toast } from './screens.ts'

const check = prepareBlogSite()

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=FR><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const wordItem = (text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

/** What programs put on the clipboard, after their manner, and the article it becomes. */
const CLIPBOARDS: { program: string; type: 'text/html' | 'text/plain'; data: string; article: string }[] = [
  {
    program: 'Word',
    type: 'text/html',
    data: word(
      `<h1>Titre<o:p></o:p></h1>${wordItem('un')}${wordItem('deux')}<p class=MsoNormal><b>Gras</b><o:p></o:p></p>`
    ),
    article: '<h2>Titre</h2><ul><li>un</li><li>deux</li></ul><p><strong>Gras</strong></p>'
  },
  {
    program: 'Google Docs',
    type: 'text/html',
    data: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d"><h2 dir="ltr"><span style="font-weight:700">Partie</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Un mot </span><span style="font-weight:400;font-style:italic">penché</span></p></b>',
    article: '<h2>Partie</h2><p>Un mot <em>penché</em></p>'
  },
  {
    program: 'Notion',
    type: 'text/html',
    data: '<meta charset="utf-8"><!-- notionvc: 0a1b --><ol>\n<li>un\n<ul>\n<li>dedans</li>\n</ul>\n</li>\n<li>deux</li>\n</ol>\n',
    article: '<ol><li>un<ul><li>dedans</li></ul></li><li>deux</li></ol>'
  },
  {
    program: 'a page',
    type: 'text/html',
    data: '<div class="post" onclick="x()"><p style="color:red">Voir <a href="https://exemple.fr" target="_blank">ceci</a></p><p><img src="/favicon.svg" alt="Une fenêtre" class="y"></p></div>',
    article:
      '<p>Voir <a href="https://exemple.fr">ceci</a></p><figure><img src="/favicon.svg" alt="Une fenêtre" /></figure>'
  },
  {
    program: 'a plain text',
    type: 'text/plain',
    data: 'Liste des jours\n- lundi\n- mardi\n\nFin',
    article: '<p>Liste des jours</p><ul><li>lundi</li><li>mardi</li></ul><p>Fin</p>'
  },
  {
    program: 'Markdown',
    type: 'text/plain',
    data: 'Lire [la page](https://exemple.fr/a), non `[un](https://exemple.fr)`',
    article: '<p>Lire <a href="https://exemple.fr/a">la page</a>, non `[un](https://exemple.fr)`</p>'
  }
]

/** Puts something on the browser’s own clipboard, as a program that copies does. */
const copy = (page: Page, type: string, data: string) =>
  page.evaluate(
    ([as, text]) => {
      const give = (event: ClipboardEvent) => {
        event.preventDefault()
        event.clipboardData?.setData(as, text)
      }
      document.addEventListener('copy', give, { once: true, capture: true })
      if (!document.execCommand('copy')) throw new Error('The browser did not copy')
    },
    [type, data] as const
  )

// One check alone: there is one clipboard for all pages of the browser.
check(
  'MANAGE-42 what programs copied is pasted as an article + MANAGE-61 a picture of the clipboard comes to its place + EDITOR-26 one that could not come is said',
  async ({ open, admin }) => {
    const { page, context } = await open(admin('/admin/create'))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { sheet, content } = fields(page)
    const visual = page.getByRole('button', { name: 'Visuel' })
    for (const { program, type, data, article } of CLIPBOARDS) {
      await inHtml(page)
      await content.fill('')
      await visual.click()
      await sheet.click()
      await copy(page, type, data)
      await page.keyboard.press('Control+v')
      await inHtml(page)
      expect((await content.inputValue()).replace(/>\n\s*</g, '><'), program).toBe(article)
    }

    await content.fill('<p>Selon la CNIL</p>')
    await visual.click()
    await sheet.getByText('CNIL').click()
    await page.keyboard.press('End')
    for (const _ of 'CNIL') await page.keyboard.press('Shift+ArrowLeft')
    // The editor has the selection as well, of which the browser tells it a moment later.
    await page.getByRole('toolbar', { name: 'Mots sélectionnés' }).waitFor()
    // What gives the clipboard its text must not lose the selection.
    await page.evaluate(() => navigator.clipboard.writeText('www.cnil.fr'))
    await page.keyboard.press('Control+v')
    await inHtml(page)
    expect(await content.inputValue()).toBe('<p>Selon la <a href="https://www.cnil.fr">CNIL</a></p>')

    await content.fill('')
    await visual.click()
    await sheet.click()
    const left =
      '<p>Deux vues.</p><p><img src="file:///C:/hall.png" alt=""></p><p><img src="file:///C:/bar.png" alt=""></p>'
    await copy(page, 'text/html', left)
    await page.keyboard.press('Control+v')
    await toast(page, '2 images n’ont pas été collées')
    await inHtml(page)
    expect(await content.inputValue()).toBe('<p>Deux vues.</p>')

    await content.fill('<p>Avant</p>')
    await visual.click()
    await sheet.getByText('Avant').click()
    await page.keyboard.press('End')
    const photo = await carryPhoto(page, { width: 320, height: 240 })
    await photo.evaluate(async ({ files }) => {
      const image = await createImageBitmap(files[0] as File)
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })])
    })
    await page.keyboard.press('Control+v')
    const dialog = page.getByRole('dialog', { name: 'Image' })
    await dialog.getByLabel('Description de l’image').fill('Un écran')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await until('the focus', () => sheet.evaluate((one) => one === document.activeElement))
    await page.keyboard.type('Après')
    await sheet.getByText('Après').waitFor()
    await sheet.locator('figure').waitFor({ timeout: 120_000 })
    await inHtml(page)
    expect((await content.inputValue()).replace(/>\n\s*</g, '><')).toMatch(
      /^<p>Avant<\/p><figure><img src="\/pictures\/[0-9a-f]{32}-320\.webp" srcset="[^"]+ 320w" sizes="[^"]+" alt="Un écran" width="320" height="240" loading="lazy" decoding="async" \/><\/figure><p>Après<\/p>$/
    )
  }
)
