import { expect, it } from 'vitest'
import { mayPass } from './may-pass.ts'

it('FED-51 what changes nothing passes: reading, signing in, looking persons up', () => {
  expect(mayPass('GET', '/api/blog', false)).toBe('passed')
  expect(mayPass('POST', '/api/validate-admin', false)).toBe('passed')
  expect(mayPass('POST', '/api/persons/search', false)).toBe('passed')
})

it('FED-51 what changes something passes where that is wanted', () => {
  for (const [method, path] of [
    ['POST', '/api/contact'],
    ['POST', '/api/assistant/questions'],
    ['PUT', '/api/blog/1'],
    ['DELETE', '/api/validate-admin']
  ] as const) {
    expect(mayPass(method, path, false)).toBe('refused')
    expect(mayPass(method, path, true)).toBe('passed')
  }
})

it('FED-51 a developer is never counted as a visitor', () => {
  for (const canWrite of [true, false]) expect(mayPass('POST', '/api/audience', canWrite)).toBe('forgotten')
})
