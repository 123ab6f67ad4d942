import { createPlatform } from '@site/web/platform'
import { TEST_SITE } from '@site/web/testing/render-at'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPath } from './admin-path.ts'
import { validateCode } from './validate-code.ts'

const check = (answer: () => Promise<Response>) => {
  const fetch = vi.fn((_path: string, _init?: RequestInit) => answer())
  return { fetch, outcome: validateCode(createPlatform({ site: TEST_SITE, fetch }).http, ' Code é ') }
}

afterEach(() => void vi.restoreAllMocks())

describe('checking the admin code', () => {
  it('sends the code as it was typed, in the body, and accepts any success', async () => {
    const { fetch, outcome } = check(async () => new Response(null, { status: 204 }))
    expect(await outcome).toEqual({ outcome: 'accepted' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/validate-admin')
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ adminCode: ' Code é ' })
  })

  it('tells a refused code from a check that could not be made', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refused = check(async () => Response.json({ message: 'Non' }, { status: 401 }))
    expect(await refused.outcome).toEqual({ outcome: 'refused' })
    const broken = check(async () => new Response('', { status: 502 }))
    expect(await broken.outcome).toEqual({ outcome: 'failed' })
    const offline = check(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await offline.outcome).toEqual({ outcome: 'failed' })
  })

  it('ADMIN-12 hands over what a named code opens, and refuses one that opens nothing here', async () => {
    const named = { name: 'Camille Astier', scopes: ['leads'] }
    const { outcome } = check(async () => Response.json({ ok: true, ...named }))
    expect(await outcome).toEqual({ outcome: 'accepted', rights: named })
    const visitor = check(async () => Response.json({ ok: true, name: 'Hôtel', scopes: ['offre'] }))
    expect(await visitor.outcome).toEqual({ outcome: 'refused' })
  })

  it('hands over the server’s sentence when there were too many tries', async () => {
    const { outcome } = check(async () => Response.json({ message: 'Trop d’essais.' }, { status: 429 }))
    expect(await outcome).toEqual({ outcome: 'throttled', message: 'Trop d’essais.' })
  })
})

it('encodes the code in admin addresses', () => {
  expect(adminPath('/admin/leads', 'a&b=c d+é#')).toBe('/admin/leads?code=a%26b%3Dc%20d%2B%C3%A9%23')
})
