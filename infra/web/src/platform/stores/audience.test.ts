import { UNCOUNTED_FLAG } from '@site/contracts/site/brand'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const values = new Map<string, string>()
const written: string[] = []
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem(key: string, value: string) {
    written.push(key)
    values.set(key, value)
  },
  removeItem: (key: string) => void values.delete(key)
}
let sent: { path: string; body: Blob }[]

/** Opens a new document at `href`, in a browser that says `more` of itself. */
async function arriveAt(href: string, more: Partial<Record<string, unknown>> = {}) {
  const location = new URL(href)
  vi.stubGlobal('window', { location, localStorage: storage })
  vi.stubGlobal('navigator', {
    doNotTrack: null,
    sendBeacon: (path: string, body: Blob) => sent.push({ path, body }),
    ...more
  })
  vi.resetModules()
  const { createAudience } = await import('./audience.ts')
  return { audience: createAudience(), goTo: (path: string) => (location.pathname = path) }
}
const beacons = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text())))

beforeEach(() => {
  sent = []
  values.clear()
  written.length = 0
})
afterEach(() => vi.unstubAllGlobals())

describe('the steps of a visit', () => {
  it('AUDIENCE-1 are told with their page and the campaign of the first one, and nothing else', async () => {
    const { audience, goTo } = await arriveAt('https://site.example/?utm_source=lettre&code=secret')
    audience.count('visit')
    goTo('/blog')
    audience.count('visit')
    expect(await beacons()).toEqual([
      { step: 'visit', path: '/', utmSource: 'lettre' },
      { step: 'visit', path: '/blog', utmSource: 'lettre' }
    ])
    expect(sent[0]).toMatchObject({ path: '/api/audience', body: { type: 'application/json' } })
    expect(written).toEqual([])
  })

  it('are told once a visit of a page, a form that was sent each time', async () => {
    const { audience } = await arriveAt('https://site.example/')
    const steps = [
      'visit',
      'chat-opened',
      'chat-opened',
      'form-begun',
      'form-begun',
      'form-sent',
      'form-sent'
    ] as const
    for (const step of steps) audience.count(step)
    audience.count('visit')
    audience.count('chat-opened')
    expect((await beacons()).map(({ step }) => step)).toEqual([
      ...['visit', 'chat-opened', 'form-begun', 'form-sent', 'form-sent'],
      ...['visit', 'chat-opened']
    ])
  })

  it('AUDIENCE-2 fit into a kilobyte, however long the campaign is', async () => {
    const long = encodeURIComponent('é'.repeat(200))
    const { audience } = await arriveAt(
      `https://site.example/?utm_source=${long}&utm_medium=${long}&utm_campaign=${long}`
    )
    audience.count('popup-shown')
    expect(sent[0]?.body.size).toBeLessThan(1024)
  })
})

describe('AUDIENCE-5 nothing is told', () => {
  it.each([
    ['by Do Not Track', { doNotTrack: '1' }],
    ['by Global Privacy Control', { globalPrivacyControl: true }]
  ])('of who asks for that %s', async (_, more) => {
    const { audience } = await arriveAt('https://site.example/', more)
    audience.count('visit')
    expect(sent).toEqual([])
    expect(audience.reason()).toBe('browser')
  })

  it('of who objected in this browser, until that is taken back', async () => {
    const { audience } = await arriveAt('https://site.example/')
    audience.object(true)
    expect([...values]).toEqual([[UNCOUNTED_FLAG.key, UNCOUNTED_FLAG.value]])
    const { audience: next } = await arriveAt('https://site.example/blog')
    next.count('visit')
    expect(sent).toEqual([])
    expect(next.reason()).toBe('objection')
    next.object(false)
    expect(values.size).toBe(0)
    next.count('visit')
    expect(sent).toHaveLength(1)
  })

  it('of a browser that a program drives', async () => {
    const { audience } = await arriveAt('https://site.example/', { webdriver: true })
    audience.count('visit')
    expect(sent).toEqual([])
  })

  it('of a preview, nor by a browser that has no beacons', async () => {
    const { audience } = await arriveAt('https://site.example/')
    audience.mute()
    audience.count('visit')
    const { audience: old } = await arriveAt('https://site.example/', { sendBeacon: undefined })
    old.count('visit')
    expect(sent).toEqual([])
  })
})
