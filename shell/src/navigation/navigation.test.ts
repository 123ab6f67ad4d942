import { createBrowserHistory } from '@site/web/host'
import { describe, expect, it, vi } from 'vitest'
import { createNavigation } from './navigation.ts'
import { buildWindow } from './testing-window.ts'

function setUp() {
  const { window, back } = buildWindow()
  const waiting = new Map<string, () => void>()
  const prepare = vi.fn(
    (url: URL) => new Promise<'stay'>((resolve) => void waiting.set(url.pathname, () => resolve('stay')))
  )
  const navigation = createNavigation(createBrowserHistory({ window }), prepare)
  const shown = () => navigation.current().location.pathname + navigation.current().location.hash
  const ready = async (pathname: string) => {
    waiting.get(pathname)?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { navigation, prepare, shown, ready, back, address: () => window.location.pathname }
}

describe('a navigation', () => {
  it('shows a page, and its address, once it is prepared', async () => {
    const { navigation, shown, ready, address } = setUp()
    const listener = vi.fn()
    navigation.subscribe(listener)
    navigation.navigator.push('/blog?page=2')
    expect([shown(), address(), navigation.isBusy()]).toEqual(['/', '/', true])
    await ready('/blog')
    expect([shown(), address(), navigation.isBusy()]).toEqual(['/blog', '/blog', false])
    expect(navigation.current()).toMatchObject({ action: 'PUSH', location: { search: '?page=2' } })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is cancelled by a newer one', async () => {
    const { navigation, shown, ready } = setUp()
    navigation.navigator.push('/blog')
    navigation.navigator.push('/seo')
    await ready('/seo')
    await ready('/blog')
    expect(shown()).toBe('/seo')
    expect(navigation.isBusy()).toBe(false)
  })

  it('NAV-24 is not cancelled by the address that the page it leaves gives itself', async () => {
    const { navigation, shown, ready, address } = setUp()
    navigation.navigator.replace('/admin/create')
    await ready('/admin/create')
    navigation.navigator.push('/admin')
    navigation.navigator.replace('/admin/create?draft=7')
    expect([shown(), navigation.current().location.search]).toEqual(['/admin/create', '?draft=7'])
    expect(navigation.isBusy()).toBe(true)
    await ready('/admin')
    expect([shown(), address(), navigation.isBusy()]).toEqual(['/admin', '/admin', false])
  })

  it('NAV-24 shows the last of the addresses that a page gives itself in quick succession', async () => {
    const { navigation, ready } = setUp()
    navigation.navigator.replace('/admin/leads?lead=11')
    await ready('/admin/leads')
    navigation.navigator.replace('/admin/leads?lead=10')
    navigation.navigator.replace('/admin/leads?lead=11')
    await ready('/admin/leads')
    expect([navigation.current().location.search, navigation.isBusy()]).toEqual(['?lead=11', false])
  })

  it('NAV-24 keeps the address that the back button went to from the page that it leaves', async () => {
    const { navigation, shown, ready, back } = setUp()
    navigation.navigator.replace('/admin')
    await ready('/admin')
    navigation.navigator.push('/admin/create')
    await ready('/admin/create')
    back()
    navigation.navigator.replace('/admin/create?draft=7')
    expect(shown()).toBe('/admin/create')
    await ready('/admin')
    expect([shown(), navigation.current().location.search]).toEqual(['/admin', ''])
  })

  it('is cancelled by a page that sends elsewhere', async () => {
    const { navigation, shown, ready } = setUp()
    navigation.navigator.push('/blog')
    navigation.navigator.replace('/seo')
    await ready('/seo')
    await ready('/blog')
    expect(shown()).toBe('/seo')
  })

  it('follows a hash on the same page at once, every time it is asked to', () => {
    const { navigation, prepare, shown } = setUp()
    navigation.navigator.push('/#faq')
    const first = navigation.current().location.key
    navigation.navigator.push('/#faq')
    expect(shown()).toBe('/#faq')
    expect(navigation.current().location.key).not.toBe(first)
    expect(prepare).not.toHaveBeenCalled()
  })

  it('prepares the page that the back button asks for', async () => {
    const { navigation, shown, ready, back } = setUp()
    navigation.navigator.replace('/')
    await ready('/')
    navigation.navigator.push('/blog')
    await ready('/blog')
    back()
    expect(shown()).toBe('/blog')
    await ready('/')
    expect(shown()).toBe('/')
    expect(navigation.current().action).toBe('POP')
  })

  it('NAV-25 says of a page that only takes another address that it stays in place', async () => {
    const { navigation, ready, address } = setUp()
    navigation.navigator.replace('/blog', null, { preventScrollReset: true })
    await ready('/blog')
    expect([address(), navigation.current().staysInPlace]).toEqual(['/blog', true])
    navigation.navigator.push('/seo')
    await ready('/seo')
    expect(navigation.current().staysInPlace).toBe(false)
  })
})

describe('a navigation that a guard asks about', () => {
  it('waits for the answer, and goes on when it is yes', async () => {
    const { window } = buildWindow()
    const proceeds: (() => void)[] = []
    const mayLeave = vi.fn((_: unknown, proceed: () => void) => void proceeds.push(proceed) === true)
    const navigation = createNavigation(createBrowserHistory({ window }), async () => 'stay', mayLeave)
    navigation.navigator.push('/blog')
    expect([navigation.current().location.pathname, navigation.isBusy()]).toEqual(['/', false])
    expect(mayLeave).toHaveBeenCalledWith(
      { from: new URL('https://site.example/'), to: new URL('https://site.example/blog') },
      expect.any(Function)
    )
    proceeds[0]?.()
    await vi.waitFor(() => expect(navigation.current().location.pathname).toBe('/blog'))
  })
})

describe('a navigation to another document', () => {
  const setUpLoad = (mayLeave = () => true) => {
    const { window, back } = buildWindow()
    const loaded: [path: string, step: string][] = []
    const load = (url: URL, step: string) => void loaded.push([url.pathname, step])
    const prepare = async (url: URL) => (url.pathname.startsWith('/admin') ? 'load' : 'stay')
    const history = createBrowserHistory({ window })
    return { navigation: createNavigation(history, prepare, mayLeave, load), loaded, back, history }
  }

  it('is left to the browser', async () => {
    const { navigation, loaded } = setUpLoad()
    navigation.navigator.push('/admin')
    await vi.waitFor(() => expect(loaded).toEqual([['/admin', 'assign']]))
    navigation.navigator.replace('/admin/leads')
    await vi.waitFor(() => expect(loaded.at(-1)).toEqual(['/admin/leads', 'replace']))
    expect([navigation.current().location.pathname, navigation.isBusy()]).toEqual(['/', false])
    navigation.navigator.push('/blog')
    await vi.waitFor(() => expect(navigation.current().location.pathname).toBe('/blog'))
  })

  it('FED-26 takes along what the link carries beside its address', async () => {
    const { navigation, loaded, history } = setUpLoad()
    navigation.navigator.push('/admin', { adminCode: 'c' })
    await vi.waitFor(() => expect(loaded).toEqual([['/admin', 'reload']]))
    expect([history.location.pathname, history.location.state]).toEqual(['/admin', { adminCode: 'c' }])
    // The page that is left shows nothing of it.
    expect(navigation.current().location.pathname).toBe('/')
  })

  it('asks the guard first', () => {
    const { navigation, loaded } = setUpLoad(() => false)
    navigation.navigator.push('/admin')
    expect(loaded).toEqual([])
  })

  // A page that was reached from the administration, and then reloaded: what is before it in the history is no part of this document.
  it('loads the address that the back button has led to', async () => {
    const { history, loaded, back } = setUpLoad()
    history.replace('/admin')
    history.push('/')
    back()
    await vi.waitFor(() => expect(loaded).toEqual([['/admin', 'reload']]))
  })
})
