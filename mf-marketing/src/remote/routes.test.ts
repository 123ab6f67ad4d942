import { menusOf } from '@site/contracts/federation/menus'
import { brand } from '@site/contracts/site/brand'
import { PUBLIC_PAGES } from '@site/contracts/site/pages'
import { describe, expect, it } from 'vitest'
import { remote } from './routes.ts'

const site = { ...brand, origin: 'https://lucarne.example' }
const context = {
  site,
  params: {},
  url: new URL(site.origin),
  query: undefined as never,
  getJson: async () => null
}
const PAGES = [...PUBLIC_PAGES.keys()].filter((path) => path !== '/blog')
const LEGAL = ['/mentions-legales', '/politique-confidentialite', '/conditions-utilisation']
const headOf = (path: string) => remote.routes.find((route) => route.path === path)?.head(context)

describe('routes of the public site', () => {
  it('NAV-1 are the public pages but for the blog', () => {
    const paths = remote.routes.map(({ path }) => path)
    expect(paths, 'a new page has its line in infra/contracts/src/site/pages.ts').toEqual([...PAGES, '*'])
  })

  it('NAV-12 NAV-19 A11Y-11 have links in the header and the footer', () => {
    const { header, ...columns } = menusOf([remote])
    expect(header?.map(({ to }) => to)).toEqual(['/chatbot', '/seo'])
    const legal = columns['footer-legal'] ?? []
    expect(legal.slice(0, 3).map(({ to }) => to)).toEqual(LEGAL)
    expect(legal.at(-1)?.label).toMatch(/^Accessibilité\u00a0: (totalement|partiellement|non) conforme$/)
    const addresses = Object.values(columns).flatMap((links) => links.map(({ to }) => to.replace(/#.*/, '')))
    for (const address of addresses) expect(PUBLIC_PAGES.has(address), address).toBe(true)
  })

  it('have titles and descriptions of a length that search engines show, none twice', () => {
    const heads = remote.routes.map((route) => route.head(context))
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(65)
      expect(description.length).toBeGreaterThan(40)
      expect(description.length).toBeLessThanOrEqual(160)
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })

  it('keep the hotel offer and the not-found page out of search engines, and answer 404', async () => {
    const hidden = remote.routes.filter(({ index }) => !index).map(({ path }) => path)
    expect(hidden).toEqual(['/formule-hoteliere', '*'])
    expect(remote.routes.at(-1)?.status?.(context)).toBe(404)
    const sitemap = await remote.sitemap?.({ site, getJson: async () => [] })
    const always = PAGES.filter((path) => path !== '/formule-hoteliere' && path !== '/questions')
    expect(sitemap?.map(({ path }) => path)).toEqual(always)
  })

  it('FAQ-2 tell search engines of the questions once one is answered, since its latest change', async () => {
    const at = '2026-01-15T10:24:00.000Z'
    const entry = {
      ...{ id: 3, question: 'Et les mairies ?', answer: 'Oui.', link: null, wordings: [] },
      ...{ createdAt: at, updatedAt: at, version: 1 }
    }
    const later = { ...entry, id: 4, updatedAt: '2026-02-01T08:00:00.000Z' }
    const sitemap = await remote.sitemap?.({ site, getJson: async () => [later, entry] })
    expect(sitemap?.at(-1)).toEqual({ path: '/questions', lastModified: later.updatedAt })
    const route = remote.routes.find(({ path }) => path === '/questions')
    const headWith = (entries: object[]) =>
      route?.head({ ...context, query: { getQueryData: () => entries } as never })
    expect(headWith([])).toMatchObject({ noindex: true })
    const head = headWith([entry])
    expect(head?.noindex).toBe(false)
    expect(head?.structuredData?.[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Et les mairies ?', acceptedAnswer: { text: 'Oui.' } }]
    })
  })

  it('name the events product in the chatbot title', () => {
    expect(headOf('/chatbot')?.title).toBe('Chatbot IA Estrade')
  })

  it('describe the company, its services and the questions on the home page', () => {
    const types = headOf('/')?.structuredData?.map((thing) => thing['@type'])
    expect(types).toEqual(['Organization', 'WebSite', 'Service', 'Service', 'Service', 'FAQPage'])
  })

  it('say where each service is presented and what kind it is, and the company’s legal name', () => {
    const servicesOf = (path: string) =>
      headOf(path)?.structuredData?.filter((thing) => thing['@type'] === 'Service') ?? []
    for (const path of ['/', '/chatbot', '/seo'])
      for (const one of servicesOf(path))
        expect(one).toMatchObject({ url: `${site.origin}${path}`, serviceType: one.name })
    expect(headOf('/')?.structuredData?.[0]).toMatchObject({
      legalName: 'Lucarne IA',
      logo: expect.stringMatching(/^https:\/\/lucarne\.example\/.*logo.*\.png/)
    })
  })
})
