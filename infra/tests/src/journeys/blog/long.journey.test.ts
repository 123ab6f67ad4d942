import { expect } from 'vitest'
import { until } from '../../until.ts'
import { readArticles, readPage } from '../site-api.ts'
import { fillBlog } from './fill-blog.ts'
import { prepareBlogSite } from './ground.ts'

const check = prepareBlogSite()

check('blog-long', async ({ open, url, code }) => {
  await fillBlog(url, code, 210)
  const all = await readArticles(url)
  expect(all.length).toBeGreaterThan(210)
  expect((await readPage(`${url}/blog`)).html.length).toBeLessThan(600_000)

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
  expect(await cards.count()).toBe(24)
  await page.getByText(`24 articles sur ${all.length}`).waitFor()
  await page.getByRole('button', { name: 'Afficher plus d’articles' }).click()
  await until('the second page', async () => (await cards.count()) === 48)
  expect(await cards.locator('h2').allTextContents()).toEqual(all.slice(0, 48).map(({ title }) => title))
  const whole = JSON.stringify(all).length
  expect(Math.max(...bodies)).toBeLessThan(whole / 4)

  const last = all.at(-1)
  const far = await open(`/article/${last?.id}`)
  await far.page.getByRole('heading', { level: 1, name: last?.title ?? '' }).waitFor()
  expect((await readPage(`${url}/article/99999`)).status).toBe(404)
})
