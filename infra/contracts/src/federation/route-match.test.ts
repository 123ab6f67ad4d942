import { describe, expect, it } from 'vitest'
import { matchRoute, patternKey } from './route-match.ts'

const routes = ['/', '/blog', '/article/:id', '/article/nouveau', '/:page/:id', '*'].map((path) => ({ path }))
const match = (pathname: string) => matchRoute(routes, pathname)

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/blog/', '/blog', {}],
    ['/article/7', '/article/:id', { id: '7' }],
    ['/article/nouveau', '/article/nouveau', {}],
    ['/autre/7', '/:page/:id', { page: 'autre', id: '7' }],
    ['/article/%C3%A9t%C3%A9', '/article/:id', { id: 'été' }],
    ['/article/%zz', '/article/:id', { id: '%zz' }],
    ['/Blog', '*', {}],
    ['/a/b/c', '*', {}]
  ])('takes %s for %s', (pathname, path, params) => {
    expect(match(pathname)).toEqual({ route: { path }, params })
  })

  it('finds nothing where nobody claims the rest', () => {
    expect(matchRoute([{ path: '/' }], '/blog')).toBeNull()
  })
})

it('gives patterns that claim the same addresses the same key', () => {
  expect(patternKey('/article/:id/')).toBe(patternKey('/article/:slug'))
  expect(patternKey('/article/:id')).not.toBe(patternKey('/blog/:id'))
  expect(patternKey('*')).toBe('*')
})
