import { createAddressGuard } from '@site/service/outgoing/address-guard'
import { describe, expect, it } from 'vitest'
import { type AskHead, askAddress, askHeadThrough } from './ask-address.ts'

const PUBLIC = '93.184.216.34'

/** Hosts by name, pages by address; everything that is asked is noted. Where a host may be asked says the guard that stands before the internet. */
function fakeInternet(
  hosts: Record<string, string[]>,
  pages: Record<string, { status: number; location?: string }>
) {
  const asked: string[] = []
  const guard = createAddressGuard([], (host, found) => {
    const addresses = hosts[host] ?? []
    found(
      addresses.length === 0 ? new Error('ENOTFOUND') : null,
      addresses.map((address) => ({ address, family: 4 }))
    )
  })
  const askHead: AskHead = (url) =>
    new Promise((resolve, reject) => {
      guard.lookup(url.hostname, { all: false }, (error, address) => {
        if (error) return reject(error)
        asked.push(`${url.href} at ${address}`)
        resolve(pages[url.href] ?? { status: 404 })
      })
    })
  return { askHead, asked }
}

const never = new AbortController().signal

describe('a link that leaves the site', () => {
  it('answers, at the address that was looked at', async () => {
    const { askHead, asked } = fakeInternet(
      { 'cnil.fr': [PUBLIC] },
      { 'https://cnil.fr/fr': { status: 200 } }
    )
    expect(await askAddress('https://cnil.fr/fr', askHead, never)).toBe('answers')
    expect(asked).toEqual([`https://cnil.fr/fr at ${PUBLIC}`])
  })

  it('is silent where there is no page, no host, or redirections without end', async () => {
    const loop = { status: 302, location: 'https://a.fr/' }
    const { askHead } = fakeInternet({ 'a.fr': [PUBLIC] }, { 'https://a.fr/': loop })
    expect(await askAddress('https://a.fr/rien', askHead, never)).toBe('silent')
    expect(await askAddress('https://b.fr/', askHead, never)).toBe('silent')
    expect(await askAddress('https://a.fr/', askHead, never)).toBe('silent')
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
    const { askHead, asked } = fakeInternet(
      { 'interne.fr': ['10.0.0.4'], 'double.fr': [PUBLIC, '127.0.0.1'] },
      {}
    )
    expect(await askAddress(address, askHead, never)).toBe('refused')
    expect(asked).toEqual([])
  })

  it('is not followed to where it may not be asked', async () => {
    const { askHead, asked } = fakeInternet(
      { 'a.fr': [PUBLIC], 'interne.fr': ['169.254.169.254'] },
      { 'https://a.fr/': { status: 301, location: 'https://interne.fr/latest' } }
    )
    expect(await askAddress('https://a.fr/', askHead, never)).toBe('refused')
    expect(asked).toHaveLength(1)
  })

  it('is not waited for beyond its time', async () => {
    const isOver = AbortSignal.timeout(20)
    const neverFound = askHeadThrough(createAddressGuard([], () => undefined))
    expect(await askAddress('https://a.fr/', neverFound, isOver)).toBe('silent')
  })
})
