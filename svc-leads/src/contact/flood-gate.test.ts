import { createMetrics } from '@site/service/observability/metrics'
import { createTestLog } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { createFloodGate, type FloodLimits } from './flood-gate.ts'

const HOUR_MS = 3_600_000

function buildGate(limits: Partial<FloodLimits>) {
  let time = Date.parse('2026-11-21T10:00:00.000Z')
  const { log, entries } = createTestLog()
  const metrics = createMetrics('leads')
  const gate = createFloodGate({
    limits: { perMinute: 100, perDay: 100, perHourInAll: 100, ...limits },
    clock: () => new Date(time),
    log,
    metrics
  })
  return { gate, entries, metrics, pass: (ms: number) => (time += ms) }
}

it('sets aside what is beyond a network’s day, refuses what is beyond twice that, and begins anew a day after the first', async () => {
  const { gate, pass } = buildGate({ perDay: 1 })
  expect([await gate.count('192.0.2.1'), await gate.count('192.0.2.1')]).toEqual([false, true])
  pass(6 * HOUR_MS)
  await expect(gate.count('192.0.2.1')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': String((18 * HOUR_MS) / 1000) }
  })
  expect(await gate.count('192.0.2.2')).toBe(false)
  pass(18 * HOUR_MS - 1)
  await expect(gate.count('192.0.2.1')).rejects.toMatchObject({ headers: { 'Retry-After': '1' } })
  pass(1)
  expect(await gate.count('192.0.2.1')).toBe(false)
})

it('counts the addresses that share a /56 as one network', async () => {
  const { gate } = buildGate({ perDay: 1 })
  expect([await gate.count('2001:db8:9:901::1'), await gate.count('2001:db8:9:9ff::1')]).toEqual([
    false,
    true
  ])
  expect(await gate.count('2001:db8:9:a01::1')).toBe(false)
})

it('sets aside what is beyond everybody’s hour, wherever it comes from, and begins anew an hour after the first', async () => {
  const { gate, pass } = buildGate({ perHourInAll: 2 })
  const all = ['192.0.2.1', '192.0.2.2', '127.0.0.1']
  const counted = []
  for (const address of all) counted.push(await gate.count(address))
  expect(counted).toEqual([false, false, true])
  pass(HOUR_MS - 1)
  expect(await gate.count('192.0.2.3')).toBe(true)
  pass(1)
  expect(await gate.count('192.0.2.3')).toBe(false)
})

it.each([
  ['127.0.0.1', [false, false, false]],
  ['127.9.9.9', [false, false, false]],
  ['::1', [false, false, false]],
  ['10.127.0.1', [false, true, 429]],
  ['::12', [false, true, 429]]
])('counts no day of a proxy that nobody named: %s', async (address, expected) => {
  const { gate } = buildGate({ perDay: 1 })
  const counted = []
  for (let count = 0; count < 3; count += 1)
    counted.push(await gate.count(address).catch(({ status }) => status))
  expect(counted).toEqual(expected)
})

it('counts what it sets aside by its limit, and says so once in an hour', async () => {
  const { gate, entries, metrics, pass } = buildGate({ perDay: 1, perHourInAll: 2 })
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3']) await gate.count(address)
  const logged = () =>
    entries().map(({ level, limit, msg }) => ({
      level,
      limit,
      isFlood: /more submissions/i.test(String(msg))
    }))
  expect(logged()).toEqual([{ level: expect.anything(), limit: 'network', isFlood: true }])
  const text = await metrics.metrics()
  expect(text).toContain('# HELP leads_set_aside_total Submissions kept as suspect')
  expect(text).toMatch(/leads_set_aside_total\{limit="network"[^}]*\} 1/)
  expect(text).toMatch(/leads_set_aside_total\{limit="all"[^}]*\} 2/)
  pass(HOUR_MS)
  for (const address of ['192.0.2.4', '192.0.2.5', '192.0.2.6']) await gate.count(address)
  expect(logged().map(({ limit }) => limit)).toEqual(['network', 'all'])
})
