import { matchRoute } from '@site/contracts/federation/route-match'
import { matchRoutes } from '@site/web/host'
import { expect, it } from 'vitest'

const PATHS = ['/', '/blog', '/article/:id', '/admin', '/admin/edit/:id', '/admin/leads', '*']

it.each([
  '/',
  '/blog',
  '/blog/',
  '/Blog',
  '/article/7',
  '/article/%C3%A9',
  '/article',
  '/admin/edit/3',
  '/admin/x',
  '/x/y/z'
])('the one matcher and the router agree on %s', (pathname) => {
  const [theirs] = (
    matchRoutes(
      PATHS.map((path) => ({ path, caseSensitive: true })),
      pathname
    ) ?? []
  ).slice(-1)
  const ours = matchRoute(
    PATHS.map((path) => ({ path })),
    pathname
  )
  expect(ours?.route.path).toBe(theirs?.route.path)
  if (ours?.route.path !== '*') expect(ours?.params).toEqual(theirs?.params)
})
