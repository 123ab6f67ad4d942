import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { Bus } from '@site/service/events/bus'
import { openBus } from '@site/service/nats/open-bus'
import { createTestLog, eventually } from '@site/service/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { sendJson, startFakeService } from '../testing/fake-services.ts'
import { startTestGateway } from '../testing/start-test-gateway.ts'

it('EVENT-8 reads the site once the gateway watches what changes in it', async () => {
  const read = { early: 0, late: 0 }
  let watches = false
  const content = await startFakeService((_, response) => {
    read[watches ? 'late' : 'early'] += 1
    sendJson(response, 200, [])
  })
  const memory = await openBus({ url: `memory:${randomUUID()}`, log: createTestLog().log, name: 'test' })
  const bus: Bus = {
    ...memory,
    async watch(...asked) {
      // As NATS, which has to be asked first: time enough for a request to arrive.
      for (let turns = 0; turns < 200; turns += 1) await turn()
      watches = true
      return memory.watch(...asked)
    }
  }
  const gateway = await startTestGateway({
    env: { CONTENT_URL: content.url, ASSISTANT: 'on' },
    overrides: { bus }
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all([memory.close(), content.stop()])
  })
  await eventually('the site is read', () => read.late > 0)
  expect(read.early).toBe(0)
})
