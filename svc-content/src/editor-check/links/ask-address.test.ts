import { describe, expect, it } from 'vitest'
import { type AskDeps, askAddress } from './ask-address.ts'

const PUBLIC = '93.184.216.34'

/** Hosts by name, pages by address; everything that is asked is noted. */
function fakeInternet(
  hosts: Record<string, string[]>,
  pages: Record<string, { status: number; location?: string }>
) {
  const asked: string[] = []
  const deps: AskDeps = {
    resolve: async (host) => {
      const addresses = hosts[host]
      if (!addresses) throw new Error('ENOTFOUND')
      return addresses
    },
    head: async (url, address) => {
      asked.push(`${url.href} at ${address}`)
      return pages[url.href] ?? { status: 404 }
    }
  }
  return { deps, asked }
}

const never = new AbortController().signal

describe('a link that leaves the site', () => {
  it('answers, at the address that was looked at', async () => {
    const { deps, asked } = fakeInternet({ 'cnil.fr': [PUBLIC] }, { 'https://cnil.fr/fr': { status: 200 } })
    expect(await askAddress('https://cnil.fr/fr', deps, never)).toBe('answers')
    expect(asked).toEqual([`https://cnil.fr/fr at ${PUBLIC}`])
  })

  it('is silent where there is no page, no host, or redirections without end', async () => {
    const loop = { status: 302, location: 'https://a.fr/' }
    const { deps } = fakeInternet({ 'a.fr': [PUBLIC] }, { 'https://a.fr/': loop })
    expect(await askAddress('https://a.fr/rien', deps, never)).toBe('silent')
    expect(await askAddress('https://b.fr/', deps, never)).toBe('silent')
    expect(await askAddress('https://a.fr/', deps, never)).toBe('silent')
  })

  it.each([
    'http://cnil.fr/',
    'https://cnil.fr:8443/',
    'https://moi:secret@cnil.fr/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://interne.fr/',
    'https://double.fr/',
    'file:///etc/passwd',
    'pas une adresse'
  ])('is never asked at %s', async (address) => {
    const { deps, asked } = fakeInternet(
      { 'interne.fr': ['10.0.0.4'], 'double.fr': [PUBLIC, '127.0.0.1'] },
      {}
    )
    expect(await askAddress(address, deps, never)).toBe('refused')
    expect(asked).toEqual([])
  })

  it('is not followed to where it may not be asked', async () => {
    const { deps, asked } = fakeInternet(
      { 'a.fr': [PUBLIC], 'interne.fr': ['169.254.169.254'] },
      { 'https://a.fr/': { status: 301, location: 'https://interne.fr/latest' } }
    )
    expect(await askAddress('https://a.fr/', deps, never)).toBe('refused')
    expect(asked).toHaveLength(1)
  })

  it('is not waited for beyond its time', async () => {
    const { deps } = fakeInternet({}, {})
    const slow = { ...deps, resolve: () => new Promise<string[]>(() => undefined) }
    expect(await askAddress('https://a.fr/', slow, AbortSignal.abort(new Error('time is over')))).toBe(
      'silent'
    )
  })
})
