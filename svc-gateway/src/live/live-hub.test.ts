import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { createMetrics } from '@site/service/observability/metrics'
import { buildLeadCreated, eventually } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { createLiveHub } from './live-hub.ts'

it('cuts a client that does not read, and the others notice nothing', async () => {
  const metrics = createMetrics('test')
  const hub = createLiveHub({ perAddress: 5, total: 5, pingMs: 60_000, metrics })
  const countOf = async (name: string) => (await metrics.getSingleMetric(name)?.get())?.values[0]?.value
  const server = createServer(
    (_, response) => void hub.open('192.0.2.1', response, { selector: null, scopes: ['all'] }).pipe(response)
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let read = ''
  get(url, (response) =>
    response.setEncoding('utf8').on('data', (text) => (read = (read + text).slice(-500)))
  )
  const slow = get(url, (response) => response.pause())
  await eventually('both are connected', async () => (await countOf('live_connections')) === 2)

  // Until what the system itself buffers for the slow one is full too.
  await eventually('the slow one is cut', async () => {
    for (let round = 0; round < 50; round += 1) {
      for (let count = 0; count < 20; count += 1) hub.send(buildLeadCreated())
      await turn()
    }
    return (await countOf('live_cut_total')) === 1
  })
  const last = buildLeadCreated()
  hub.send(last)
  await eventually('the other reads on', () => read.includes(last.id))
  expect(await countOf('live_connections')).toBe(1)
  slow.destroy()
  hub.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}, 30_000)
