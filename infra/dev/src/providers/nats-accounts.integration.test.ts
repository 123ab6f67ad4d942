import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EVENTS } from '@site/contracts/events/asyncapi'
import { durableName, EVENT_TYPES } from '@site/contracts/events/events'
import { BUCKET } from '@site/federation/nats-store/open-nats-store'
import { readConfig } from '@site/service/config/config'
import type { Service, ServiceOverrides } from '@site/service/define-service'
import { openNatsBucket } from '@site/service/nats/nats-bucket'
import { openBus } from '@site/service/nats/open-bus'
import { createTestNats } from '@site/service/testing/servers'
import { createTestLog, eventually } from '@site/service/testing/test-database'
import { contentService } from '@site/svc-content/service'
import { gatewayService } from '@site/svc-gateway/service'
import { leadsService } from '@site/svc-leads/service'
import { connect } from 'nats'
import { expect, it, onTestFinished } from 'vitest'
import type { ServiceName } from '../system/services.ts'
import { DURABLE_CONSUMERS, keepNatsPasswords, quotePasswords, renderNatsConfig } from './nats-accounts.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'site-rights-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** Starts a NATS with the accounts and rights of the services, and returns what starts a service on it with its own account. */
async function startBus() {
  const passwords = keepNatsPasswords(folder())
  const config = renderNatsConfig({
    ...{ head: [], storeDir: '', isSynced: false },
    passwords: quotePasswords(passwords)
  })
  // The folder of the stream is given on the command line of the test's server.
  const operator = { user: 'operator', pass: passwords.operator }
  const nats = await createTestNats(config.replace(/^jetstream \{[^}]*\}\n/m, ''), operator)
  onTestFinished(nats.remove)
  await nats.start()
  const { log, entries } = createTestLog()
  const started: Record<ServiceName, string[]> = { content: [], leads: [], gateway: [] }

  /** Starts the service and notes which durable consumers it starts, whether or not NATS lets it. Returns its address. */
  async function start<Config>(
    account: ServiceName,
    service: Service<Config, ServiceOverrides>,
    env: NodeJS.ProcessEnv
  ): Promise<string> {
    const login = { user: account, password: passwords[account] }
    const bus = await openBus({ url: nats.url, log, name: account, login })
    onTestFinished(bus.close)
    const consume: typeof bus.consume = (options) => {
      started[account].push(...options.types.map((type) => durableName(options.name, type)))
      return bus.consume(options)
    }
    const all = {
      PORT: '0',
      NATS_URL: nats.url,
      ADMIN_CODE: 'k7m2-fp9x-qt4w',
      DATABASE_URL: `sqlite:${folder()}/test.db`,
      ...env
    }
    const running = await service.start(readConfig(service.config, all), { bus: { ...bus, consume }, log })
    onTestFinished(running.stop)
    return running.url
  }
  /** The bucket of the releases, by the account of the gateway. */
  const openReleases = async () => {
    const login = { user: 'gateway', password: passwords.gateway }
    const bucket = await openNatsBucket({ url: nats.url, login, client: 'releases', name: BUCKET, log })
    onTestFinished(bucket.close)
    return bucket
  }
  return {
    nats,
    operator,
    openReleases,
    start,
    started,
    errors: () => entries().flatMap(({ level, msg }) => (level === 'error' ? [msg] : []))
  }
}

it('each durable consumer that a service starts has the rights to take an event and to acknowledge it', async () => {
  const { nats, operator, start, started, errors } = await startBus()
  const content = await start('content', contentService, { SCHEDULER: 'off' })
  const leads = await start('leads', leadsService, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@lucarne.example',
    MAIL_TO: 'ventes@lucarne.example',
    RECEIPT: 'on',
    WEBHOOK_URL: 'http://127.0.0.1:1',
    WEBHOOK_SECRET: 'a secret of the tests'
  })
  // Without a channel it starts another consumer.
  const silentLeads = await start('leads', leadsService, {})
  const gateway = await start('gateway', gatewayService, {
    CONTENT_URL: content,
    LEADS_URL: leads,
    REMOTES_DIR: folder()
  })
  const client = await connect({ servers: nats.url, ...operator })
  onTestFinished(() => client.close())
  for (const type of EVENT_TYPES) {
    const event = { ...EVENTS[type].example, id: randomUUID() }
    await client.jetstream().publish(type, JSON.stringify(event))
  }
  const manager = await client.jetstreamManager()
  const hasAcknowledged = async (consumer: string) => {
    const { ack_floor, num_pending, num_ack_pending } = await manager.consumers.info('SITE', consumer)
    return ack_floor.stream_seq > 0 && num_pending + num_ack_pending === 0
  }
  const areWorking = async () =>
    (await Promise.all(Object.values(started).flat().map(hasAcknowledged))).every(Boolean)
  await eventually(
    'each consumer has its event, or an error is logged',
    async () => errors().length > 0 || (await areWorking())
  )
  expect(errors(), 'list it in DURABLE_CONSUMERS of nats-accounts.ts, then `npm run contracts`').toEqual([])
  for (const url of [content, leads, silentLeads, gateway])
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({ checks: { bus: 'ok' } })
  for (const [service, names] of Object.entries(started))
    expect([service, [...new Set(names)].toSorted()]).toEqual([
      service,
      DURABLE_CONSUMERS[service as ServiceName].toSorted()
    ])
})

it('FED-36 the gateway has the rights that the store of the releases needs', async () => {
  const { nats, openReleases, errors } = await startBus()
  const [one, other] = [await openReleases(), await openReleases()]
  await one.catchUp()
  await one.putObject('archive', Buffer.alloc(300_000, 7))
  await one.put('registry', Buffer.from('1'), 0)
  await one.put('registry', Buffer.from('2'), one.entries().get('registry')?.revision ?? 0)
  await other.catchUp()
  expect(String(other.entries().get('registry')?.value)).toBe('2')
  expect((await other.pastValues('registry')).map(String)).toEqual(['2', '1'])
  expect((await other.getObject('archive'))?.length).toBe(300_000)
  await expect(other.put('registry', Buffer.from('3'), 1)).rejects.toThrow('changed meanwhile')
  await other.deleteObject('archive')
  expect(await one.getObject('archive')).toBeNull()
  await one.put('registry', null, one.entries().get('registry')?.revision ?? 0)
  await other.catchUp()
  expect(other.entries().get('registry')?.value).toBeNull()
  expect(errors()).toEqual([])
  // What an operator takes away under everybody’s feet is made again too.
  await nats.manage(({ streams }) => streams.delete(`KV_${BUCKET}`))
  await eventually('it is heard anew', async () => {
    await one.catchUp()
    return one.entries().size === 0
  })
  // What was lost with its disk is made again, empty, and followed.
  await nats.kill()
  await nats.wipe()
  await nats.start()
  await eventually(
    'it is heard again',
    async () => {
      await one.catchUp()
      return one.entries().size === 0
    },
    20_000
  )
})
