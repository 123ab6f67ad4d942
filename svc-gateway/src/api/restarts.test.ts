import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listen, type RunningService } from '@site/service/http/lifecycle'
import { createTestLog } from '@site/service/testing/test-database'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { createUpstream, type UpstreamCall } from '../upstream/upstream.ts'

const RESTARTS = 12
const { log } = createTestLog()
const answering = new Koa().use(async (ctx) => {
  for await (const _ of ctx.req); // the whole request
  ctx.status = 201
  ctx.body = { ok: true }
})
const start = () => listen(answering, { host: '127.0.0.1', port: 0, log })

/** Two replicas behind an address that shares connections, as a cluster's does: only those that are ready get new ones. */
async function startReplicas() {
  const replicas = [await start(), await start()] as [RunningService, RunningService]
  let ready = [0, 1]
  let turn = 0
  const balancer = createServer((socket) => {
    turn += 1
    const replica = replicas[ready[turn % ready.length] as 0 | 1]
    const onward = connect(replica.port, '127.0.0.1')
    socket.pipe(onward).pipe(socket)
    for (const [end, other] of [
      [socket, onward],
      [onward, socket]
    ] as const) {
      end.on('error', () => other.destroy())
      end.on('close', () => other.destroy())
    }
  })
  return {
    url: await listenAnywhere(balancer),
    async restart(number: 0 | 1) {
      ready = [1 - number]
      await replicas[number].stop()
      replicas[number] = await start()
      ready = [0, 1]
    },
    async stop() {
      balancer.close()
      await Promise.all(replicas.map((replica) => replica.stop()))
    }
  }
}

const listenAnywhere = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

it('replicas that are restarted in turn lose no reading and no submission with a key', async () => {
  const replicas = await startReplicas()
  const upstream = createUpstream(replicas.url, 'svc-test')
  const common = { path: '/', headers: {}, timeoutMs: 20_000 }
  const submission: UpstreamCall = {
    ...common,
    method: 'POST',
    body: Buffer.from('{"a":1}'),
    isRepeatable: true
  }
  const reading: UpstreamCall = { ...common, method: 'GET' }
  const lost: unknown[] = []
  let isOver = false
  const ask = async (call: UpstreamCall) => {
    while (!isOver) {
      await upstream.call(call).then(
        (answer) => answer.body.dump(),
        (error) => lost.push(error)
      )
      // Now and then a connection is idle.
      await pause(Math.random() * 5)
    }
  }
  const asking = Array.from({ length: 16 }, (_, number) => ask(number % 2 === 0 ? submission : reading))
  for (let number = 0; number < RESTARTS; number += 1) await replicas.restart((number % 2) as 0 | 1)
  isOver = true
  await Promise.all(asking)
  await upstream.close()
  await replicas.stop()
  expect(lost).toEqual([])
})
