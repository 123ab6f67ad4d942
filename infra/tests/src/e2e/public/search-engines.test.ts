import { articleAddress } from '@site/contracts/blog/article-address'
import { topicOf, topicPath } from '@site/contracts/blog/topics'
import { readRegistry } from '@site/federation/registry/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressesIn, readPageHead, sizeOfPng } from '../../harness/page-head.ts'
import { readArticles } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'

/*
 * What search engines and social networks find (PAGE-2, PAGE-3), of the pages as they are
 * served, with the units as they are deployed.
 */
const ORIGIN = 'https://www.exemple-de-site.example'
const CARD = { width: 1200, height: 630 }
const PAGES: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite', 'Service', 'Service', 'Service', 'FAQPage']],
  ['/chatbot', ['Service', 'BreadcrumbList']],
  ['/seo', ['Service', 'BreadcrumbList']],
  ['/mentions-legales', ['BreadcrumbList']],
  ['/politique-confidentialite', ['BreadcrumbList']],
  ['/conditions-utilisation', ['BreadcrumbList']],
  ['/accessibilite', ['BreadcrumbList']],
  ['/plan-du-site', ['BreadcrumbList']],
  ['/blog', ['Blog', 'BreadcrumbList']],
  ['/blog/sujet/hotellerie', ['Blog', 'BreadcrumbList']],
  ['/article/7-formation-a-l-ia-ce-qu-une-equipe-apprend-en-deux-jours', ['Article', 'BreadcrumbList']],
  ['/article/1-audit-ia-dix-jours-pour-savoir-quoi-automatiser', ['Article', 'BreadcrumbList']]
]

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem({ SITE_ORIGIN: ORIGIN })
})
afterAll(() => system?.stop())

const read = (path: string) => readPageHead(system.url + path)
const readText = async (path: string) => (await fetch(system.url + path)).text()
/** An address of the site as the world knows it, asked of this system. */
const ask = (address: string) => {
  expect(address.startsWith(`${ORIGIN}/`)).toBe(true)
  return fetch(system.url + address.slice(ORIGIN.length))
}
const pathsOfSitemap = async () =>
  [...(await readText('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(ORIGIN, '')
  )

describe.each(PAGES)('%s', (path, types) => {
  it('PAGE-2 says what it is, where it is, and that it may be listed', async () => {
    const { status, title, canonical, metas, robots, headings } = await read(path)
    expect(status).toBe(200)
    expect(title?.length).toBeGreaterThan(10)
    expect(title?.length).toBeLessThanOrEqual(path === '/' ? 80 : 65)
    expect(metas.get('description')?.length).toBeGreaterThan(50)
    expect(metas.get('description')?.length).toBeLessThanOrEqual(165)
    expect(canonical).toBe(ORIGIN + path)
    expect(metas.get('robots')).toBe('index, follow, max-image-preview:large')
    expect(robots).toBeNull()
    expect(headings).toBe(1)
  })

  it('has a card for social networks, with a picture that is there', async () => {
    const { title, metas, things } = await read(path)
    const image = metas.get('og:image') ?? ''
    // A network shows more of a title than a search engine: an article's stands there whole.
    const socialTitle = things.get('Article')?.headline ?? title
    expect(Object.fromEntries(metas)).toMatchObject({
      'og:title': socialTitle,
      'og:description': metas.get('description'),
      'og:url': ORIGIN + path,
      'og:type': path.startsWith('/article/') ? 'article' : 'website',
      'og:locale': 'fr_FR',
      'og:site_name': 'Lucarne IA',
      'og:image:width': String(CARD.width),
      'og:image:height': String(CARD.height),
      'twitter:card': 'summary_large_image',
      'twitter:title': socialTitle,
      'twitter:description': metas.get('description'),
      'twitter:image': image,
      'twitter:image:alt': metas.get('og:image:alt')
    })
    expect(metas.get('og:image:alt')).toBeTruthy()
    const answer = await ask(image)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(sizeOfPng(Buffer.from(await answer.arrayBuffer()))).toEqual(CARD)
  })

  it(`describes itself as ${types.join(', ')}, by addresses that answer`, async () => {
    const { types: found, things, text } = await read(path)
    expect(found).toEqual(types)
    for (const thing of things.values()) {
      expect(thing['@context']).toBe('https://schema.org')
      for (const address of new Set(addressesIn(thing, ORIGIN))) expect((await ask(address)).status).toBe(200)
    }
    const steps = (things.get('BreadcrumbList')?.itemListElement ?? []) as Record<string, unknown>[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    if (path !== '/') expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${ORIGIN}/`, ORIGIN + path])
    // What it claims stands on the page.
    for (const { name } of questionsOf(things.get('FAQPage'))) expect(text).toContain(name)
    const article = things.get('Article')
    if (article) {
      expect(text).toContain(article.headline)
      expect(Date.parse(String(article.datePublished))).toBeLessThan(Date.now())
      expect(article).toMatchObject({
        author: { name: 'Lucarne IA' },
        mainEntityOfPage: ORIGIN + path,
        dateModified: article.datePublished,
        creditText: 'Cet article a été écrit par une personne de notre équipe.'
      })
    }
  })
})

const questionsOf = (faq: Record<string, unknown> | undefined) =>
  (faq?.mainEntity ?? []) as { name: string }[]

it('has five questions on the home page', async () => {
  expect(questionsOf((await read('/')).things.get('FAQPage'))).toHaveLength(5)
})

it('calls no two pages alike', async () => {
  const heads = await Promise.all((await pathsOfSitemap()).map(read))
  const unique = (values: unknown[]) => new Set(values).size
  expect(unique(heads.map(({ title }) => title))).toBe(heads.length)
  expect(unique(heads.map(({ metas }) => metas.get('description')))).toBe(heads.length)
})

it('PAGE-3 lists every public page and every article in the sitemap, and nothing else', async () => {
  const articles = await readArticles(system.url)
  const pages = PAGES.map(([path]) => path).filter((path) => !/^\/(article|blog\/sujet)\//.test(path))
  const topics = [...new Set(articles.map((article) => topicPath(topicOf(article))))]
  expect(topics).toContain('/blog/sujet/hotellerie')
  expect((await pathsOfSitemap()).toSorted()).toEqual(
    [...pages, ...topics, ...articles.map(articleAddress)].toSorted()
  )
  expect(await readText('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

it('dates each page in the sitemap: articles by their last change, others by the deployment that last changed their text', async () => {
  const dates = new Map(
    [...(await readText('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)].map(
      ([, address = '', date]) => [address.replace(ORIGIN, ''), date]
    )
  )
  for (const article of await readArticles(system.url))
    expect(dates.get(articleAddress(article))).toBe(article.createdAt)
  const unit = (await readRegistry(system.remotesDir)).units['mf-marketing']
  const pages = PAGES.map(([path]) => path).filter((path) => !/^\/(blog|article)/.test(path))
  expect(Object.keys(unit?.live.texts ?? {}).toSorted()).toEqual([...pages, '/questions'].toSorted())
  for (const path of pages) expect(dates.get(path), path).toBe(unit?.pagesChangedAt?.[path])
})

it.each([
  ['/formule-hoteliere', 200],
  ['/apercu', 200],
  ['/blog/sujet/donnees', 200],
  ['/blog/sujet/inconnu', 404],
  ['/admin', 200],
  ['/admin/leads?code=secret', 200],
  ['/nulle-part', 404],
  ['/article/999', 404]
])('keeps %s out of search engines', async (path, expected) => {
  const { status, metas, robots, canonical } = await read(path)
  expect(status).toBe(expected)
  expect(metas.get('robots')).toBe('noindex')
  if (path.startsWith('/admin')) expect(robots).toBe('noindex')
  expect(canonical ?? '').not.toContain('secret')
})

it('keeps a generated article out of search engines until a person has read it over', async () => {
  const send = async (method: string, path: string, body: Record<string, unknown> = {}) => {
    const answer = await fetch(system.url + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ adminCode: system.code, ...body })
    })
    return (await answer.json()) as { article: { id: number; title: string } }
  }
  const { article } = await send('POST', '/api/admin/generate-test-article')
  const path = articleAddress(article)
  const unread = await read(path)
  expect([unread.status, unread.metas.get('robots')]).toEqual([200, 'noindex'])
  expect(unread.text).toContain('composé par un programme')
  expect(unread.things.get('Article')?.digitalSourceType).toBe(
    'https://schema.org/AlgorithmicMediaDigitalSource'
  )
  expect(await pathsOfSitemap()).not.toContain(path)
  await send('PATCH', `/api/blog/${article.id}/review`, { reviewer: 'Camille Astier' })
  const reviewed = await read(path)
  expect(reviewed.metas.get('robots')).toBe('index, follow, max-image-preview:large')
  expect(reviewed.text).toContain('Il a été relu par Camille Astier')
  expect(await pathsOfSitemap()).toContain(path)
  await send('DELETE', `/api/blog/${article.id}`)
})

it('gives an article its own picture, but no drawing that networks cannot show', async () => {
  const create = async (imageUrl: string) => {
    const answer = await fetch(`${system.url}/api/blog`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title: `Image ${imageUrl}`,
        content: '<p>Texte</p>',
        imageUrl,
        adminCode: system.code
      })
    })
    expect(answer.status).toBe(201)
    const created = (await readArticles(system.url)).find(({ title }) => title === `Image ${imageUrl}`)
    return (await read(`/article/${created?.id}`)).metas.get('og:image')
  }
  expect(await create('http://images.example/photo.jpg')).toBe('https://images.example/photo.jpg')
  expect(await create('/dessin.svg')).toMatch(/\/article[^/]*\.png$/)
})
