import { describe, expect, it } from 'vitest'
import { doPatternsOverlap, matchRoute } from './route-match.ts'

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

it.each([
  ['/article/:id/', '/article/:slug', true],
  ['/article/:id', '/article/nouveau', true],
  ['/article/:id', '/blog/:id', false],
  ['/article/:id', '/article', false],
  ['/:a/:b', '/blog/1', true],
  ['*', '*', true],
  ['*', '/blog', false]
])('FED-22 tells whether %s and %s take the same address: %s', (one, other, expected) => {
  expect(doPatternsOverlap(one, other)).toBe(expected)
  expect(doPatternsOverlap(other, one)).toBe(expected)
})
