import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildContact, sendContact } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'

/** People behind the one address of an office, all at once, and those of them who administer the site. */
const PEOPLE = 100
const ADMINISTRATORS = 15

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem()
})
afterAll(() => system?.stop())

const statusOf = async (path: string, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(system.url + path, { signal: AbortSignal.timeout(60_000), ...init })
  await response.arrayBuffer()
  return response.status
}
const together = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

it('SAFE-5 lets an office read the site and leave its details, from one address and at the same moment', async () => {
  const seen = await together(PEOPLE, async () => {
    const read = await Promise.all(
      ['/', '/blog', '/article/7', '/api/blog', '/seo'].map((path) => statusOf(path))
    )
    return [...read, await sendContact(system.url, buildContact())]
  })
  expect(seen).toEqual(Array(PEOPLE).fill([200, 200, 200, 200, 200, 201]))
})

it('SAFE-5 lets its administrators mistype the code, come in and follow what happens', async () => {
  const validate = (adminCode: string) =>
    statusOf('/api/validate-admin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ adminCode })
    })
  const streams = new AbortController()
  const seen = await together(ADMINISTRATORS, async (index) => {
    const typed = [await validate(`${system.code}${index}`), await validate(system.code)]
    const live = await fetch(`${system.url}/api/live`, {
      headers: { 'x-admin-code': system.code },
      signal: streams.signal
    })
    return [...typed, live.status, await statusOf(`/api/leads?adminCode=${system.code}`)]
  })
  expect(seen).toEqual(Array(ADMINISTRATORS).fill([401, 200, 200, 200]))
  streams.abort()
})
