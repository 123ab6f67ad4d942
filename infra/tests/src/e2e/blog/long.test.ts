import { expect } from 'vitest'
import { giveHistory } from '../../harness/give-history.ts'
import { readArticles, readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { fillBlog } from './fill-blog.ts'

const check = prepareBlogSite()

check('BLOG-16 reads a long blog in pages', async ({ open, url, code, remotesDir }) => {
  // As a site is from its second deployment on: its pages name the files that a browser may fall back to, too.
  const revision = await giveHistory(remotesDir)
  const isTold = async () =>
    (await readPage(`${url}/blog`)).html.includes(`"registry":{"revision":${revision},`)
  await until('the pages to name both versions', isTold)
  for (const length of [190, 210]) {
    await fillBlog(url, code, length - (await readArticles(url)).length)
    const [newest] = await readArticles(url)
    const list = await readPage(`${url}/blog`)
    expect(list.headers.get('etag'), 'rendered, not left to the browser').toBeTruthy()
    // The links of the menus among it, which the shell's script held before remotes declared them (FED-41).
    expect(Buffer.byteLength(list.html), `the list of ${length}`).toBeLessThan(138_000)
    const { html } = await readPage(`${url}/article/${newest?.id}`)
    expect(html).toContain(newest?.content)
    // Its text stands there twice: as markup, and for the script that takes the page over.
    const own = 2 * Buffer.byteLength(JSON.stringify(newest?.content).replaceAll('<', '\\u003c'))
    expect(Buffer.byteLength(html) - own, `an article among ${length}`).toBeLessThan(98_000)
  }
  await fillBlog(url, code, 1)
  const all = await readArticles(url)
  expect(all.length).toBeGreaterThan(210)
  const { page } = await open('/')
  const bodies: number[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/blog'))
      bodies.push((await response.body().catch(() => Buffer.alloc(0))).length)
  })
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  // The home page has articles of its own until the blog stands in its place.
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  const cards = page.locator('main article')
  await cards.first().waitFor()
  const shows = (from: number, to: number) =>
    until(`the articles from ${from} to ${to}`, async () => {
      expect(await cards.locator('h2').allTextContents()).toEqual(
        all.slice(from, to).map(({ title }) => title)
      )
      return true
    })
  await shows(0, 24)
  await page.getByRole('link', { name: 'Plus anciens' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blog, page 2' }).waitFor()
  await shows(24, 48)
  const whole = JSON.stringify(all).length
  expect(Math.max(...bodies)).toBeLessThan(whole / 4)

  const last = all.at(-1)
  const far = await open(`/article/${last?.id}`)
  await far.page.getByRole('heading', { level: 1, name: last?.title ?? '' }).waitFor()
  expect((await readPage(`${url}/article/99999`)).status).toBe(404)
})
