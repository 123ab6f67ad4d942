import { randomUUID } from 'node:crypto'
import { leadListSchema } from '@site/contracts/leads/lead'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildContact } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { compose, getWithin } from './compose.ts'
import { openLiveStream } from './live-streams.ts'
import { countOf, dailyRuns, dayInParis, readStatusOf } from './scheduler-status.ts'
import { composeSite } from './site.ts'

const SEEDS = 9
const GATEWAYS = ['gateway-1', 'gateway-2']

let site: { url: string; code: string }
beforeAll(async () => {
  site = await composeSite()
})

describe('two that write the article of the day', () => {
  it('write one between them, and tell the same of it', async () => {
    await until('the article of the day', async () =>
      (await dailyRuns()).includes(`${dayInParis()} succeeded`)
    )
    const runs = await dailyRuns()
    expect(new Set(runs).size).toBe(runs.length)
    expect(await countOf('articles')).toBe(SEEDS + runs.length)
    expect(await countOf("outbox where type = 'site.article-generated'")).toBe(runs.length)
    const statuses = await Promise.all(
      ['content-1', 'content-2'].map((replica) => readStatusOf(replica, site.code))
    )
    expect(statuses[0]).toEqual(statuses[1])
    expect(statuses[0]?.runs).toHaveLength(runs.length)
  })
})

describe('two gateways', () => {
  it('tell each administrator of every lead, whichever of the two took it', async () => {
    const streams = Array.from({ length: 4 }, () => openLiveStream(site.url, site.code))
    try {
      await until('the streams to be shared between them', async () => {
        const counts = await Promise.all(GATEWAYS.map(openStreamsOf))
        return counts.every((count) => count > 0) && counts.reduce((sum, one) => sum + one) >= streams.length
      })
      const requests = await Promise.all(Array.from({ length: 6 }, submit))
      expect(new Set(await takenBy(requests.map(({ id }) => id)))).toEqual(
        new Set(['172.31.240.15:8080', '172.31.240.16:8080'])
      )
      const leads = await readLeadsOf(requests.map(({ email }) => email))
      expect(leads).toHaveLength(requests.length)
      await until('every lead on every stream', () =>
        streams.every(({ received }) => leads.every(({ id }) => received.has(id)))
      )
      expect(streams.flatMap(({ errors }) => errors)).toEqual([])
    } finally {
      await Promise.all(streams.map(({ close }) => close()))
    }
  })

  it('answer the same page', async () => {
    const pages = await Promise.all(GATEWAYS.map((gateway) => getWithin(gateway, '/blog')))
    expect(pages.map(({ status }) => status)).toEqual([200, 200])
    expect(pages[0]?.text).toBe(pages[1]?.text)
  })
})

async function openStreamsOf(gateway: string): Promise<number> {
  const { text } = await getWithin(gateway, '/metrics', { port: 9464 })
  return Number(/^live_connections\S* (\d+)$/m.exec(text)?.[1] ?? 0)
}

async function submit(): Promise<{ id: string; email: string }> {
  const [id, body] = [randomUUID(), buildContact()]
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id, 'x-request-id': id },
    body: JSON.stringify(body)
  })
  expect(response.status).toBe(201)
  return { id, email: body.email }
}

/** Addresses of the gateways that answered these requests, from the proxy's log: its lines end with that address and the request's id. */
async function takenBy(ids: string[]): Promise<string[]> {
  return until('the proxy’s log', async () => {
    const log = await compose('logs', '--no-color', 'proxy')
    const found = ids.map((id) => new RegExp(`(172\\.31\\.240\\.1[56]:8080) ${id}`).exec(log)?.[1])
    return found.every((address) => address !== undefined) && found
  })
}

async function readLeadsOf(emails: string[]) {
  const response = await fetch(`${site.url}/api/leads?adminCode=${encodeURIComponent(site.code)}`)
  return leadListSchema.parse(await response.json()).filter(({ email }) => emails.includes(email))
}
