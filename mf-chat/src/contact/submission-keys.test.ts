import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSubmissionKeys, makeUuid } from './submission-keys.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const countingKeys = () => {
  let count = 0
  return createSubmissionKeys(() => {
    count += 1
    return `key-${count}`
  })
}

describe('the idempotency key of a form', () => {
  it('stays while the same body is sent again', () => {
    const keys = countingKeys()
    expect(keys.keyFor({ email: 'a@b.fr' })).toBe('key-1')
    expect(keys.keyFor({ email: 'a@b.fr' })).toBe('key-1')
  })

  it('is new once the visitor has edited something', () => {
    const keys = countingKeys()
    keys.keyFor({ email: 'a@b.fr' })
    expect(keys.keyFor({ email: 'b@b.fr' })).toBe('key-2')
  })

  it('is new after an accepted submission', () => {
    const keys = countingKeys()
    keys.keyFor({ email: 'a@b.fr' })
    keys.forget()
    expect(keys.keyFor({ email: 'a@b.fr' })).toBe('key-2')
  })
})

describe('makeUuid', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('makes a version 4 UUID', () => {
    expect(makeUuid()).toMatch(UUID)
  })

  it('makes one on an origin without crypto.randomUUID too', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)
    })
    const made = [makeUuid(), makeUuid()]
    for (const uuid of made) expect(uuid).toMatch(UUID)
    expect(made[0]).not.toBe(made[1])
  })
})
