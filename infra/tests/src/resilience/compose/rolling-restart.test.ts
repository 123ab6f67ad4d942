import { leadListSchema } from '@site/contracts/leads/lead'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContact, readLeads, sendContact } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { askDatabase, restartServices } from './compose.ts'
import { type LiveStream, openLiveStream } from './live-streams.ts'
import { composeSite } from './site.ts'
import { type SteadyLoad, startSteadyLoad } from './steady-load.ts'

const STREAMS = 4
/** How often each service is restarted: more rounds find rarer errors. */
const ROUNDS = Number(process.env.RESTART_ROUNDS ?? 2)

let site: { url: string; code: string }
let streams: LiveStream[] = []
beforeAll(async () => {
  site = await composeSite()
  streams = Array.from({ length: STREAMS }, () => openLiveStream(site.url, site.code))
})
afterAll(async () => {
  await Promise.all(streams.map(({ close }) => close()))
})

describe('a rolling restart under steady load', () => {
  it.each(['content', 'leads', 'gateway'])('of %s loses no request', async (service) => {
    const load = startSteadyLoad(site.url, site.code)
    for (let round = 0; round < ROUNDS; round += 1) await restartServices([service])
    expect(await outcome(load)).toEqual({ failed: [], notStoredOnce: [] })
  })

  it('leaves every event with one effect', async () => {
    await until('every event to take effect', async () => (await waiting()).every((count) => count === '0'))
    expect(
      await askDatabase('leads', 'select lead_id from lead_notices group by lead_id having count(*) > 1')
    ).toEqual([])
  })

  it('ends live streams, which come back at once and hear of the next lead', async () => {
    expect(streams.flatMap(({ errors }) => errors)).toEqual([])
    // Each gateway was stopped once, so that every stream ended at least once.
    expect(streams.every(({ opened, isOpen }) => opened() > 1 && isOpen())).toBe(true)
    const body = buildContact()
    expect(await sendContact(site.url, body)).toBe(201)
    const [lead] = await readLeads(site.url, site.code, body.email)
    await until('every stream to tell of it', () => streams.every(({ received }) => received.has(lead?.id)))
  })
})

/** Returns the failed requests, and the acknowledged submissions that are not exactly one lead. Prints the figures. */
async function outcome(load: SteadyLoad): Promise<{ failed: string[]; notStoredOnce: string[] }> {
  const { tallies, accepted } = await load.stop()
  console.table(
    Object.entries(tallies).map(([kind, { times, faults }]) => ({
      kind,
      answered: times.length,
      slowest: `${Math.round(Math.max(...times))} ms`,
      faults: faults.length
    }))
  )
  const response = await fetch(`${site.url}/api/leads?adminCode=${encodeURIComponent(site.code)}`)
  const stored = leadListSchema.parse(await response.json()).map(({ email }) => email)
  const counts = new Map<string, number>()
  for (const email of stored) counts.set(email, (counts.get(email) ?? 0) + 1)
  return {
    failed: Object.values(tallies).flatMap(({ faults }) => faults),
    notStoredOnce: accepted.filter((email) => counts.get(email) !== 1)
  }
}

const waiting = async () => [
  ...(await askDatabase('leads', 'select count(*) from outbox where published_at is null')),
  ...(await askDatabase('content', 'select count(*) from outbox where published_at is null')),
  ...(await askDatabase(
    'leads',
    'select count(*) from leads left join lead_notices on lead_notices.lead_id = leads.id where lead_notices.lead_id is null'
  ))
]
