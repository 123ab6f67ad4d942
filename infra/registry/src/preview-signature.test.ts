import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signText } from './envelope.ts'
import { endOfPreview, signPreview } from './preview-signature.ts'
import { releaseKeyOf } from './release-key.ts'

const pair = generateKeyPairSync('ed25519')
const key = releaseKeyOf(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
const publicHalf = releaseKeyOf(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())
const UNTIL = new Date('2026-12-04T10:00:00.000Z')
const versions = { 'mf-blog': '0.1.0-11111111', shell: '0.1.0-22222222' }
const signature = signPreview(key, versions, UNTIL)
const [end = '', sig = ''] = signature.split('.')

describe('FED-47 the signature of a preview', () => {
  it('says until when to whoever has the public half of the key, in whatever order the versions stand', () => {
    expect(endOfPreview(key, versions, signature)).toEqual(UNTIL)
    const turned = { shell: versions.shell, 'mf-blog': versions['mf-blog'] }
    expect(endOfPreview(publicHalf, turned, signature)).toEqual(UNTIL)
    expect(encodeURIComponent(signature)).toBe(signature)
  })

  it.each([
    ['another version', { ...versions, shell: '0.1.0-33333333' }],
    ['another front end', { 'mf-chat': '0.1.0-11111111', shell: '0.1.0-22222222' }],
    ['one more', { ...versions, 'mf-chat': '0.1.0-11111111' }],
    ['one less', { 'mf-blog': '0.1.0-11111111' }],
    ['each other’s versions', { 'mf-blog': '0.1.0-22222222', shell: '0.1.0-11111111' }],
    ['none', {}]
  ])('is none of %s', (_, others) => {
    expect(endOfPreview(key, others, signature)).toBeNull()
  })

  it.each([
    ['a later end', `${Number(end) + 1}.${sig}`],
    ['an end of another length', `1${end}.${sig}`],
    ['other bytes', `${end}.${sig.startsWith('A') ? 'B' : 'A'}${sig.slice(1)}`],
    ['a part', signature.slice(0, -1)],
    ['more than itself', `${signature}A`],
    ['no end', sig],
    ['no signature', `${end}.`],
    ['nothing', '']
  ])('is not believed with %s', (_, given) => {
    expect(endOfPreview(key, versions, given)).toBeNull()
  })

  it('is not believed from another key, nor from this one for something else', () => {
    const other = releaseKeyOf(
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    )
    expect(endOfPreview(key, versions, signPreview(other, versions, UNTIL))).toBeNull()
    const text = JSON.stringify({ until: Number(end), versions: Object.entries(versions) })
    const { sig: asRegistry } = signText(key, 'application/vnd.site.registry+json', text)
    const given = `${end}.${Buffer.from(asRegistry, 'base64').toString('base64url')}`
    expect(endOfPreview(key, versions, given)).toBeNull()
    const { sig: asPreview } = signText(key, 'application/vnd.site.preview+json', text)
    expect(`${end}.${Buffer.from(asPreview, 'base64').toString('base64url')}`).toBe(signature)
  })

  it('is made by the whole key alone', () => {
    expect(() => signPreview(publicHalf, versions, UNTIL)).toThrow('the public half alone')
  })
})
