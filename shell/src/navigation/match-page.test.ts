import { matchRoute } from '@site/contracts/route-match'
import { createStaticHandler } from '@site/web/host'
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
])('the one matcher and the router agree on %s', async (pathname) => {
  const { query } = createStaticHandler(PATHS.map((path) => ({ id: path, path, caseSensitive: true })))
  const context = await query(new Request(`https://site.example${pathname}`))
  if (context instanceof Response) throw new Error('No redirect is expected')
  const [theirs] = context.matches.slice(-1)
  const ours = matchRoute(
    PATHS.map((path) => ({ path })),
    pathname
  )
  expect(ours?.route.path).toBe(theirs?.route.path)
  if (ours?.route.path !== '*') expect(ours?.params).toEqual(theirs?.params)
})
