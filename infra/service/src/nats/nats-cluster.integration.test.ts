import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STREAM } from '@site/contracts/events/events'
import { connect } from 'nats'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../process/free-port.ts'
import { buildLeadCreated, createTestLog, eventually, uniqueName } from '../testing/test-database.ts'
import { openBus } from './open-bus.ts'

/** A cluster of three servers, whose stores are in a folder that is removed after the test. */
async function startCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'site-cluster-'))
  const ports = await Promise.all(Array.from({ length: 6 }, freePort))
  const [clients, routes] = [ports.slice(0, 3), ports.slice(3)]
  const peers = routes.map((port) => `nats-route://127.0.0.1:${port}`).join(',')
  const servers = clients.map((port, index): ChildProcess => {
    const args = ['-js', '-sd', join(folder, String(index)), '-a', '127.0.0.1', '-p', String(port)]
    const own = ['-n', `n${index}`, '--cluster_name', 'site', '--routes', peers]
    const cluster = ['--cluster', `nats://127.0.0.1:${routes[index]}`]
    return spawn('nats-server', [...args, ...own, ...cluster], { stdio: 'ignore' })
  })
  onTestFinished(async () => {
    for (const server of servers) server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return { servers, url: clients.map((port) => `nats://127.0.0.1:${port}`).join(',') }
}

/** Which server leads the stream: with a single copy, the one that has it. */
async function findLeader(url: string): Promise<number> {
  const connection = await connect({ servers: url.split(',') })
  const { cluster } = await (await connection.jetstreamManager()).streams.info(STREAM.name)
  await connection.close()
  return Number(cluster?.leader?.slice(1))
}

test('with three servers the events outlive the sudden loss of the one that leads', async () => {
  const { servers, url } = await startCluster()
  const bus = await openBus({ url, log: createTestLog('silent').log, name: 'test' })
  onTestFinished(() => bus.close())
  const seen = new Set<string>()
  await bus.consume({
    name: uniqueName('test'),
    types: ['site.lead-created'],
    handle: async ({ id }) => void seen.add(id),
    giveUp: async () => undefined
  })
  const publish = (leadId: number) => {
    const event = buildLeadCreated(leadId)
    // The cluster elects a leader first, and again when it has lost one: the relay tries again as this does.
    return eventually(
      `event ${leadId} is stored`,
      async () => {
        await bus.publish(event)
        return event.id
      },
      20_000
    )
  }
  const before = await publish(1)
  await eventually('the first has come', () => seen.has(before))
  servers[await findLeader(url)]?.kill('SIGKILL')
  const after = await publish(2)
  await eventually('the next comes all the same', () => seen.has(after))
  expect(seen.size).toBe(2)
}, 180_000)
