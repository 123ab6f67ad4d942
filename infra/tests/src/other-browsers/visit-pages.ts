import { PUBLIC_PAGES } from '@site/contracts/site/pages'
import { until } from '../harness/until.ts'
import type { Engine } from './engine.ts'

/** Pages of the administration that have an address of their own. */
const ADMIN = [
  '/admin',
  ...['create', 'manage', 'edit/1', 'revisions/1', 'auto', 'questions', 'leads', 'audience', 'deliveries'],
  ...['suspects', 'persons', 'releases', 'codes', 'tokens']
].map((path) => (path.startsWith('/') ? path : `/admin/${path}`))

export const SIZES = [
  [1440, 900],
  [390, 844]
] as const

interface State {
  heading: string
  /** Characters that are shown. */
  length: number
  isReady: boolean
}

const STATE = `({
  heading: document.querySelector('h1')?.innerText ?? '',
  length: document.body.innerText.length,
  isReady: window.__hydrated || location.pathname.startsWith('/admin')
})`

/**
 * Opens every page, and goes from the home page to the blog and back without a load. Returns what is wrong, with the page.
 *
 * @param site origin of the proxy that records
 * @param code the admin code
 */
export async function visitPages(engine: Engine, site: string, code: string): Promise<string[]> {
  const wrong: string[] = []
  const visit = async (path: string, address: string, visitMore?: () => Promise<void>) => {
    try {
      await engine.open(site + address)
      const { length } = await until(`a heading on ${path}`, async () => {
        const state = await engine.read<State>(STATE)
        return state.isReady && state.heading !== '' && state
      })
      if (length < 100) wrong.push(`${path}: blank`)
      await visitMore?.()
    } catch (error) {
      wrong.push(`${path}: ${(error as Error).message}`)
    }
    const complaints = await engine.read<string[]>(`window.__complaints ?? ['no document came']`)
    wrong.push(...complaints.map((complaint) => `${path}: ${complaint}`))
  }
  for (const path of [...PUBLIC_PAGES.keys(), '/article/1', '/nulle-part'])
    await visit(path, path, path === '/' ? () => goAndComeBack(engine) : undefined)
  for (const path of ADMIN) await visit(path, `${path}?code=${code}`)
  return wrong
}

async function goAndComeBack(engine: Engine): Promise<void> {
  const pathIs = (path: string) =>
    until(`${path} without a load`, () =>
      engine.read<boolean>(
        `window.__stays && location.pathname === '${path}' && (document.querySelector('h1')?.innerText === 'Blog') === (location.pathname === '/blog')`
      )
    )
  await engine.read(`(window.__stays = true, document.querySelector('a[href="/blog"]').click(), true)`)
  await pathIs('/blog')
  await engine.read('(history.back(), true)')
  await pathIs('/')
}
