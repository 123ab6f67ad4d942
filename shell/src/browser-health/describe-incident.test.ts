import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeIncident, type IncidentContext } from './describe-incident.ts'
import type { Happened } from './early-incidents.ts'

const FILE = 'https://site.example/remotes/mf-blog/0.1.0-bbbbbbbbbb/assets/page-Bx8.js'
const PLACE = { deployable: 'mf-blog', version: '0.1.0-bbbbbbbbbb', file: 'assets/page-Bx8.js' }
const VIEW = { deployable: 'mf-blog', version: '0.1.0-live' }

const browser = { onLine: true }
beforeEach(() => {
  browser.onLine = true
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal(
    'ErrorEvent',
    class extends Event {
      constructor(type: string, more: object) {
        super(type)
        Object.assign(this, more)
      }
    }
  )
})
afterEach(() => vi.unstubAllGlobals())

const tell = (happened: Happened, more: Partial<IncidentContext> = {}) =>
  describeIncident(happened, {
    versionOf: (_, source) => `0.1.0-${source}`,
    secrets: () => ['le-code-de-la-maison'],
    isPrivate: false,
    ...more
  })
const thrown = (message: string, stack = `TypeError: ${message}\n    at f (${FILE}:1:204)`) =>
  Object.assign(new TypeError(message), { stack })
const failed = (error: unknown, to: 'previous' | 'nothing' | null = null) =>
  ({ remote: 'mf-blog', source: 'live', error, to }) as const
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

describe('what is told of', () => {
  it('HEALTH-1 an error of a timer and of a promise: whose it is, where, and what it says', () => {
    const told = { kind: 'error', ...PLACE, line: 1, column: 204, message: 'TypeError: no list' }
    expect(tell(new ErrorEvent('error', { error: thrown('no list') }))).toEqual([told])
    expect(tell(rejected(thrown('no list')))).toEqual([told])
  })

  it('HEALTH-1 a view that throws: the error, and what took its place', () => {
    expect(tell(failed(thrown('no list', ''), 'previous'))).toEqual([
      { kind: 'error', ...VIEW, message: 'TypeError: no list' },
      { kind: 'fallback', ...VIEW }
    ])
    expect(tell(failed(thrown('no list', ''), 'nothing'))[1]).toEqual({ kind: 'empty-slot', ...VIEW })
  })

  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${FILE}`, PLACE],
    ['Firefox', `error loading dynamically imported module: ${FILE}`, PLACE],
    ['Safari', 'Importing a module script failed.', VIEW],
    ['us, too late', 'No answer within 8000 ms', VIEW]
  ])('HEALTH-1 a module that does not load, as %s says it', (_, message, place) => {
    expect(tell(failed(new TypeError(message)))).toEqual([{ kind: 'load-failure', ...place }])
  })

  it('HEALTH-1 a file that the page names', () => {
    const missing = (target: object) => Object.defineProperty(new Event('error'), 'target', { value: target })
    expect(tell(missing({ href: FILE }))).toEqual([{ kind: 'load-failure', ...PLACE }])
    expect(tell(missing({ src: 'https://images.example/a.jpg' }))).toEqual([])
  })

  it('nothing that did not load is told of while the browser is offline', () => {
    browser.onLine = false
    expect(tell(failed(new TypeError('Importing a module script failed.')))).toEqual([])
  })

  it('nothing of an extension of the browser, nor of the loop that layouts observe', () => {
    expect(tell(rejected(thrown('x', 'at f (chrome-extension://abcdef/content.js:1:2)')))).toEqual([])
    expect(tell(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))).toEqual([])
  })

  it.each([[undefined], [null], ['a text'], [{ message: 7, name: {} }], [Symbol.iterator.description]])(
    'whatever is thrown: %s',
    (reason) =>
      expect(tell(rejected(reason))).toMatchObject([{ kind: 'error', deployable: 'other', version: 'other' }])
  )
})

describe('HEALTH-4 the message', () => {
  const said = 'no lead of ada@exemple.fr by le-code-de-la-maison'
  it('holds no address and no code', () => {
    expect(tell(rejected(thrown(said)))[0]?.message).toBe('TypeError: no lead of […] by […]')
  })
  it('is the name of the error alone where the page is private', () => {
    expect(tell(rejected(thrown(said)), { isPrivate: true })[0]?.message).toBe('TypeError')
  })
})
