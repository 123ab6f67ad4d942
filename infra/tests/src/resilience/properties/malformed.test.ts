import { OPERATIONS } from '@site/contracts/operations/table/operations'
import { inForm } from '@site/service/testing/test-form'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'
import { countOf, openDatabases, type SystemDatabases } from '../databases.ts'
import { queries, segment } from './arbitraries.ts'
import { asked, requestsOf } from './requests.ts'
import { createRawClient, type RawAnswer, type RawRequest } from './send-raw.ts'

const CODE = 'code-des-parcours-2026'
/** Requests for each route, and how many of them are in flight at once. */
const EACH = inForm({ long: 10_000, short: 60 })
const TOGETHER = 20
const MEGABYTE = 1024 * 1024
/** Requests before memory is measured for the first time, so that threads, pools and caches exist by then. */
const WARM_UP = 60
/**
 * How much a process may grow during the other requests, in bytes: in the long form less than two kilobytes a request. The short form
 * ends before memory settles, and detects only large leaks.
 */
const MAY_GROW = inForm({ long: 300, short: 450 }) * MEGABYTE

/**
 * The least share of a route's requests that reach its validation. One body in twenty is not even JSON, so a share of nine in ten is certain
 * for many requests and not for few, which fall below it by chance.
 */
const LEAST_SHARE = inForm({ long: 0.9, short: 0.7 })

let system: TestSystem
let databases: SystemDatabases
let client: ReturnType<typeof createRawClient>
let before: Record<string, number>
/** Submissions that happened to be valid. */
let leads = 0
let sentToAll = 0
let reachingOfAll = 0
const count = (route: string, { status, headers: given }: RawAnswer) => {
  if (route === 'POST /api/contact' && status === 201 && !given['idempotency-replayed']) leads += 1
}

beforeAll(async () => {
  const raised = '1000000'
  system = await startTestSystem({
    CONTACT_LIMIT_PER_MINUTE: raised,
    GUESS_CODES: raised,
    LIVE_PER_ADDRESS: '100000',
    LIVE_TOTAL: '100000'
  })
  databases = openDatabases(system)
  client = createRawClient(system.url)
  for (const [name, requests] of Object.entries(ROUTES))
    for (const answer of await Promise.all(fc.sample(requests, WARM_UP).map(client.send))) count(name, answer)
  before = await readMemory()
})
afterAll(async () => {
  client?.close()
  await databases?.close()
  await system?.stop()
})

/** The memory of each service in bytes, as its metrics report it. */
async function readMemory(): Promise<Record<string, number>> {
  const sizes = Object.entries(system.urls).map(async ([name, url]) => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return [name, Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1])] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}

/** Every operation of the API and what else is public, and what is sent to each. */
const ROUTES: Record<string, fc.Arbitrary<RawRequest>> = {
  ...Object.fromEntries(
    OPERATIONS.map((operation) => [
      `${operation.call.method} ${operation.call.path}`,
      requestsOf(operation, CODE)
    ])
  ),
  'GET /remotes/…': asked(
    fc
      .tuple(
        fc.constantFrom('mf-blog', 'shell', '..', 'mf-chat'),
        segment,
        fc.array(segment, { maxLength: 4 })
      )
      .map(([unit, version, rest]) => `/remotes/${[unit, version, ...rest].join('/')}`)
  ),
  'GET pages': asked(
    fc
      .tuple(
        fc.constantFrom('/article/', '/admin/edit/', '/blog', '/blog/page/', '/'),
        segment,
        queries(['utm_source', 'mf-blog', 'code'])
      )
      .map((parts) => parts.join('')),
    'GET',
    { accept: 'text/html' }
  )
}

/** Was the request parsed, so that the route's own rules were applied? */
const reached = ({ status, text }: RawAnswer) =>
  ![405, 413, 415, 431].includes(status) && !(status === 400 && text.includes('La requête est illisible'))

describe(`${EACH} malformed requests`, () => {
  it.each(Object.entries(ROUTES))('%s: no 5xx, no hang; most reach validation', async (name, requests) => {
    let sentCount = 0
    let reaching = 0
    const group = fc.array(requests, { minLength: TOGETHER, maxLength: TOGETHER })
    const property = fc.asyncProperty(group, async (sent) => {
      const answers = await Promise.all(sent.map((one) => client.send(one)))
      for (const [index, answer] of answers.entries()) {
        const { status, headers: given, text } = answer
        if (status >= 500 || status < 200)
          throw new Error(`${status} to ${JSON.stringify(sent[index])}: ${text}`)
        if (status >= 400 && String(given['content-type']).includes('json')) {
          const problem = JSON.parse(text)
          if (typeof problem.message !== 'string' || problem.message === '')
            throw new Error(`no message: ${text}`)
        }
        if (/root:x:|"units":/.test(text) && name.startsWith('GET /remotes'))
          throw new Error(`a file got out: ${text}`)
        if (given['x-injected'] !== undefined) throw new Error('a header was injected')
        sentCount += 1
        if (reached(answer)) reaching += 1
        count(name, answer)
      }
    })
    await fc.assert(property, {
      numRuns: Math.ceil(EACH / TOGETHER),
      endOnFailure: false,
      includeErrorInReport: true,
      interruptAfterTimeLimit: 280_000,
      markInterruptAsFailure: true
    })
    expect(sentCount).toBeGreaterThanOrEqual(EACH)
    expect(reaching / sentCount).toBeGreaterThanOrEqual(LEAST_SHARE)
    sentToAll += sentCount
    reachingOfAll += reaching
  })

  it('nine in ten of all requests reached validation', () => {
    expect(reachingOfAll / sentToAll).toBeGreaterThanOrEqual(0.9)
  })

  it('SAFE-11 what was refused left nothing behind, and nothing grew', async () => {
    expect(await countOf(databases.leads('leads'))).toBe(leads)
    const after = await readMemory()
    const grown = Object.entries(after).filter(([name, bytes]) => bytes - (before[name] ?? 0) > MAY_GROW)
    expect(
      grown.map(([name, bytes]) => `${name} by ${Math.round((bytes - (before[name] ?? 0)) / MEGABYTE)} MB`)
    ).toEqual([])
    for (const url of Object.values(system.urls))
      expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  })
})
