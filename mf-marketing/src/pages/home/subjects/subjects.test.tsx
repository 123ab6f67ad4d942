import { createPlatform } from '@site/web/platform'
import { renderAt, TEST_SITE } from '@site/web/testing/render-at'
import { beforeAll, describe, expect, it } from 'vitest'
import HomePage from '../page.tsx'
import { type Subject, subjectsQuery } from './subjects.ts'

beforeAll(HomePage.preload)

const titles = [
  { id: 1, title: 'Audit IA : dix jours' },
  { id: 4, title: 'Soixante extras : un planning' },
  // Of this number, and on something else.
  { id: 6, title: 'Ce que nous ont appris nos clients' }
]
const fetchSubjects = (articles: unknown) =>
  createPlatform({ site: TEST_SITE }).query.fetchQuery(subjectsQuery(async () => ({ articles })))

const homeWith = (subjects: Subject[] | null) =>
  renderAt(<HomePage />, {
    address: '/',
    prepare: ({ query, http }) => {
      if (subjects) query.setQueryData(subjectsQuery(http.getJson).queryKey, subjects)
    }
  })
const linksTo = (html: string) => [...html.matchAll(/href="(\/article\/\d+)"/g)].map(([, address]) => address)

describe('the articles that the home page leads to', () => {
  it('HOME-47 are those of the subject’s number whose title still names it', async () => {
    expect(await fetchSubjects(titles)).toEqual(['audit', 'rota'])
    expect(await fetchSubjects([])).toEqual([])
  })

  it('HOME-47 have links where they are, and nothing looks like one where they are not', () => {
    expect(linksTo(homeWith(null))).toEqual(['/article/7', '/article/7'])
    const html = homeWith(['audit', 'yield', 'rag', 'rota', 'invoices', 'mails', 'training'])
    const cards = html.split('id="implementations"')[1]?.split('</section>')[0] ?? ''
    expect(linksTo(cards)).toEqual(['/article/4', '/article/3', '/article/2', '/article/5', '/article/6'])
    expect(linksTo(html)).toContain('/article/1')
    expect(linksTo(homeWith(['rag'])).filter((address) => address !== '/article/7')).toEqual(['/article/3'])
  })
})
