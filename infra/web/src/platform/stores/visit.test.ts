import { afterEach, describe, expect, it, vi } from 'vitest'

/** Loads the module as a new document would, in a browser whose storage throws on every access. */
const arriveAt = async (href: string) => {
  const refuse = () => {
    throw new Error('Nothing of a visit is stored (DATA-5)')
  }
  const storage = { getItem: refuse, setItem: refuse }
  const browser = { location: { href }, sessionStorage: storage, localStorage: storage }
  vi.stubGlobal('window', browser)
  vi.resetModules()
  const visit = await import('./visit.ts')
  return { ...visit, goTo: (next: string) => Object.assign(browser.location, { href: next }) }
}

describe('the campaign of a visit', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('CONTACT-6 DATA-5 is that of the page it landed on, whatever page comes after, without any storage', async () => {
    const { readFirstTouch, readPageUrl, goTo } = await arriveAt('https://site.example/?utm_source=lettre')
    goTo('https://site.example/blog?utm_source=annonce&code=secret')
    expect(readFirstTouch()).toEqual({ utmSource: 'lettre' })
    expect(readPageUrl()).toBe('https://site.example/blog?utm_source=annonce')
  })

  it('stays empty for a visit that landed without one', async () => {
    const { readFirstTouch, goTo } = await arriveAt('https://site.example/')
    goTo('https://site.example/blog?utm_source=annonce')
    expect(readFirstTouch()).toEqual({})
  })

  it('is lost with the document', async () => {
    await arriveAt('https://site.example/?utm_source=lettre')
    const { readFirstTouch } = await arriveAt('https://site.example/blog')
    expect(readFirstTouch()).toEqual({})
  })
})
