import { createBrowserHistory } from '@site/web/host'
import { expect, it } from 'vitest'
import { keepPreview } from './keep-preview.ts'
import { buildWindow } from './testing-window.ts'

it('FED-28 keeps the previewed versions in each address that the page goes on to', () => {
  const { window } = buildWindow()
  const address = () => window.location.pathname + window.location.search + window.location.hash
  const history = keepPreview(createBrowserHistory({ window }), { 'mf-blog': '0.1.0-a' })
  history.push('/seo?ville=lyon#devis')
  expect(address()).toBe('/seo?ville=lyon&mf-blog=0.1.0-a#devis')
  history.replace({ pathname: '/', search: '', hash: '' })
  expect([address(), history.location.search]).toEqual(['/?mf-blog=0.1.0-a', '?mf-blog=0.1.0-a'])
  expect(history.createURL('/blog').search).toBe('?mf-blog=0.1.0-a')
})

it('FED-47 keeps the signature with them that the page was opened by', () => {
  const { window } = buildWindow()
  const query = '?mf-blog=0.1.0-a&preview-signature=1796378400.signature'
  const own = createBrowserHistory({ window })
  own.replace(`/${query}`)
  const history = keepPreview(own, { 'mf-blog': '0.1.0-a' })
  history.push('/seo')
  expect(window.location.pathname + window.location.search).toBe(`/seo${query}`)
})
