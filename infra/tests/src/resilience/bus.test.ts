import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { STREAM } from '@site/contracts/events/events'
import { natsOptions } from '@site/service/nats/bus-login'
import { inForm } from '@site/service/testing/test-form'
import { connect } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContact, readLeads, sendContact } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import { processOf, type TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'
import { ROOT } from '../run/command.ts'
import {
  countOf,
  openDatabases,
  type SystemDatabases,
  unpublished,
  untilEventsTookEffectOnce
} from './databases.ts'
import { findNotStoredOnce } from './load.ts'
import { timedFetch } from './requests.ts'

const run = promisify(execFile)
const AWAY_MS = inForm({ long: 60_000, short: 6000 })
const BACKLOG_GONE_MS = 120_000

describe('NATS away', () => {
  let system: TestSystem
  let databases: SystemDatabases
  beforeAll(async () => {
    system = await startTestSystem({ CONTACT_LIMIT_PER_MINUTE: '1000000' }, 'own')
    databases = openDatabases(system)
  })
  afterAll(async () => {
    await databases?.close()
    await system?.stop()
  })

  it(`for ${AWAY_MS / 1000} s: every lead is accepted, the backlog goes when it is back, each effect once`, async () => {
    await processOf(system, 'nats').stop()
    const emails: string[] = []
    const end = performance.now() + AWAY_MS
    while (performance.now() < end) {
      const bodies = Array.from({ length: 4 }, () => buildContact())
      const statuses = await Promise.all(bodies.map((body) => sendContact(system.url, body)))
      expect(statuses).toEqual([201, 201, 201, 201])
      emails.push(...bodies.map(({ email }) => email))
      await pause(100)
    }
    const ready = await timedFetch(`${system.urls.leads}/health/ready`)
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      200,
      expect.objectContaining({ status: 'degraded' })
    ])
    expect(await unpublished(databases.leads)).toBe(emails.length)

    const backAt = performance.now()
    await processOf(system, 'nats').start()
    await until('the backlog to go', async () => (await unpublished(databases.leads)) === 0, {
      withinMs: BACKLOG_GONE_MS
    })
    expect(performance.now() - backAt).toBeLessThan(BACKLOG_GONE_MS)
    await untilEventsTookEffectOnce(databases)
    expect(await findNotStoredOnce(system, emails)).toEqual([])
  })

  it('and back with an empty store: the last five minutes are published again, and take effect once', async () => {
    const bodies = Array.from({ length: 20 }, () => buildContact())
    for (const body of bodies) expect(await sendContact(system.url, body)).toBe(201)
    await untilEventsTookEffectOnce(databases)
    const recent = await countOf(databases.leads('outbox'))
    expect(recent).toBeGreaterThanOrEqual(20)
    const effects = await countOf(databases.leads('lead_notices'))

    await processOf(system, 'nats').stop()
    await wipeStore(system)
    await processOf(system, 'nats').start()
    const admin = await connect(natsOptions(system.servers.bus))
    try {
      const jsm = await admin.jetstreamManager()
      const held = async () =>
        (await jsm.streams.info(STREAM.name, { subjects_filter: 'site.lead-created' })).state.subjects
      await until(
        'the stream to be filled again',
        async () => (await held())?.['site.lead-created'] === recent,
        {
          withinMs: 60_000
        }
      )
      await until(
        'every repetition to be consumed',
        async () => {
          const { num_pending, num_ack_pending } = await jsm.consumers.info(
            STREAM.name,
            'team-notice_site-lead-created'
          )
          return num_pending + num_ack_pending === 0
        },
        { withinMs: 60_000 }
      )
    } finally {
      await admin.close()
    }
    await untilEventsTookEffectOnce(databases)
    expect(await countOf(databases.leads('lead_notices'))).toBe(effects)
  })
})

/** Wipes the store of NATS, which must not be running. */
async function wipeStore({ servers, remotesDir }: TestSystem): Promise<void> {
  if (servers.kind === 'local') return rmSync(join(dirname(remotesDir), 'local/nats'), { recursive: true })
  const { stdout } = await run('docker', ['volume', 'ls', '--quiet', '--filter', 'name=-nats'])
  const [volume, ...more] = stdout.split('\n').filter((name) => name !== '' && servers.what.includes(name))
  if (volume === undefined || more.length > 0) throw new Error('which volume is the store is not clear')
  await run('docker', ['volume', 'rm', volume])
}

describe('a poison event', () => {
  const POISON = 'poison@hotel.example'
  const calls: { email: string; id: string }[] = []
  let isHealed = false
  let system: TestSystem
  let databases: SystemDatabases
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { id, data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    const email: string = data.lead.email
    calls.push({ email, id })
    response.writeHead(email === POISON && !isHealed ? 500 : 204).end()
  })

  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    system = await startTestSystem({
      WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/leads`,
      WEBHOOK_SECRET: 'secret-des-pannes-2026',
      // Five attempts as of any consumer, not those over half a day that a mail server gets.
      NOTICE_PAUSES_MS: '100,200,400,800'
    })
    databases = openDatabases(system)
  })
  afterAll(async () => {
    await databases?.close()
    await system?.stop()
    receiver.close()
  })

  const deadLetters = async (...words: string[]) => {
    const command = [
      'infra/dev/bootstrap.mjs',
      'infra/dev/src/operations/operations.ts',
      'dead-letters',
      ...words
    ]
    const env = {
      ...process.env,
      CONTENT_DATABASE_URL: system.servers.contentDatabase,
      LEADS_DATABASE_URL: system.servers.leadsDatabase
    }
    return (await run(process.execPath, command, { cwd: ROOT, env })).stdout
  }
  const callsFor = (email: string) => calls.filter((call) => call.email === email)

  it('is a dead letter after five tries while the rest go on, and is dealt with once when replayed', async () => {
    const others = Array.from({ length: 10 }, () => buildContact())
    expect(await sendContact(system.url, buildContact({ email: POISON }))).toBe(201)
    for (const body of others) expect(await sendContact(system.url, body)).toBe(201)
    await until('the others', () => others.every(({ email }) => callsFor(email).length === 1), {
      withinMs: 60_000
    })
    await until('the dead letter', async () => (await countOf(databases.leads('dead_letters'))) === 1, {
      withinMs: 60_000
    })
    expect(callsFor(POISON)).toHaveLength(5)
    expect(new Set(callsFor(POISON).map(({ id }) => id)).size).toBe(1)

    const listed = await deadLetters('list')
    const name = /leads\/\d+/.exec(listed)?.[0]
    expect(listed).toContain('team-webhook')
    isHealed = true
    await deadLetters('replay', name ?? '')
    await until('its call', () => callsFor(POISON).length === 6, { withinMs: 60_000 })
    expect(await deadLetters('list')).not.toContain('team-webhook')

    const after = buildContact()
    expect(await sendContact(system.url, after)).toBe(201)
    await until('the next one', () => callsFor(after.email).length === 1, { withinMs: 60_000 })
    expect(callsFor(POISON)).toHaveLength(6)
    expect(others.map(({ email }) => callsFor(email).length)).toEqual(others.map(() => 1))
    expect(await readLeads(system.url, system.code)).toHaveLength(12)
  })
})
