import { openBus } from '@site/service/nats/open-bus'
import { createLog } from '@site/service/observability/log'
import { openGate } from '@site/service/testing/servers'
import { eventually, testServer } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildDeployable } from './testing/build-deployable.ts'
import { type FakeService, sendJson } from './testing/fake-services.ts'
import { ADMIN_CODE, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts'
import { stubRemote, stubShell } from './testing/stubs.ts'

const log = createLog({ service: 'test', level: 'silent' })
const BLOG = stubRemote({
  name: 'mf-blog',
  version: '0.1.0-11111111',
  pages: [
    {
      path: '/blog',
      tags: ['articles'],
      load: `async ({ getJson, query }) => query.set('list', await getJson('/api/blog'))`,
      component: `({ data }) => data.list.map(({ title }) => title).join()`
    }
  ]
})

let first: TestGateway
let second: TestGateway
let gate: Awaited<ReturnType<typeof openGate>>

const openNats = async (url: string, name: string) => {
  const bus = await openBus({ url, log, name })
  await eventually('NATS is there', () => bus.isReady())
  return bus
}

/** Two gateways, each with its own connection; the second one's passes through a gate that can be shut. */
beforeEach(async () => {
  const nats = new URL(testServer('TEST_NATS_URL'))
  gate = await openGate({ host: nats.hostname, port: Number(nats.port) })
  const build = async (dir: string) => ({
    shell: { live: await buildDeployable(dir, stubShell()) },
    'mf-blog': { live: await buildDeployable(dir, BLOG) }
  })
  const start = async (url: string, name: string) =>
    startTestGateway({ build, overrides: { bus: await openNats(url, name) } })
  first = await start(nats.href, 'gateway-1')
  nats.host = `127.0.0.1:${gate.port}`
  second = await start(nats.href, 'gateway-2')
})
afterEach(async () => {
  await Promise.all([first.stop(), second.stop()])
  await Promise.all([first.bus.close(), second.bus.close()])
  await gate.close()
})

/** svc-content, for both. */
const publishTitle = (title: string) => {
  const answer: Parameters<FakeService['answer']>[0] = ({ method }, response) =>
    sendJson(response, method === 'POST' ? 201 : 200, method === 'POST' ? {} : [{ title }])
  for (const gateway of [first, second]) gateway.content.answer(answer)
}
const shows = async (gateway: TestGateway, title: string) =>
  (await gateway.page('/blog')).html.includes(`<main>${title}`)

/** What comes of a gateway's live stream. */
const follow = async (gateway: TestGateway) => {
  const response = await fetch(`${gateway.url}/api/live`, { headers: { 'x-admin-code': ADMIN_CODE } })
  const seen = { text: '' }
  const read = async () => {
    for await (const chunk of response.body ?? []) seen.text += Buffer.from(chunk).toString()
  }
  void read()
  return seen
}

const followBoth = () => Promise.all([first, second].map(follow))

describe('two gateways on one NATS', () => {
  // EVENT-6, PAGE-7
  it('renew a page at the change of an article', async () => {
    publishTitle('Avant')
    expect(await shows(first, 'Avant')).toBe(true)
    expect(await shows(second, 'Avant')).toBe(true)
    publishTitle('Après')
    expect((await first.post('/api/blog', { adminCode: ADMIN_CODE })).status).toBe(201)
    expect(await shows(first, 'Après')).toBe(true)
    expect(await shows(second, 'Avant')).toBe(true)
    await first.publish('site.article-changed')
    await eventually('the second shows it too', () => shows(second, 'Après'))
  })

  it('EVENT-8 renew what they missed as soon as NATS is back', async () => {
    publishTitle('Avant')
    expect(await shows(second, 'Avant')).toBe(true)
    await gate.cut()
    await eventually('NATS is away', () => !second.bus.isReady())
    publishTitle('Après')
    expect(await shows(second, 'Avant')).toBe(true)
    await first.publish('site.article-changed')
    await gate.reopen()
    await eventually('the change is shown', () => shows(second, 'Après'))
  })

  it('both tell their live streams of one event', async () => {
    const streams = await followBoth()
    const { id } = await first.publish('site.lead-created')
    await eventually('both received it', () => streams.every(({ text }) => text.includes(id)))
  })
})
