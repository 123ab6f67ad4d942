import { articleAddress } from '@site/contracts/blog/article-address'
import { topicOf } from '@site/contracts/blog/topics'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { readArticles, readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { untilFits, WIDTHS } from './screens.ts'
import { buildArticle, hold, stub, stubList } from './stubs.ts'

const check = prepareBlogSite()
const LOADING = 'Chargement des articles...'

/** While a page loads its footer stays out of sight, and does not jump when the page comes. */
const footerIsBelow = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().top >= document.documentElement.clientHeight)

check('BLOG-1 has two columns, one on a phone', async ({ open }) => {
  const leftEdges = (page: Awaited<ReturnType<typeof open>>['page']) =>
    page
      .locator('main article')
      .evaluateAll((cards) => [
        ...new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)))
      ])
  expect(await leftEdges((await open('/blog')).page)).toHaveLength(2)
  expect(await leftEdges((await open('/blog', undefined, MOBILE)).page)).toHaveLength(1)
})

check('BLOG-2 puts pinned articles first, then the newest', async ({ open, url }) => {
  const articles = await readArticles(url)
  const wanted = [...articles].sort(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) || Date.parse(other.createdAt) - Date.parse(one.createdAt)
  )
  const { page } = await open('/blog')
  const titles = await page.locator('main article h2').allTextContents()
  expect(titles).toEqual(wanted.map(({ title }) => title))
})

check('BLOG-3 shows image, date, title, excerpt and pin', async ({ open }) => {
  const pinned = buildArticle({ id: 601, title: 'Épinglé', isPinned: true, imageUrl: '/favicon.svg' })
  const { page } = await open('/blog', (page) => stubList(page, [pinned, buildArticle()]))
  const [first, second] = [page.locator('main article').nth(0), page.locator('main article').nth(1)]
  await first.getByRole('heading', { name: 'Épinglé' }).waitFor()
  expect(await first.locator('img').getAttribute('src')).toBe('/favicon.svg')
  expect(await first.getByText('1er mai 2026').isVisible()).toBe(true)
  expect(await first.getByTitle('Épinglé').innerText()).toBe('Épinglé')
  expect(await second.getByTitle('Épinglé').count()).toBe(0)
})

check('BLOG-4 cuts the excerpt at 150 characters', async ({ open }) => {
  const content = `<h2>Un</h2><p>${'b'.repeat(147)}cde</p>`
  const { page } = await open('/blog', (page) => stubList(page, [buildArticle({ content })]))
  await page.getByText(`Un ${'b'.repeat(147)}…`, { exact: true }).waitFor()
})

check('BLOG-5 draws a picture where there is none', async ({ open }) => {
  const broken = buildArticle({ id: 602, imageUrl: '/images/nulle-part.webp' })
  const { page } = await open('/blog', (page) => stubList(page, [buildArticle(), broken]))
  await until(
    'both drawn covers',
    async () => (await page.locator('main article svg[viewBox="0 0 640 280"]').count()) === 2
  )
  expect(await page.locator('main article img').count()).toBe(0)
})

check('BLOG-6 opens the article', async ({ open }) => {
  const { page } = await open('/blog')
  const title = (await page.locator('main article h2').nth(1).textContent()) ?? ''
  // The picture, not the words: the whole card is the link.
  const box = await page.locator('main article').nth(1).boundingBox()
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/article\/\d+$/)
})

check('BLOG-7 has the navigation of the home page', async ({ open }) => {
  const linksOf = async (path: string) => {
    const { page } = await open(path)
    return page
      .locator('header')
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))
  }
  expect(await linksOf('/blog')).toEqual(await linksOf('/'))
})

check('BLOG-8 leads to the administration', async ({ open }) => {
  const { page } = await open('/blog')
  const footer = page.getByRole('contentinfo')
  for (const path of ['/mentions-legales', '/politique-confidentialite', '/conditions-utilisation'])
    expect(await footer.locator(`a[href="${path}"]`).count()).toBe(1)
  await footer.getByRole('link', { name: 'Propulsé par' }).click()
  await page.getByLabel("Code d'accès").waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')
})

check('BLOG-9 says that it loads', async ({ open }) => {
  const { held, answer } = hold()
  const { page } = await open('/', (page) =>
    page.route('**/api/blog', async (route) => {
      await held
      await route.fallback()
    })
  )
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await page.getByText(LOADING).waitFor()
  expect(await footerIsBelow(page)).toBe(true)
  answer()
  await page.locator('main article').first().waitFor()
  expect(await page.getByText(LOADING).count()).toBe(0)
})

check('BLOG-10 says that there is none', async ({ open }) => {
  const { page } = await open('/blog', (page) => stubList(page, []))
  await page.getByText('Aucun article pour le moment').waitFor()
})

/** Notes when the page asks for the list, by its own clock; to be called before it is opened. */
const noteTries = (page: Page) =>
  page.addInitScript((path) => {
    const ask = window.fetch
    const tries: number[] = []
    Object.assign(globalThis, { tries })
    window.fetch = (...question) => {
      if (String(question[0]) === path) tries.push(performance.now())
      return ask(...question)
    }
  }, '/api/blog')

check('BLOG-11 tries four times, then says why and offers to try again', async ({ open }) => {
  const { page } = await open('/blog', async (page) => {
    await noteTries(page)
    await stub(page, '/api/blog', 'GET', (nth) =>
      nth <= 4 ? { status: 503, body: { message: 'panne' } } : { body: [buildArticle()] }
    )
  })
  const line = page.getByText('Erreur de chargement: 503: panne')
  await line.waitFor()
  const times = await page.evaluate(() => (globalThis as unknown as { tries: number[] }).tries)
  expect(times).toHaveLength(4)
  // The list that came with the page stays beneath the line.
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  for (const index of [1, 2, 3]) {
    const gap = (times[index] ?? 0) - (times[index - 1] ?? 0)
    expect(gap).toBeGreaterThan(950)
  }
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('heading', { name: 'Un essai' }).waitFor()
  expect(await line.count()).toBe(0)
})

check('BLOG-12 asks once more and shows what comes back', async ({ open }) => {
  const { page } = await open('/blog', (page) => stubList(page, [buildArticle({ title: 'Tout neuf' })]))
  await page.getByRole('heading', { name: 'Tout neuf' }).waitFor()
  expect(await page.locator('main article').count()).toBe(1)
})

check('BLOG-13 carries what it shows', async ({ open, url }) => {
  const [first] = await readArticles(url)
  const answers: [path: string, status: number][] = []
  const { page } = await open('/blog', async (page) => {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/blog')) answers.push([pathname, response.status()])
    })
  })
  // The list is as the page has it: nothing is downloaded, and the cards stay.
  await until('the conditional request', () => answers.length > 0)
  expect(answers).toEqual([['/api/blog', 304]])
  await page
    .getByRole('heading', { level: 2, name: first?.title ?? '' })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { level: 1, name: first?.title ?? '' }).waitFor()
  await until('its text', async () => {
    const html = await page.locator('main article').first().innerHTML()
    return html.replaceAll('&nbsp;', '\u00a0').includes(first?.content ?? '')
  })
  expect(answers.slice(1)).toEqual([[`/api/blog/${first?.id}/reading`, 200]])
  // Nor does a search have the list come: the service looks for the words.
  await page.goBack()
  await page.getByRole('searchbox', { name: 'Rechercher un article' }).fill('chambres')
  await until('what was found', () => answers.some(([path]) => path === '/api/blog/cards'))
  expect(answers.filter(([path, status]) => path === '/api/blog' && status === 200)).toEqual([])
})

check('ARTICLE-1 shows image, date, title and content', async ({ open }) => {
  const content = '<p class="lead">Un <em>mot</em>.</p><table><tbody><tr><td>12</td></tr></tbody></table>'
  const article = buildArticle({ id: 7, imageUrl: '/favicon.svg', content })
  const { page } = await open('/article/7', (page) => stubList(page, [article]))
  await page.getByRole('heading', { level: 1, name: 'Un essai' }).waitFor()
  expect(await page.locator('main article img').first().getAttribute('src')).toBe('/favicon.svg')
  expect(await page.locator('main article').first().getByText('1er mai 2026').isVisible()).toBe(true)
  expect(await page.locator('main').innerHTML()).toContain(content)
  const bare = await open('/article/7', (page) => stubList(page, [buildArticle({ id: 7 })]))
  await bare.page.getByRole('heading', { level: 1, name: 'Un essai' }).waitFor()
  expect(await bare.page.locator('main article').first().locator('img').count()).toBe(0)
})

const MARKUP = [
  '<p class="lead">Un chapeau.</p><p class="note">Une note.</p><p class="warning">Gare.</p>',
  '<p><a class="button" href="/chatbot">Voir</a></p><p class="align-right">À droite</p>',
  `<table><caption>Prix</caption><tbody><tr>${'<td>une cellule</td>'.repeat(12)}</tr></tbody></table>`,
  '<figure class="wide"><img src="/favicon.svg" alt="Une fenêtre"><figcaption>Vue</figcaption></figure>',
  `<blockquote><p>Une citation</p></blockquote><pre><code class="language-js">${'x'.repeat(400)}</code></pre>`,
  `<p>${'anticonstitutionnellement'.repeat(20)}</p>`,
  '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film" width="1600" height="900"></iframe>'
].join('')

check('ARTICLE-8 sets all markup without pushing the page', async ({ open }) => {
  const { page } = await open('/article/7', async (page) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
    await stubList(page, [buildArticle({ id: 7, title: 'Tout ce qui se met', content: MARKUP })])
  })
  await page.getByRole('heading', { level: 1, name: 'Tout ce qui se met' }).waitFor()
  const styleOf = (selector: string, property: string) =>
    page
      .locator(`main article ${selector}`)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const text = Number.parseFloat(await styleOf('p.align-right', 'font-size'))
  expect(Number.parseFloat(await styleOf('.lead', 'font-size'))).toBeGreaterThan(text)
  expect(await styleOf('.note', 'border-left-width')).toBe('6px')
  expect(await styleOf('.warning', 'border-left-color')).not.toBe(await styleOf('.note', 'border-left-color'))
  expect(await styleOf('a.button', 'background-color')).not.toBe('rgba(0, 0, 0, 0)')
  expect(await styleOf('.align-right', 'text-align')).toBe('right')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await untilFits(page, `${width} px`)
  }
  // What is wider than a phone scrolls in its own box.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const box of ['table', 'pre']) {
    const hidden = await page
      .locator(`main article ${box}`)
      .evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(hidden, box).toBeGreaterThan(0)
    await page.locator(`main article ${box}[tabindex="0"]`).waitFor()
  }
})

check('ARTICLE-2 leads to the blog and to the booking', async ({ open }) => {
  const { page } = await open('/article/7')
  const booking = page.locator('main').getByRole('link', { name: 'Prendre rendez-vous' }).first()
  expect(await booking.getAttribute('target')).toBe('_blank')
  expect(await booking.getAttribute('href')).toMatch(/^https:/)
  await page.locator('main').getByRole('link', { name: 'Retour au blog' }).first().click()
  await page.waitForURL('**/blog')
})

check('ARTICLE-3 says that it loads', async ({ open }) => {
  const { held, answer } = hold()
  const { page } = await open('/', (page) =>
    page.route('**/api/blog', async (route) => {
      await held
      await route.fallback()
    })
  )
  await page.getByRole('link', { name: 'Découvrir nos formations' }).click()
  await page.getByText("Chargement de l'article...").waitFor()
  expect(await footerIsBelow(page)).toBe(true)
  answer()
  await page.getByRole('heading', { level: 1, name: /Formation/ }).waitFor()
})

check('NAV-27 shows that the next page is on its way', async ({ open }) => {
  const { held, answer } = hold()
  // The page of the link alone: the shell follows a link to a remote that does not answer within 8 s as the browser does.
  const { page } = await open('/', (page) =>
    page.route('**/remotes/mf-blog/*/assets/article-*.js', async (route) => {
      await held
      await route.fallback()
    })
  )
  // The line grows for seconds, and axe waits for what moves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Découvrir nos formations' }).click()
  const line = page.getByRole('progressbar', { name: 'Chargement…' })
  await line.waitFor()
  // Within the eight seconds: the rest of the page is looked at elsewhere.
  expect(await findViolations(page, { within: '[role="progressbar"]' })).toEqual([])
  expect(await line.count()).toBe(1)
  answer()
  await page.getByRole('heading', { level: 1, name: /Formation/ }).waitFor()
  await line.waitFor({ state: 'detached' })
})

check('ARTICLE-4 says that there is none', async ({ open, url }) => {
  expect((await readPage(`${url}/article/99999`)).status).toBe(404)
  for (const id of ['99999', 'abc']) {
    const { page } = await open(`/article/${id}`)
    await page.getByText('Article non trouvé', { exact: true }).waitFor()
    const others = page.getByRole('navigation', { name: 'À lire aussi' })
    await until('three others', async () => (await others.getByRole('link').count()) === 3)
    await page.locator('main').getByRole('link', { name: 'Retour au blog' }).first().click()
    await page.waitForURL('**/blog')
  }
})

check('ARTICLE-5 tells a failure from an absence', async ({ open }) => {
  const { page } = await open('/', (page) =>
    stub(page, '/api/blog', 'GET', () => ({ status: 500, text: 'cassé' }))
  )
  await page.getByRole('link', { name: 'Découvrir nos formations' }).click()
  await page.getByText('Erreur de chargement: 500: cassé').waitFor()
  expect(await page.getByText('Article non trouvé').count()).toBe(0)
})

check('ARTICLE-6 describes itself to machines', async ({ url }) => {
  const { html } = await readPage(`${url}/article/7`)
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const data = JSON.parse(json)
  expect(data).toMatchObject({
    '@type': 'Article',
    url: expect.stringMatching(/\/article\/7-formation-[a-z-]+$/)
  })
  expect(html).toContain(`<meta property="og:title" content="${data.headline}`)
  expect(html).toContain('<meta property="og:type" content="article">')
})

check(
  'ARTICLE-13 leads to the parts of a long article + ARTICLE-16 marks the one that is read + ARTICLE-17 copies its link',
  async ({ open, openBare, url }) => {
    const { page } = await open('/article/7', (own) => own.addInitScript(keepCopies))
    const contents = page.getByRole('navigation', { name: 'Dans cet article' })
    const links = contents.getByRole('link')
    const title = (await links.nth(2).textContent()) ?? ''
    expect(await contents.locator('[aria-current]').count()).toBe(0)
    await page.clock.install()
    await links.nth(2).click()
    const heading = page.locator('main article').first().getByRole('heading', { name: title, exact: true })
    await until('the part, clear of the header', async () => {
      const { y = 0 } = (await heading.boundingBox()) ?? {}
      return y > 90 && y < 120
    })
    const current = contents.locator('a[aria-current="true"]:visible')
    await expect.poll(() => current.allTextContents()).toEqual([title])
    await page.evaluate(() => window.scrollTo(0, 0))
    // The shell follows a fragment after 300 ms (NAV-5): whoever was led there at once, and scrolled away, is not led back.
    await page.clock.runFor(500)
    await expect.poll(() => current.count()).toBe(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await links.nth(2).click()
    await expect.poll(() => current.allTextContents()).toEqual([title])
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await page.goBack()
    await until('where one was', async () => (await page.evaluate(() => window.scrollY)) === 0)
    expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual(['/article/7', ''])
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await page.getByRole('button', { name: 'Lien copié' }).waitFor()
    const copied = await page.evaluate(() => (globalThis as unknown as { copied: string }).copied)
    expect(copied).toMatch(new RegExp(`^${url}/article/7-formation-[a-z-]+$`))

    const phone = await open('/article/7', undefined, MOBILE)
    const folded = phone.page.getByRole('navigation', { name: 'Dans cet article' })
    expect(await folded.getByRole('link').count()).toBe(0)
    await folded.locator('summary').click()
    await folded.getByRole('link', { name: title }).click()
    await until('the part on a phone', async () => {
      const place = phone.page
        .locator('main article')
        .first()
        .getByRole('heading', { name: title, exact: true })
      const { y = 0 } = (await place.boundingBox()) ?? {}
      return y > 90 && y < 160
    })

    const bare = await openBare('/article/7')
    await bare.getByRole('navigation', { name: 'Dans cet article' }).getByRole('link').nth(2).click()
    await until('the part without a script', async () => {
      const { y = 0 } = (await bare.getByRole('heading', { name: title, exact: true }).boundingBox()) ?? {}
      return y > 0 && y < 900 && (await bare.evaluate(() => window.scrollY > 300))
    })
  }
)

check('ARTICLE-14 stands on the colours of its cover', async ({ open }) => {
  const colourOf = (page: Page) =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const ground = title.closest('[data-theme]')
      const { left = 1, right = 0 } = ground?.getBoundingClientRect() ?? {}
      const isWide = left === 0 && right === document.documentElement.clientWidth
      return { isWide, colour: ground && getComputedStyle(ground).backgroundColor }
    })
  const { page } = await open('/article/7')
  expect(await colourOf(page)).toEqual({ isWide: true, colour: 'rgb(255, 199, 184)' })
  expect(await page.locator('main article header + div svg[aria-hidden]').first().isVisible()).toBe(true)
  const pictured = await open('/article/7', (page) =>
    stubList(page, [buildArticle({ id: 7, imageUrl: '/favicon.svg' })])
  )
  await pictured.page.getByRole('heading', { level: 1, name: 'Un essai' }).waitFor()
  expect((await colourOf(pictured.page)).isWide).toBe(true)
  expect(await pictured.page.locator('svg[viewBox="0 0 640 280"]').count()).toBe(0)
})

check('ARTICLE-15 shows how far one has read, but to who wants no motion', async ({ open }) => {
  const { page } = await open('/article/7')
  const widthOfBar = () =>
    page.evaluate(() => {
      const bar = [...document.querySelectorAll('main article > [aria-hidden]')].at(-1)
      return bar ? bar.getBoundingClientRect().width / window.innerWidth : -1
    })
  expect(await widthOfBar()).toBeLessThan(0.05)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await until('the whole bar', async () => (await widthOfBar()) > 0.95)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await widthOfBar()).toBe(0)
})

check(
  'ARTICLE-12 has an address with its title, and keeps the short one within the site',
  async ({ open, url }) => {
    const article = (await readArticles(url)).find(({ id }) => id === 7)
    if (!article) throw new Error('There is no article 7')
    const address = articleAddress(article)
    const wrong = await fetch(`${url}/article/7-ancien-titre?utm_source=lettre`, { redirect: 'manual' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([301, `${address}?utm_source=lettre`])
    expect((await readPage(url + address)).html).toBe((await readPage(`${url}/article/7`)).html)

    const { page } = await open(address)
    await page.getByRole('heading', { level: 1, name: article.title }).waitFor()
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL((await canonical()) ?? '').pathname).toBe(address)
    await page.locator('main').getByRole('link', { name: 'Retour au blog' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
    await page.getByRole('heading', { level: 2, name: article.title }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: article.title }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/article/7')
    await until('the canonical address', async () => (await canonical())?.endsWith(address) ?? false)
  }
)

check('BLOG-14 searches all articles as one types, and marks what it finds', async ({ open, url }) => {
  const all = await readArticles(url)
  const { page } = await open('/blog')
  const field = page.getByRole('searchbox', { name: 'Rechercher un article' })
  const titles = () => page.locator('main article h2').allTextContents()
  await field.fill("d'HOTEL chambre")
  await page.getByText(/^\d+\sarticles? pour cette recherche$/).waitFor()
  await page.waitForURL('**/blog?q=*')
  expect((await titles()).length).toBeGreaterThan(0)
  expect((await titles()).length).toBeLessThan(all.length)
  const marked = await page.locator('main article mark').allTextContents()
  expect(
    marked.map((word) => word.toLowerCase().replace('ô', 'o')).filter((word) => !/hotel|chambre/.test(word))
  ).toEqual([])
  expect(await findViolations(page)).toEqual([])
  // A typing error: what it was taken for is found, marked and said.
  await field.fill('hotle')
  await page.getByText(/Rien ne contient «\shotle\s»\s: voici ce qui contient «\shôtel\s»\./).waitFor()
  expect((await page.locator('main article mark').first().innerText()).toLowerCase()).toContain('tel')
  expect(await field.inputValue()).toBe('hotle')
  // Nothing found: what was typed stays, and the way back is one press.
  await field.fill('introuvable 日本語 <b>')
  await page.getByText('0 article pour cette recherche').waitFor()
  expect(await field.inputValue()).toBe('introuvable 日本語 <b>')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Effacer la recherche' }).click()
  await until('all of them again', async () => (await titles()).length === all.length)
  expect(await field.inputValue()).toBe('')
  expect(new URL(page.url()).search).toBe('')
  // The first search is an entry of the history, its letters are not.
  await page.goBack()
  await until('what was sought', async () => (await field.inputValue()) === 'introuvable 日本語 <b>')
  await page.goBack()
  await until(
    'the list',
    async () => (await titles()).length === all.length && (await field.inputValue()) === ''
  )
})

check('BLOG-14 is a form without JavaScript, for whatever is asked', async ({ url, openBare }) => {
  const page = await openBare('/blog')
  await page.getByRole('searchbox', { name: 'Rechercher un article' }).fill('l’hotel')
  await page.getByRole('button', { name: 'Lancer la recherche' }).click()
  await page.waitForURL('**/blog?q=*')
  expect(await page.locator('main article mark').count()).toBeGreaterThan(0)
  expect(await page.getByRole('searchbox').inputValue()).toBe('l’hotel')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  const ask = async (q: string) => {
    await page.goto(`${url}/blog?q=${encodeURIComponent(q)}`)
    return page.locator('main').innerText()
  }
  expect(await ask('mot '.repeat(2500))).toContain('Ses 200 premiers caractères ont compté.')
  expect(await ask('<img src=x onerror=alert(1)>')).toMatch(/0\sarticle pour cette recherche/)
  expect(await ask('…!?')).toContain('ni lettre ni chiffre')
})

check('BLOG-17 has a page for each subject, which list and articles link to', async ({ open, url }) => {
  const about = (await readArticles(url)).filter((article) => topicOf(article) === 'hotellerie')
  expect(about.length).toBeGreaterThan(0)
  const { html, status } = await readPage(`${url}/blog/sujet/hotellerie`)
  expect(status).toBe(200)
  for (const { id } of about) expect(html).toContain(`href="/article/${id}"`)
  expect((await readPage(`${url}/blog/sujet/nulle-part`)).status).toBe(404)

  const { page } = await open('/blog')
  const topics = page.getByRole('navigation', { name: 'Sujets du blog' })
  expect(await topics.locator('[aria-current]').innerText()).toBe('Tous les articles')
  await topics.getByRole('link', { name: 'Hôtellerie et restauration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hôtellerie et restauration' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/blog/sujet/hotellerie')
  await until(
    'the articles of the subject alone',
    async () =>
      String(await page.locator('main article h2').allTextContents()) ===
      String(about.map(({ title }) => title))
  )
  await page.locator('main article h2 a').first().click()
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await trail.getByRole('link', { name: 'Hôtellerie et restauration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hôtellerie et restauration' }).waitFor()

  const empty = await open('/blog/sujet/donnees')
  await empty.page.getByText('Aucun article pour le moment').waitFor()
  await empty.page.locator('main').getByRole('link', { name: 'Tous les articles' }).last().click()
  await empty.page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
})

check('BLOG-15 has a feed', async ({ url }) => {
  const { html } = await readPage(`${url}/blog`)
  const [, path] = /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<a href="${path}">Suivre le blog par RSS</a>`)
  const xml = await (await fetch(url + path)).text()
  for (const article of await readArticles(url)) expect(xml).toContain(`${articleAddress(article)}</link>`)
})

check('ARTICLE-7 gives a reading time and related articles', async ({ open }) => {
  const { page } = await open('/article/7')
  expect(
    await page
      .locator('main')
      .getByText(/^\d+\smin de lecture$/)
      .isVisible()
  ).toBe(true)
  const related = page.getByRole('navigation', { name: 'À lire aussi' })
  expect(await related.getByRole('link').count()).toBe(3)
  const title = (await related.getByRole('link').first().textContent()) ?? ''
  await related.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

/** Runs in the page. The browser has one clipboard for all pages: this page keeps what it copies for itself. */
function keepCopies() {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => Object.assign(globalThis, { copied: text }) }
  })
}
