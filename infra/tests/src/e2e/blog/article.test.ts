import { describe, expect, it } from 'vitest'
import { openVisit } from '../../harness/browser.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { createArticle, readPage, readRenewed } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'

const site = shareSystem()

describe('an article that is published', () => {
  it('is on /blog and on its own page at the next request', async () => {
    await readPage(`${site.system.url}/blog`)
    const article = await createArticle(
      site.system.url,
      site.system.code,
      'Trois réglages qui changent une semaine'
    )
    const list = await readRenewed(`${site.system.url}/blog`, 'Trois réglages qui changent une semaine')
    expect(list.html.includes('Trois réglages qui changent une semaine')).toBe(true)
    const page = await readPage(`${site.system.url}/article/${article.id}`)
    expect(page.status).toBe(200)
    expect(page.html.includes('ce que nous avons appris cette semaine')).toBe(true)
  })

  it('is written by an administrator in the form and read by a visitor', async () => {
    const admin = await openVisit(site.browser)
    await admin.page.goto(`${site.system.url}/admin/create?code=${encodeURIComponent(site.system.code)}`)
    await admin.page.getByLabel(/^Titre/).fill('Le yield expliqué à la réception')
    await admin.page.getByRole('button', { name: 'HTML' }).click()
    await admin.page
      .getByLabel(/^Contenu/)
      .first()
      .fill('<p>Un tarif se décide le matin, pas le soir.</p>')
    await admin.page.getByRole('button', { name: /publier|créer/i }).click()
    await admin.page.getByText('Article créé avec succès').waitFor()

    await readRenewed(`${site.system.url}/blog`, 'Le yield expliqué à la réception')
    const visitor = await openVisit(site.browser)
    await visitor.page.goto(`${site.system.url}/blog`)
    await visitor.page.getByRole('link', { name: 'Le yield expliqué à la réception' }).first().click()
    await visitor.page.getByText('Un tarif se décide le matin, pas le soir.').waitFor()
    await Promise.all([admin.context.close(), visitor.context.close()])
  })

  it('leaves out a picture that cannot be loaded, though it failed before the page woke', async () => {
    const { id } = await createArticle(
      site.system.url,
      site.system.code,
      'Sans image',
      '/images/nulle-part.webp'
    )
    await readRenewed(`${site.system.url}/article/${id}`, 'nulle-part.webp')
    const { page, context } = await openVisit(site.browser)
    const failed = page.waitForResponse('**/images/nulle-part.webp').then((answer) => answer.finished())
    await page.route('**/remotes/**/*.js', async (route) => {
      await failed
      await route.continue()
    })
    await page.goto(`${site.system.url}/article/${id}`)
    await page.getByRole('heading', { level: 1, name: 'Sans image' }).waitFor()
    await page.locator('main article img').waitFor({ state: 'detached' })
    await context.close()
  })

  it('shows on an open administration and on a second gateway through the bus', async () => {
    const article = await createArticle(site.system.url, site.system.code, 'Vu par le bus')
    const title = await until('the page on the gateway', async () => {
      const { html } = await readPage(`${site.system.url}/article/${article.id}`)
      return html.includes('Vu par le bus')
    })
    expect(title).toBe(true)
  })
})

describe('an address that is not there', () => {
  it.each(['/article/999999', '/nulle-part'])('%s answers 404 with its page', async (path) => {
    const { status, html } = await readPage(`${site.system.url}${path}`)
    expect(status).toBe(404)
    expect(html.includes(path.startsWith('/article') ? 'Article non trouvé' : 'Page Not Found')).toBe(true)
  })
})
