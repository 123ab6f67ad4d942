import { renderAt, TEST_SITE, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { articleKey } from '../articles/use-article.ts'
import ArticlePage from '../pages/article/page.tsx'
import AudiencePage from '../pages/audience/page.tsx'
import AutoPage from '../pages/auto/page.tsx'
import CodesPage from '../pages/codes/page.tsx'
import DeliveriesPage from '../pages/deliveries/page.tsx'
import LeadsPage from '../pages/leads/page.tsx'
import ManagePage from '../pages/manage/page.tsx'
import PersonsPage from '../pages/persons/page.tsx'
import PortalPage from '../pages/portal/page.tsx'
import ReleasesPage from '../pages/releases/page.tsx'
import RevisionsPage from '../pages/revisions/page.tsx'
import SuspectsPage from '../pages/suspects/page.tsx'
import TokensPage from '../pages/tokens/page.tsx'
import { remote } from './routes.ts'

it('PAGE-9 draws every admin page in the browser alone, and keeps them out of search engines', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    '/admin',
    '/admin/create',
    '/admin/manage',
    '/admin/edit/:id',
    '/admin/revisions/:id',
    '/admin/auto',
    '/admin/questions',
    '/admin/leads',
    '/admin/audience',
    '/admin/deliveries',
    '/admin/suspects',
    '/admin/persons',
    '/admin/releases',
    '/admin/codes',
    '/admin/tokens'
  ])
  for (const route of remote.routes)
    expect(route).toMatchObject({ render: 'client', frame: 'none', index: false, cacheTags: [] })
  expect(remote.sitemap).toBeUndefined()
})

it('puts no code in an address of the head', () => {
  for (const { head } of remote.routes) {
    const { canonicalPath, title } = head({
      params: { id: '3' },
      url: new URL('https://site.example/admin/edit/3?code=secret'),
      site: TEST_SITE,
      query: {} as never,
      getJson: () => Promise.reject(new Error('not asked'))
    })
    expect(`${canonicalPath} ${title}`).not.toContain('secret')
  }
})

describe('sub-pages without a code', () => {
  it.each([
    ['/admin/leads', <LeadsPage key="leads" />],
    ['/admin/suspects', <SuspectsPage key="suspects" />],
    ['/admin/persons', <PersonsPage key="persons" />],
    ['/admin/manage', <ManagePage key="manage" />],
    ['/admin/edit/3', <ArticlePage key="edit" />],
    ['/admin/revisions/3', <RevisionsPage key="revisions" />],
    ['/admin/auto', <AutoPage key="auto" />],
    ['/admin/audience', <AudiencePage key="audience" />],
    ['/admin/deliveries', <DeliveriesPage key="deliveries" />],
    ['/admin/releases', <ReleasesPage key="releases" />],
    ['/admin/codes', <CodesPage key="codes" />],
    ['/admin/tokens', <TokensPage key="tokens" />]
  ])('%s says that access is not allowed, with a way back', (address, page) => {
    for (const query of ['', '?code=']) {
      const html = renderAt(page, { address: address + query, pattern: address.replace('3', ':id') })
      expect(textOf(html)).toContain('Accès non autorisé')
      expect(html).toContain('href="/admin"')
    }
  })

  it('/admin/create shows nothing and leads to /admin', () => {
    expect(textOf(renderAt(<ArticlePage />, { address: '/admin/create' }))).toBe('')
  })
})

describe('/admin/edit/{id}', () => {
  const render = (id: string) =>
    textOf(
      renderAt(<ArticlePage />, {
        address: `/admin/edit/${id}?code=c`,
        pattern: '/admin/edit/:id',
        prepare: ({ query }) => {
          query.setQueryData(['/api/blog'], [])
          // It was published until a moment ago.
          query.setQueryData(articleKey(12), { id: 12, state: 'published' })
        }
      })
    )

  it('asks for a valid number, then for an article that exists', () => {
    expect(render('abc')).toContain('Cette adresse ne désigne aucun article.')
    expect(render('12')).toContain("L'article que vous tentez de modifier n'existe pas.")
    for (const id of ['abc', '12']) expect(render(id)).toContain('Article non trouvé')
  })
})

it('/admin asks for the access code', () => {
  const html = renderAt(<PortalPage />, { address: '/admin' })
  expect(textOf(html)).toContain("Code d'accès")
  expect(html).toContain('type="password"')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})
