import { createBrowserHistory } from '@site/web/host'
import { expect, it } from 'vitest'
import { keepPreview } from './keep-preview.ts'
import { moveHistory } from './moved-history.ts'
import { buildWindow } from './testing-window.ts'

const MOVED = { '/blog': '/actualites', '/article': '/actualites/lire' }
const open = () => {
  const { window, back } = buildWindow()
  const address = () => window.location.pathname + window.location.search + window.location.hash
  return { ...moveHistory(createBrowserHistory({ window }), MOVED), address, back }
}

it('FED-53 shows the address of the host where a page goes on to a declared one, and says the declared one', () => {
  const { history, address } = open()
  history.push('/blog?q=a#b')
  expect([address(), history.location.pathname, history.action]).toEqual([
    '/actualites?q=a#b',
    '/blog',
    'PUSH'
  ])
  history.replace({ pathname: '/article/3', search: '', hash: '' }, { from: 'list' })
  expect([address(), history.location.pathname]).toEqual(['/actualites/lire/3', '/article/3'])
  expect(history.location.state).toEqual({ from: 'list' })
  expect(history.createHref('/article/3')).toBe('/actualites/lire/3')
  expect(history.createHref('/seo')).toBe('/seo')
})

it('FED-53 tells the declared address when the visitor goes back', () => {
  const { history, back } = open()
  history.push('/blog')
  history.push('/article/3')
  const told: string[] = []
  history.listen(({ location }) => told.push(location.pathname))
  back()
  expect(told).toEqual(['/blog'])
})

it('FED-53 knows what is declared for a link, whichever of the two addresses it names', () => {
  const { declared } = open()
  const declaredFor = (path: string) => declared(new URL(path, 'https://site.example')).href
  expect(declaredFor('/actualites/lire/3?a=b#c')).toBe('https://site.example/article/3?a=b#c')
  expect(declaredFor('/article/3')).toBe('https://site.example/article/3')
})

it('FED-28 FED-53 keeps a preview in the addresses of the host', () => {
  const { history, address } = open()
  keepPreview(history, { 'mf-blog': '0.1.0-a' }).push('/blog')
  expect(address()).toBe('/actualites?mf-blog=0.1.0-a')
})
