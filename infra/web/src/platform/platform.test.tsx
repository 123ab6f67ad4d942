import { readFileSync } from 'node:fs'
import { brand } from '@site/contracts/site/brand'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createPlatform } from './context/create-platform.ts'
import * as platformModule from './index.ts'
import {
  PlatformProvider,
  useModal,
  useQuery,
  useScrollLock,
  useSession,
  useSite,
  useToaster
} from './index.ts'

const siteOf = (productName: string) => ({ ...brand, origin: 'https://site.example', productName })

function Page() {
  const site = useSite()
  const { isLoggedIn } = useSession()
  const { toast } = useToaster()
  const { anotherIsOpen } = useModal(true)
  useScrollLock(true)
  const { data } = useQuery<string[]>({ queryKey: ['/api/blog'] })
  return (
    <p>{[site.productName, isLoggedIn, toast?.title, anotherIsOpen, data?.join()].map(String).join(' ')}</p>
  )
}

const renderOf = (platform: ReturnType<typeof createPlatform>) =>
  renderToString(
    <PlatformProvider platform={platform}>
      <Page />
    </PlatformProvider>
  )

describe('the platform on the server', () => {
  it('PAGE-10 keeps two visitors apart who are rendered at once', async () => {
    const one = createPlatform({ site: siteOf('Un') })
    const other = createPlatform({ site: siteOf('Autre') })
    await Promise.all([
      one.query.prefetchQuery({ queryKey: ['/api/blog'], queryFn: async () => ['un'] }),
      other.query.prefetchQuery({ queryKey: ['/api/blog'], queryFn: async () => ['autre'] })
    ])
    one.toasts.show({ title: 'Bonjour' })
    one.session.store.setState({ isLoggedIn: true })
    one.modals.open('ailleurs')
    expect(renderOf(other)).toBe('<p>Autre false undefined false autre</p>')
    one.toasts.dismiss()
  })

  it('LOGIN-13 renders logged out, without a toast or a modal, whatever the stores hold: the browser starts the same', () => {
    const platform = createPlatform({ site: siteOf('Un') })
    platform.session.store.setState({ isLoggedIn: true })
    expect(renderOf(platform)).toBe('<p>Un false undefined false undefined</p>')
  })

  it('hands its data over to the browser', async () => {
    const server = createPlatform({ site: siteOf('Un') })
    await server.query.prefetchQuery({ queryKey: ['/api/blog'], queryFn: async () => ['un'] })
    const data: unknown = JSON.parse(JSON.stringify(dehydrate(server.query)))
    expect(renderOf(createPlatform({ site: siteOf('Un'), data }))).toContain('un</p>')
  })

  it('throws an error that explains the cause when there is no provider', () => {
    expect(() => renderToString(<Page />)).toThrow('No PlatformProvider above')
  })
})

it('API-13 reads the path that a key starts with, and never again by itself', async () => {
  const asked: string[] = []
  const { query } = createPlatform({
    site: siteOf('Un'),
    fetch: async (path) => {
      asked.push(path)
      return new Response('[]')
    }
  })
  await query.fetchQuery({ queryKey: ['/api/leads', { search: '' }] })
  await query.fetchQuery({ queryKey: ['/api/leads', { search: '' }] })
  expect(asked).toEqual(['/api/leads'])
  await expect(query.fetchQuery({ queryKey: ['leads'] })).rejects.toThrow(
    'needs a key that starts with a path'
  )
})

it('API-13 does not retry', async () => {
  let calls = 0
  const fetch = async () => {
    calls += 1
    return new Response('', { status: 500, statusText: 'Panne' })
  }
  const { query } = createPlatform({ site: siteOf('Un'), fetch })
  await expect(query.fetchQuery({ queryKey: ['/api/blog'] })).rejects.toThrow('500: Panne')
  expect(calls).toBe(1)
})

it('carries the version of its package, which shell and remotes are compared by', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  expect(platformModule.PLATFORM_VERSION).toBe(version)
})
