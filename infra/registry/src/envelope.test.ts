import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignedBy, preAuthEncoding, signText } from './envelope.ts'
import { releaseKeyOf } from './release-key.ts'

const key = releaseKeyOf(
  String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
)

it('FED-50 encodes what is signed as DSSE says: by its example, and in bytes, not in letters', () => {
  expect(preAuthEncoding('http://example.com/HelloWorld', 'hello world').toString()).toBe(
    'DSSEv1 29 http://example.com/HelloWorld 11 hello world'
  )
  expect(preAuthEncoding('é', 'à la').toString()).toBe('DSSEv1 2 é 5 à la')
  expect(preAuthEncoding('', '').toString()).toBe('DSSEv1 0  0 ')
})

it('FED-50 signs with Ed25519, so that a signature is of one text and one type alone', () => {
  const signature = signText(key, 'application/vnd.in-toto+json', '{}')
  expect(
    verify(
      null,
      Buffer.from('DSSEv1 28 application/vnd.in-toto+json 2 {}'),
      key.publicKey,
      Buffer.from(signature.sig, 'base64')
    )
  ).toBe(true)
  expect(isSignedBy(key, 'application/vnd.in-toto+json', '{}', signature)).toBe(true)
  expect(isSignedBy(key, 'application/json', '{}', signature)).toBe(false)
  expect(isSignedBy(key, 'application/vnd.in-toto+json', '{} ', signature)).toBe(false)
  expect(() => signText({ ...key, privateKey: null }, 'x', 'y')).toThrow('signs nothing')
})
