import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endOfPreview } from '@site/registry/preview-signature'
import { releaseKeyOf } from '@site/registry/release-key'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { describe, expect, it } from 'vitest'
import { linkToPreview, signPreviewLink } from './sign-preview.ts'

const newStore = temporaryStore()
const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const key = releaseKeyOf(pem)
const clock = () => new Date('2026-11-27T10:00:00.900Z')
const withRoutes = (name: string, ...paths: string[]) =>
  buildManifest({
    name,
    routes: paths.map((path) => ({ path, page: 'page', render: 'server', modules: [], styles: [] }))
  })
const pathOf = (...manifests: ReturnType<typeof withRoutes>[]) =>
  linkToPreview(manifests, key, { clock }).address.replace(/\?.*/, '')

describe('FED-47 a link to a preview', () => {
  it('opens the home page where that is among what it shows, else the first page that is whole', () => {
    expect(pathOf(withRoutes('mf-marketing', '/seo', '/'))).toBe('/')
    expect(pathOf(withRoutes('mf-blog', '/article/:id', '/blog'))).toBe('/blog')
    expect(pathOf(withRoutes('mf-blog', '/blog'), withRoutes('mf-marketing', '/'))).toBe('/')
    expect(pathOf(withRoutes('mf-chat'))).toBe('/')
    expect(pathOf(withRoutes('mf-marketing', '*'))).toBe('/')
  })

  it('holds for a week or as long as is said, and says so to the second', () => {
    const blog = withRoutes('mf-blog', '/blog')
    const link = linkToPreview([blog], key, { clock, origin: 'https://www.example.org' })
    expect(link.until).toBe('2026-12-04T10:00:00.000Z')
    const { origin, searchParams } = new URL(link.address)
    expect(origin).toBe('https://www.example.org')
    const signature = searchParams.get('preview-signature') ?? ''
    expect(endOfPreview(key, { 'mf-blog': blog.version }, signature)).toEqual(new Date(link.until))
    expect(linkToPreview([blog], key, { clock, days: 1 }).until).toBe('2026-11-28T10:00:00.000Z')
  })

  it('is signed for what a store keeps, by its whole key', async () => {
    const root = newStore()
    const sign = (version: string) =>
      signPreviewLink({ versions: { 'mf-blog': version } }, { root, keyFile, publisher: { by: 'x' } })
    const keyFile = join(root, 'key.pem')
    const { version } = putVersion(root, buildManifest())
    await expect(sign(version)).rejects.toThrow('without the key of the store no link is signed')
    writeFileSync(keyFile, createPublicKey(pem).export({ type: 'spki', format: 'pem' }))
    await expect(sign(version)).rejects.toThrow('holds the public half of a key')
    writeFileSync(keyFile, pem)
    // It lies in the folder, and nobody with the key has published it.
    await expect(sign(version)).rejects.toThrow(`mf-blog ${version} is not among what is kept`)
  })
})
