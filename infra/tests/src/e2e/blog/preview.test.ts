import { pictureSchema } from '@site/contracts/pictures/picture'
import { inForm } from '@site/service/testing/test-form'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP } from '../../harness/browser.ts'
import { isFocused, plain } from '../../harness/page-state.ts'
import { readArticles, readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi, type Text } from './drafts-api.ts'
import { untilFits, WIDTHS } from './screens.ts'

const check = prepareBlogSite()

/** How many of the articles that the site begins with are previewed. */
const SEEDS = inForm({ long: 100, short: 3 })

const pathOf = ({ token }: { token: string }) => `/apercu#${token}`
const band = (page: Page) => page.getByRole('region', { name: 'Aperçu' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Has the API keep a picture that the page draws, and gives its address. */
async function addPicture(page: Page, code: string): Promise<string> {
  const answer = await page.evaluate(async (adminCode) => {
    const canvas = new OffscreenCanvas(900, 600)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.fillStyle = 'teal'
    context.fillRect(100, 100, 500, 300)
    const response = await fetch('/api/pictures?alt=Un%20rectangle', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-admin-code': encodeURIComponent(adminCode) },
      body: await canvas.convertToBlob({ type: 'image/jpeg' })
    })
    return (await response.json()) as unknown
  }, code)
  return pictureSchema.parse(answer).src
}

/** What is set differently from article to article: tables, figures, lists, frames, code, pictures of ours. */
const documents = (picture: string): Text[] => [
  {
    title: 'Tableaux, larges et étroits',
    content: `<table><caption>Trois hôtels</caption><thead><tr>${'<th>Colonne</th>'.repeat(9)}</tr></thead><tbody><tr>${'<td>Une valeur assez longue</td>'.repeat(9)}</tr></tbody></table><table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>`,
    imageUrl: null
  },
  {
    title: 'Figures & listes « imbriquées »',
    content: `<p>Avant <strong>et</strong> <em>après</em>, l’<a href="/blog">autre page</a>.</p><ul><li>un<ol start="3"><li>trois</li><li><p>quatre</p></li></ol></li></ul><figure><img src="${picture}" alt="Le rectangle"><figcaption>Une légende</figcaption></figure><blockquote><p>Une citation.</p><cite>Quelqu’un</cite></blockquote><details><summary>Plus</summary><p>loin</p></details>`,
    imageUrl: picture
  },
  {
    title: 'Code et balisage d’un autre temps',
    content: `<h2 id="article-code">Code</h2><pre><code>${'let x = 1; '.repeat(60)}</code></pre><p class="lead">Texte<br>à la ligne &amp; entités &lt;b&gt;</p><div><p>dans une boîte</p></div><hr><dl><dt>mot</dt><dd>sens</dd></dl>`,
    imageUrl: '/images/n-existe-pas.webp'
  }
]

/** The markup that both pages share: without the band, the times, what shares the address, and the articles to go on with. */
const articleMarkup = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const apart of copy.querySelectorAll('section[aria-label="Aperçu"], noscript, nav[aria-labelledby]'))
      apart.remove()
    // A preview has no address to share yet.
    for (const button of copy.querySelectorAll('button'))
      if (button.textContent?.includes('Copier le lien')) button.closest('[data-print]')?.remove()
    for (const time of copy.querySelectorAll('time')) time.replaceWith('')
    // The server writes attributes in another order than the browser.
    for (const element of copy.querySelectorAll('*'))
      for (const { name, value } of [...element.attributes].sort((a, b) => a.name.localeCompare(b.name))) {
        element.removeAttribute(name)
        element.setAttribute(name, value)
      }
    // React marks what it has taken over.
    return (copy.querySelector('article')?.parentElement?.outerHTML ?? '').replace(/<!--\/?\$-->/g, '')
  })

check('PREVIEW-1 a preview has the markup of the article’s page, whatever the document', async (fixture) => {
  const { open, url, code } = fixture
  const api = draftsApi(url, code)
  const { page, complaints } = await open('/blog')
  const seeds = (await readArticles(url)).map(({ title, content, imageUrl }) => ({
    title: `${title} (copie)`,
    content,
    imageUrl
  }))
  expect(seeds.length).toBeGreaterThan(8)
  for (const text of [...seeds.slice(0, SEEDS), ...documents(await addPicture(page, code))]) {
    const draft = await api.begin(text)
    await page.goto(url + pathOf(await api.preview(draft)))
    await title(page, text.title).waitFor()
    await page.waitForLoadState('networkidle')
    // What cannot be loaded is left out, a moment after the answer.
    await page.locator('main img[src*="n-existe-pas"]').waitFor({ state: 'detached' })
    const shown = await articleMarkup(page)
    expect(shown).toContain('<article')
    const article = await api.publish(draft)
    await page.goto(`${url}/article/${article.id}`)
    await title(page, text.title).waitFor()
    await page.waitForLoadState('networkidle')
    // The browser takes over what the server wrote, and asks for the list once more.
    await until('the markup that the preview has', async () => {
      expect(await articleMarkup(page)).toBe(shown)
      return true
    })
  }
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
})

check('PREVIEW-1 says of when the draft is and how long its link holds, at every width', async (fixture) => {
  const { open, url, code } = fixture
  const api = draftsApi(url, code)
  const draft = await api.begin({ title: '', content: '<p>Une idée.</p>' })
  const { page } = await open(pathOf(await api.preview(draft)))
  await title(page, 'Sans titre').waitFor()
  expect(plain(await band(page).innerText())).toMatch(
    /^Aperçu d’un brouillon, gardé le \d.+ à \d\d? h \d\d\. Ce lien vaut jusqu’au \d.+ à \d\d? h \d\d\. Rafraîchir$/
  )
  for (const landmark of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(landmark).isVisible()).toBe(true)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await untilFits(page, `${width} px`)
    expect(await findViolations(page)).toEqual([])
  }
})

check(
  'PREVIEW-2 leaves its token nowhere, and is neither listed nor counted',
  async ({ open, url, code }) => {
    const api = draftsApi(url, code)
    const requests: Request[] = []
    const preview = await api.preview(
      await api.begin({ title: 'Entre nous', content: '<p>a</p><img src="/favicon.svg?seen" alt="">' })
    )
    const { page } = await open(pathOf(preview), async (visited) => {
      visited.on('request', (request) => requests.push(request))
    })
    await title(page, 'Entre nous').waitFor()
    await page.waitForLoadState('networkidle')
    const asked = await Promise.all(
      requests.map(async (one) => ({ url: one.url(), referer: (await one.allHeaders()).referer }))
    )
    expect(asked.map((one) => one.url)).toContain(`${url}/api/preview`)
    expect(JSON.stringify(asked)).not.toContain(preview.token)
    expect(asked.flatMap(({ referer }) => referer ?? [])).toEqual([])
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
    ).not.toContain(preview.token)
    expect(await page.locator('[data-mf="mf-chat"]').count()).toBe(0)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')

    const { status, headers, html } = await readPage(`${url}/apercu`)
    expect([status, headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      200,
      'noindex',
      'no-referrer'
    ])
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/apercu">/)
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain('apercu')
    const answer = await fetch(`${url}/api/preview`, { headers: { 'x-preview-token': preview.token } })
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex'
    ])
    // Elsewhere on the site the assistant is there, so that its absence here means something.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
  }
)

check('PREVIEW-3 says what to do with a link that opens nothing', async ({ open, url, code }) => {
  const api = draftsApi(url, code)
  const draft = await api.begin({ title: 'Bientôt révoqué', content: '<p>Un secret.</p>' })
  const preview = await api.preview(draft)
  const { page } = await open(pathOf(preview))
  await title(page, 'Bientôt révoqué').waitFor()
  await api.revoke(preview)
  await band(page).getByRole('button', { name: 'Rafraîchir' }).click()
  await title(page, 'Cet aperçu n’est plus disponible').waitFor()
  await page.getByText('Demandez un nouveau lien').waitFor()
  expect(await page.getByText('Un secret.').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  for (const [path, sentence] of [
    [`/apercu#${'x'.repeat(43)}`, 'Cet aperçu n’est plus disponible'],
    ['/apercu#é', 'Cet aperçu n’est plus disponible'],
    ['/apercu', 'Il manque la fin du lien']
  ] as const) {
    const visit = await open(path, undefined, { viewport: { width: 320, height: 800 } })
    await title(visit.page, sentence).waitFor()
    expect(await visit.page.locator('main').getByRole('link', { name: 'Retour au blog' }).count()).toBe(2)
    await untilFits(visit.page)
    expect(await findViolations(visit.page)).toEqual([])
  }
  const { html } = await readPage(`${url}/apercu`)
  expect(html).toMatch(/<noscript>.*Cet aperçu a besoin de JavaScript.*<\/noscript>/s)
})

check('PREVIEW-4 follows its draft and its address, and keeps the token', async ({ open, url, code }) => {
  const api = draftsApi(url, code)
  const long = `<p><a href="#article-fin">À la fin</a></p>${'<p>Un paragraphe.</p>'.repeat(60)}<h2 id="article-fin">La fin</h2>`
  const draft = await api.begin({ title: 'Premier jet', content: long })
  const preview = await api.preview(draft)
  const { page, complaints } = await open(pathOf(preview), undefined, DESKTOP)
  await title(page, 'Premier jet').waitFor()

  const second = await api.save(draft, { title: 'Deuxième jet', content: long })
  await band(page).getByRole('button', { name: 'Rafraîchir' }).click()
  await title(page, 'Deuxième jet').waitFor()
  await api.save(second, { title: 'Troisième jet', content: long })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await title(page, 'Troisième jet').waitFor()

  await page.getByRole('link', { name: 'À la fin' }).click()
  await until('the focus at the end', () => isFocused(page.getByRole('heading', { name: 'La fin' })))
  await until('the page to scroll', () => page.evaluate(() => window.scrollY > 500))
  await page.reload()
  await title(page, 'Troisième jet').waitFor()
  await page.keyboard.press('Tab')
  await until('the focus at the top', () => isFocused(page.getByRole('link', { name: 'Aller au contenu' })))
  await page.keyboard.press('Enter')
  await until('the focus in the content', () => isFocused(page.locator('main')))
  expect(new URL(page.url()).hash).toBe(`#${preview.token}`)

  const other = await api.preview(await api.begin({ title: 'Un autre', content: '<p>b</p>' }))
  await page.evaluate((token) => {
    window.location.hash = token
  }, other.token)
  await title(page, 'Un autre').waitFor()
  await page.goBack()
  await title(page, 'Troisième jet').waitFor()
  expect(complaints).toEqual([])
})
