import { connect } from 'nats'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Bus } from '../events/bus.ts'
import { createTestNats, type Gate, openGate, type TestNats } from '../testing/servers.ts'
import { buildLeadCreated, createTestLog, eventually } from '../testing/test-database.ts'
import { openBus } from './open-bus.ts'

let nats: TestNats
let gate: Gate
/** Another service, whose connection passes through no gate. */
let publisher: Bus

const open = async (url: string) => {
  const bus = await openBus({ url, log: createTestLog().log, name: 'test' })
  onTestFinished(() => bus.close())
  return bus
}

beforeEach(async () => {
  nats = await createTestNats()
  await nats.start()
  gate = await openGate({ host: '127.0.0.1', port: Number(new URL(nats.url).port) })
  publisher = await openBus({ url: nats.url, log: createTestLog().log, name: 'publisher' })
})
afterEach(async () => {
  await publisher.close()
  await gate.close()
  await nats.remove()
})

const openBehindGate = () => open(`nats://127.0.0.1:${gate.port}`)
const publish = async () => {
  const event = buildLeadCreated()
  await publisher.publish(event)
  return event.id
}
/** The ids that come, in their order. */
const watch = async (bus: Bus) => {
  const seen: string[] = []
  await bus.watch(['site.lead-created'], ({ id }) => void seen.push(id))
  return seen
}
/** Resolves once the last one came, and tells all that did. */
const until = async (seen: string[], last: string) => {
  await eventually('the last event', () => seen.includes(last), 20_000)
  return seen
}
/** The name of the one consumer there is. */
const theConsumer = () =>
  eventually('the consumer', () =>
    nats.manage(async ({ consumers }) => (await consumers.list('SITE').next())[0]?.name)
  )
/** Lets nothing more through once the bus is ready again, before any consumer is made. */
const frozenWhenBack = (bus: Bus) =>
  new Promise<void>((resolve) => {
    bus.onReconnect(() => {
      gate.freeze()
      resolve()
    })
  })

describe('EVENT-8 a watcher misses nothing', () => {
  test('that is published once it watches, though its consumer is made later', async () => {
    await publish()
    const bus = await openBehindGate()
    const seen = await watch(bus)
    gate.freeze()
    const events = [await publish(), await publish()]
    gate.thaw()
    expect(await until(seen, events[1] ?? '')).toEqual(events)
  })

  test('while it is cut off before it has seen anything', async () => {
    await publish()
    const bus = await openBehindGate()
    const seen = await watch(bus)
    await theConsumer()
    await gate.cut()
    const events = [await publish(), await publish()]
    await gate.reopen()
    expect(await until(seen, events[1] ?? '')).toEqual(events)
  })

  test('while it is cut off after it has seen something, and sees nothing twice', async () => {
    const bus = await openBehindGate()
    const seen = await watch(bus)
    const first = await publish()
    await until(seen, first)
    await gate.cut()
    const events = [first, await publish(), await publish()]
    await gate.reopen()
    expect(await until(seen, events[2] ?? '')).toEqual(events)
  })

  test('once the bus is there, which was away as it began to watch', async () => {
    await publish()
    await gate.cut()
    const bus = await openBehindGate()
    const seen = await watch(bus)
    const isBack = frozenWhenBack(bus)
    await gate.reopen()
    await isBack
    const event = await publish()
    gate.thaw()
    expect(await until(seen, event)).toEqual([event])
  })

  test('while its consumer is gone', async () => {
    const bus = await openBehindGate()
    const seen = await watch(bus)
    const name = await theConsumer()
    await nats.manage(({ consumers }) => consumers.delete('SITE', name))
    const event = await publish()
    expect(await until(seen, event)).toEqual([event])
  })

  test('that was lost on the way to it', async () => {
    const bus = await openBehindGate()
    const seen = await watch(bus)
    const first = await publish()
    await until(seen, first)
    const name = await theConsumer()
    gate.freeze()
    const events = [first]
    for (let count = 0; count < 5; count += 1) events.push(await publish())
    // What the server sends to one that is no more there is gone, as without acknowledgements nobody sends it again.
    const thief = await connect({ servers: nats.url })
    await (await thief.jetstream().consumers.get('SITE', name)).next()
    await thief.close()
    gate.thaw()
    expect(await until(seen, events.at(-1) ?? '')).toEqual(events)
  })

  test('when NATS was brought back as it was earlier', async () => {
    const bus = await openBehindGate()
    const seen = await watch(bus)
    const before = await publish()
    await until(seen, before)
    await nats.kill()
    await nats.keep()
    await nats.start()
    const lost = await eventually('NATS is back', publish, 20_000)
    await until(seen, lost)
    await nats.kill()
    await nats.putBack()
    const isBack = frozenWhenBack(bus)
    await nats.start()
    await isBack
    const after = await eventually('NATS is back', publish, 20_000)
    gate.thaw()
    expect(await until(seen, after)).toEqual([before, lost, after])
  })
})
