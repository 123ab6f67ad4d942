import { durableName } from '@site/contracts/events/events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ConsumeOptions } from '../events/bus.ts'
import { createReadiness } from '../http/health.ts'
import { createTestNats, type TestNats } from '../testing/servers.ts'
import { buildLeadCreated, createTestLog, eventually } from '../testing/test-database.ts'
import { openBus } from './open-bus.ts'

const DURABLE = durableName('counter', 'site.lead-created')
/** What a durable consumer needs, and a watcher's last: each is refused to the account of its place in this list. */
const RIGHTS = [
  `$JS.API.CONSUMER.CREATE.SITE.${DURABLE}.>`,
  `$JS.API.CONSUMER.INFO.SITE.${DURABLE}`,
  `$JS.API.CONSUMER.MSG.NEXT.SITE.${DURABLE}`,
  `$JS.ACK.SITE.${DURABLE}.>`,
  '$JS.API.CONSUMER.INFO.SITE.*',
  'site.lead-created',
  '$JS.API.CONSUMER.DELETE.OTHER.*'
] as const
type Right = (typeof RIGHTS)[number]

let nats: TestNats

beforeAll(async () => {
  const users = RIGHTS.map((right, index) => {
    const permissions = { publish: { allow: ['>'], deny: [right] } }
    return `{ user: account-${index}, password: tests, permissions: ${JSON.stringify(permissions)} }`
  })
  nats = await createTestNats(`authorization { users: [\n${users.join('\n')}\n] }`)
  await nats.start()
})
afterAll(() => nats.remove())

/** Opens the bus with all rights but one. `errors`: what it has logged as an error; `warnings`: how often it said that it tries again. */
async function openWithout(right: Right) {
  const { log, entries } = createTestLog()
  const login = { user: `account-${RIGHTS.indexOf(right)}`, password: 'tests' }
  const bus = await openBus({ url: nats.url, log, name: 'test', login })
  onTestFinished(() => bus.close())
  return {
    bus,
    ready: createReadiness({ bus }),
    errors: () => entries().filter(({ level }) => level === 'error'),
    warnings: () => entries().filter(({ level }) => level === 'warn').length
  }
}

const counter = (handled: string[] = []): ConsumeOptions => ({
  name: 'counter',
  types: ['site.lead-created'],
  handle: async ({ id }) => void handled.push(id),
  giveUp: async () => undefined
})

test.each(RIGHTS.slice(0, 4))(
  'a consumer without the right to publish to %s is named in the log, and the bus is degraded',
  async (right) => {
    const { bus, ready, errors } = await openWithout(right)
    expect(await ready()).toEqual({ bus: 'ok' })
    await bus.publish(buildLeadCreated())
    await bus.consume(counter())
    await eventually('the refusal', () => bus.isRefused())
    expect(await ready()).toEqual({ bus: 'degraded' })
    expect(errors()).toMatchObject([
      {
        consumer: DURABLE,
        subject: right,
        msg: `The consumer ${DURABLE} does not work: the account of this service has no right to publish to ${right}`
      }
    ])
  }
)

test('a right that is missing is logged once, however often the consumer tries again', async () => {
  const { bus, errors, warnings } = await openWithout(RIGHTS[0])
  await bus.consume(counter())
  await eventually('three tries', () => warnings() >= 3)
  expect(errors()).toHaveLength(1)
})

test('so is one that a watcher misses, which has another name at each try', async () => {
  const { bus, errors, warnings } = await openWithout('$JS.API.CONSUMER.INFO.SITE.*')
  await bus.watch(['site.lead-created'], () => undefined)
  await eventually('three tries', () => warnings() >= 3)
  const msg =
    'NATS refuses a call: the account of this service has no right to publish to $JS.API.CONSUMER.INFO.SITE.*'
  expect(errors()).toMatchObject([{ msg }])
})

test('a consumer that has its rights works, and nothing is refused', async () => {
  const { bus, ready, errors } = await openWithout('$JS.API.CONSUMER.DELETE.OTHER.*')
  const handled: string[] = []
  await bus.consume(counter(handled))
  const event = buildLeadCreated()
  await bus.publish(event)
  await eventually('the event', () => handled.includes(event.id))
  expect([await ready(), errors()]).toEqual([{ bus: 'ok' }, []])
})

test('an event that may not be published is named too', async () => {
  const { bus, ready, errors } = await openWithout('site.lead-created')
  await expect(bus.publish(buildLeadCreated())).rejects.toThrow(/Permissions Violation/)
  await eventually('the refusal', () => bus.isRefused())
  expect(await ready()).toEqual({ bus: 'degraded' })
  expect(errors()).toMatchObject([{ subject: 'site.lead-created' }])
})
