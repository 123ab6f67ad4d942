import type { Article } from '@site/contracts/article'
import type { LoadContext } from '@site/contracts/remote'
import { createPlatform, type Platform } from '@site/web/platform'
import { TEST_SITE } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { buildArticle } from '../articles/build-article.ts'
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
    getJson: () => Promise.resolve(articles)
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
      canonicalPath: '/article/3',
      type: 'article',
      publishedAt: '2026-05-01T08:00:00.000Z',
      image: '/images/a.webp'
    })
    expect(head.structuredData?.[0]).toMatchObject({
      '@type': 'Article',
      headline: 'Former ses équipes à l’IA',
      url: 'https://site.example/article/3',
      image: ['https://site.example/images/a.webp']
    })
    expect(head.structuredData?.[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Accueil' },
        { name: 'Blog' },
        { name: 'Former ses équipes à l’IA', position: 3 }
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

  it('keeps the name of the site out of a title that fills what search engines show', async () => {
    const title = 'Soixante extras pour samedi : ce que l’IA change dans un planning'
    const { head } = await visit('/article/:id', '3', [buildArticle({ title })])
    expect(head.title).toBe(title)
  })

  it('answers 404 for an article that does not exist', async () => {
    const { status, head } = await visit('/article/:id', '99', [buildArticle()])
    expect(status).toBe(404)
    expect(head.title).toBe('Article non trouvé | Lucarne IA')
    expect(head.structuredData).toBeUndefined()
  })
})

it('describes the blog and its articles to search engines', async () => {
  const { head } = await visit('/blog', undefined, [buildArticle()])
  expect(head.structuredData?.[0]).toMatchObject({
    '@type': 'Blog',
    blogPost: [{ headline: 'Former ses équipes à l’IA', url: 'https://site.example/article/3' }]
  })
})

it('puts the blog and every article in the sitemap', async () => {
  const articles = [
    buildArticle({ id: 1, createdAt: '2026-01-01T00:00:00.000Z', isPinned: true }),
    buildArticle({ id: 2, createdAt: '2026-02-01T00:00:00.000Z' })
  ]
  const entries = await remote.sitemap?.({ site: TEST_SITE, getJson: () => Promise.resolve(articles) })
  expect(entries).toEqual([
    { path: '/blog', lastModified: '2026-02-01T00:00:00.000Z' },
    { path: '/article/1', lastModified: '2026-01-01T00:00:00.000Z' },
    { path: '/article/2', lastModified: '2026-02-01T00:00:00.000Z' }
  ])
})
