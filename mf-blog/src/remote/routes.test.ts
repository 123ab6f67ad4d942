import type { Article } from '@site/contracts/articles/article'
import { TOPICS } from '@site/contracts/articles/article-subject'
import type { LoadContext } from '@site/contracts/federation/remote'
import { createPlatform, type Platform } from '@site/web/platform'
import { TEST_SITE } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { answerFrom, buildArticle } from '../articles/build-article.ts'
import { topicCopy } from '../articles/content/topics.ts'
import { remote } from './routes.ts'

const routeOf = (path: string) => {
  const route = remote.routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No route ${path}`)
  return route
}
const visit = async (path: string, id: string | undefined, articles: Article[]) => {
  const route = routeOf(path)
  const context: LoadContext<Platform['query']> = {
    params: { id },
    url: new URL('https://site.example/'),
    site: TEST_SITE,
    query: createPlatform({ site: TEST_SITE }).query,
    getJson: answerFrom(articles)
  }
  await route.load?.(context)
  return { status: route.status?.(context) ?? 200, head: route.head(context) }
}

describe('an article’s head', () => {
  it('comes from the article', async () => {
    const article = buildArticle({ imageUrl: '/images/a.webp' })
    const { status, head } = await visit('/article/:id', '3', [article])
    expect(status).toBe(200)
    expect(head).toMatchObject({
      title: 'Former ses équipes à l’IA | Lucarne IA',
      description: 'Commencer petit Une équipe, un cas, une semaine.',
      canonicalPath: '/article/3-former-ses-equipes-a-l-ia',
      type: 'article',
      publishedAt: '2026-05-01T08:00:00.000Z',
      image: '/images/a.webp'
    })
    expect(head.structuredData?.[0]).toMatchObject({
      '@type': 'Article',
      headline: 'Former ses équipes à l’IA',
      url: 'https://site.example/article/3-former-ses-equipes-a-l-ia',
      mainEntityOfPage: 'https://site.example/article/3-former-ses-equipes-a-l-ia',
      image: ['https://site.example/images/a.webp']
    })
    expect(head.structuredData?.[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Accueil' },
        { name: 'Blog' },
        { name: 'Former les équipes', item: 'https://site.example/blog/sujet/formation' },
        {
          name: 'Former ses équipes à l’IA',
          position: 4,
          item: 'https://site.example/article/3-former-ses-equipes-a-l-ia'
        }
      ]
    })
  })

  it.each([null, '/images/a.svg', 'https://exemple.fr/a.SVG?v=2'])(
    'shows our card where the picture is %s, which no social network shows',
    async (imageUrl) => {
      const { head } = await visit('/article/:id', '3', [buildArticle({ imageUrl })])
      expect(head).toMatchObject({
        image: expect.stringMatching(/article.*\.png$/),
        imageSize: { width: 1200, height: 630 }
      })
      expect(head.structuredData?.[0]).toMatchObject({
        image: [expect.stringMatching(/^https:\/\/site\.example\/.*article.*\.png$/)]
      })
    }
  )

  it('keeps the name of the site out of a title that fills what search engines show, and cuts a longer one at a word', async () => {
    const titleOf = async (title: string) =>
      (await visit('/article/:id', '3', [buildArticle({ title })])).head
    const filling = 'Soixante extras pour samedi : ce que l’IA y change enfin'
    expect((await titleOf(filling)).title).toBe(filling)
    const long = 'Soixante extras pour samedi : ce que l’IA change dans un planning'
    expect(await titleOf(long)).toMatchObject({
      title: 'Soixante extras pour samedi : ce que l’IA change…',
      socialTitle: long
    })
  })

  it('cuts the description at the end of a word', async () => {
    const { head } = await visit('/article/:id', '3', [
      buildArticle({ content: `<p>${'automatiser '.repeat(20)}</p>` })
    ])
    expect(head.description).toMatch(/^(automatiser ){11}automatiser…$/)
    expect(head.structuredData?.[0]).toMatchObject({ description: head.description })
  })

  it.each([
    [{ writer: 'program' as const }, 'AlgorithmicMedia', 'composé par un programme'],
    [{ writer: 'model' as const, model: 'mistral-small' }, 'TrainedAlgorithmicMedia', '(mistral-small)']
  ])(
    'tells search engines that it was generated, and keeps it out of their lists unreviewed',
    async (origin, type, sentence) => {
      const article = buildArticle({ origin, noindex: true, editedAt: '2026-06-01T08:00:00.000Z' })
      const { head } = await visit('/article/:id', '3', [article])
      expect(head).toMatchObject({ noindex: true, modifiedAt: '2026-06-01T08:00:00.000Z' })
      expect(head.structuredData?.[0]).toMatchObject({
        author: { '@type': 'Organization' },
        dateModified: '2026-06-01T08:00:00.000Z',
        digitalSourceType: `https://schema.org/${type}DigitalSource`,
        creditText: expect.stringContaining(sentence)
      })
    }
  )

  it('names who read it over, and says nothing of machines where a person wrote', async () => {
    const review = { at: '2026-06-01T08:00:00.000Z', by: 'Camille Astier' }
    const { head } = await visit('/article/:id', '3', [
      buildArticle({ origin: { writer: 'person' }, review })
    ])
    expect(head).not.toHaveProperty('noindex')
    expect(head.structuredData?.[0]).toMatchObject({
      editor: { '@type': 'Person', name: 'Camille Astier' },
      dateModified: '2026-05-01T08:00:00.000Z'
    })
    expect(head.structuredData?.[0]).not.toHaveProperty('digitalSourceType')
  })

  it('ARTICLE-12 is the same whatever title the address has', async () => {
    const { status, head } = await visit('/article/:id', '3-un-titre-d-avant', [buildArticle()])
    expect(status).toBe(200)
    expect(head.canonicalPath).toBe('/article/3-former-ses-equipes-a-l-ia')
  })

  it('answers 404 for an article that does not exist', async () => {
    const { status, head } = await visit('/article/:id', '99-former', [buildArticle()])
    expect(status).toBe(404)
    expect(head.title).toBe('Article non trouvé | Lucarne IA')
    expect(head.structuredData).toBeUndefined()
  })
})

it('describes the blog and its articles to search engines', async () => {
  const { head } = await visit('/blog', undefined, [buildArticle()])
  expect(head.structuredData?.[0]).toMatchObject({
    '@type': 'Blog',
    blogPost: [
      {
        headline: 'Former ses équipes à l’IA',
        url: 'https://site.example/article/3-former-ses-equipes-a-l-ia'
      }
    ]
  })
})

describe('a part of the list', () => {
  const many = [
    ...Array.from({ length: 30 }, (_, index) => buildArticle({ id: index + 1 })),
    buildArticle({ id: 99, title: 'Les tarifs', editedAt: '2026-07-01T00:00:00.000Z' })
  ]
  const open = async (path: string, params: Record<string, string>) => {
    const route = routeOf(path)
    const context: LoadContext<Platform['query']> = {
      params,
      url: new URL('https://site.example/'),
      site: TEST_SITE,
      query: createPlatform({ site: TEST_SITE }).query,
      getJson: answerFrom(many)
    }
    await route.load?.(context)
    return { status: route.status?.(context), head: route.head(context) }
  }

  it('has an address and a title of its own', async () => {
    const page = (page: string) => open('/blog/page/:page', { page })
    expect(await page('2')).toMatchObject({
      status: 200,
      head: { canonicalPath: '/blog/page/2', title: expect.stringContaining('page\u00a02') }
    })
    expect(await page('1')).toMatchObject({ status: 200, head: { canonicalPath: '/blog' } })
    for (const none of ['3', '0', 'x']) expect((await page(none)).status).toBe(404)
  })

  it('BLOG-17 is a subject too, with texts that are its own', async () => {
    const page = (topic: string, page?: string) =>
      open(`/blog/sujet/:topic${page ? '/page/:page' : ''}`, { topic, ...(page && { page }) })
    const { status, head } = await page('hotellerie')
    expect([status, head.title, head.canonicalPath]).toEqual([
      200,
      'Hôtellerie et restauration\u00a0: nos articles | Lucarne IA',
      '/blog/sujet/hotellerie'
    ])
    expect(head).not.toHaveProperty('noindex')
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'Blog',
        url: 'https://site.example/blog/sujet/hotellerie',
        blogPost: [{ headline: 'Les tarifs' }]
      },
      { itemListElement: [{}, {}, { name: 'Hôtellerie et restauration' }] }
    ])
    expect(await page('formation', '2')).toMatchObject({
      status: 200,
      head: {
        title: 'Former les équipes, page\u00a02 | Lucarne IA',
        canonicalPath: '/blog/sujet/formation/page/2'
      }
    })
    for (const [topic, number] of [
      ['formation', '3'],
      ['inconnu'],
      ['formation', '0'],
      ['toString']
    ] as const)
      expect((await page(topic, number)).status, topic).toBe(404)
  })

  it('BLOG-14 asks not to be listed where words are looked for, and names the list as its address', async () => {
    const route = routeOf('/blog')
    expect(route.queries).toEqual(['q', 'page'])
    const head = route.head({
      params: {},
      url: new URL(`https://site.example/blog?q=${encodeURIComponent('<b>mot</b> '.repeat(30))}`),
      site: TEST_SITE,
      query: createPlatform({ site: TEST_SITE }).query,
      getJson: answerFrom(many)
    })
    expect(head).toMatchObject({
      title: 'Recherche\u00a0: <b>mot</b> <b>mot</b> <b>mot</b>… | Lucarne IA',
      canonicalPath: '/blog',
      noindex: true
    })
  })

  it('BLOG-17 asks not to be listed while it has no article', async () => {
    expect(await open('/blog/sujet/:topic', { topic: 'donnees' })).toMatchObject({
      status: 200,
      head: { noindex: true }
    })
  })

  it('BLOG-17 has texts that search engines show whole, no two alike', () => {
    const texts = TOPICS.map((topic) => topicCopy[topic])
    for (const { name, about } of texts) {
      expect(`${name}\u00a0: nos articles | ${TEST_SITE.fullName}`.length, name).toBeLessThanOrEqual(65)
      expect(about.length, about).toBeGreaterThan(80)
      expect(about.length, about).toBeLessThanOrEqual(160)
    }
    expect(new Set(texts.map(({ about }) => about)).size).toBe(TOPICS.length)
  })
})

it('puts the blog and every article that may be listed in the sitemap, as fresh as its last change', async () => {
  const articles = [
    buildArticle({ id: 1, createdAt: '2026-01-01T00:00:00.000Z', isPinned: true }),
    buildArticle({ id: 3, origin: { writer: 'program' }, noindex: true }),
    buildArticle({ id: 4, createdAt: '2026-01-02T00:00:00.000Z', editedAt: '2026-06-01T00:00:00.000Z' }),
    buildArticle({ id: 2, createdAt: '2026-02-01T00:00:00.000Z' })
  ]
  const entries = await remote.sitemap?.({ site: TEST_SITE, getJson: answerFrom(articles) })
  expect(entries).toEqual([
    { path: '/blog', lastModified: '2026-06-01T00:00:00.000Z' },
    { path: '/blog/sujet/formation', lastModified: '2026-06-01T00:00:00.000Z' },
    { path: '/article/1-former-ses-equipes-a-l-ia', lastModified: '2026-01-01T00:00:00.000Z' },
    { path: '/article/4-former-ses-equipes-a-l-ia', lastModified: '2026-06-01T00:00:00.000Z' },
    { path: '/article/2-former-ses-equipes-a-l-ia', lastModified: '2026-02-01T00:00:00.000Z' }
  ])
})
