import { randomUUID } from 'node:crypto'
import type { Bus } from '@site/service/events/bus'
import { openBus } from '@site/service/nats/open-bus'
import { createMetrics } from '@site/service/observability/metrics'
import { createTestLog } from '@site/service/testing/test-database'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startAskingForCodes } from './ask-for-codes.ts'

/** A bus that refuses to publish as long as `isRefusing`, and says that it is back when it is told to. */
async function build() {
  const { log, entries } = createTestLog()
  const memory = await openBus({ url: `memory:${randomUUID()}`, log, name: 'test' })
  const state = { isRefusing: true, isReady: true, tries: 0 }
  const listeners = new Set<() => void>()
  const bus: Bus = {
    ...memory,
    isReady: () => state.isReady,
    onReconnect: (listener) => void listeners.add(listener),
    async publish(event) {
      state.tries += 1
      if (state.isRefusing) throw new Error('no answer')
      await memory.publish(event)
    }
  }
  const asked: string[] = []
  await memory.watch(['site.admin-codes-requested'], ({ id }) => void asked.push(id))
  const metrics = createMetrics('svc-content')
  const isStale = async () =>
    (await metrics.getSingleMetric('admin_codes_unasked')?.get())?.values[0]?.value === 1
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asking = startAskingForCodes({ bus, log, metrics })
  onTestFinished(async () => {
    asking.stop()
    vi.useRealTimers()
    await memory.close()
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const reconnect = async () => {
    for (const listener of listeners) listener()
    await pass(0)
  }
  await pass(0)
  return { state, asked, isStale, entries, pass, reconnect, asking }
}

it('ADMIN-15 asks for the codes again, later and later, until it could, and says that it could not', async () => {
  const { state, asked, isStale, entries, pass } = await build()
  expect(state.tries).toBe(1)
  expect(await isStale()).toBe(true)
  for (const [count, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await pass(seconds * 1000 - 1)
    expect(state.tries).toBe(count + 1)
    await pass(1)
    expect(state.tries).toBe(count + 2)
  }
  expect(entries().at(-1)).toMatchObject({
    level: 'warn',
    msg: 'The named codes could not be asked for: what changed of them may be unknown here',
    againInMs: 60_000
  })
  state.isRefusing = false
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(await isStale()).toBe(false)
  await pass(600_000)
  expect(asked).toHaveLength(1)
})

it('ADMIN-15 asks whenever the bus is back, and waits for that while it is away', async () => {
  const { state, asked, isStale, pass, reconnect } = await build()
  state.isReady = false
  await pass(1_000)
  expect(state.tries).toBe(2)
  await pass(600_000)
  expect(state.tries).toBe(2)
  expect(await isStale()).toBe(true)
  Object.assign(state, { isReady: true, isRefusing: false })
  await reconnect()
  expect(asked).toHaveLength(1)
  expect(await isStale()).toBe(false)
  await reconnect()
  expect(asked).toHaveLength(2)
})

it('ADMIN-15 asks no more once it is stopped', async () => {
  const { state, pass, asking } = await build()
  asking.stop()
  await pass(600_000)
  expect(state.tries).toBe(1)
})
