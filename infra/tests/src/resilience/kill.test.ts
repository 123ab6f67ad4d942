import { setTimeout as pause } from 'node:timers/promises'
import { inForm } from '@site/service/testing/test-form'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle, readArticles } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import { processOf, type TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'
import { openDatabases, type SystemDatabases, untilEventsTookEffectOnce } from './databases.ts'
import { findNotStoredOnce, startLoad } from './load.ts'

/** The limit of the long form; `npm test` runs on machines that do other work at the same time. */
const READY_WITHIN_MS = inForm({ long: 10_000, short: 60_000 })
/** Submissions to be acknowledged before the kill, and after the process is back. */
const EACH_SIDE = inForm({ long: 1000, short: 100 })
let system: TestSystem
let databases: SystemDatabases

beforeAll(async () => {
  system = await startTestSystem({ CONTACT_LIMIT_PER_MINUTE: '1000000' }, 'own')
  databases = openDatabases(system)
})
afterAll(async () => {
  await databases?.close()
  await system?.stop()
})

/** Creates articles one after the other, and does not repeat an attempt without an answer. Returns the acknowledged titles. */
function startWriting(prefix: string) {
  const titles: string[] = []
  let isOver = false
  const running = (async () => {
    for (let number = 1; !isOver; number += 1) {
      const title = `${prefix} ${number}`
      // The article may have been stored in spite of the error, so the next one has another title.
      const made = await createArticle(system.url, system.code, title).catch(() => null)
      if (made) titles.push(title)
      await pause(100)
    }
  })()
  return async () => {
    isOver = true
    await running
    return titles
  }
}

describe.each(['leads', 'content', 'gateway', 'mysql', 'nats'])('kill -9 of %s under load', (name) => {
  it(`loses nothing acknowledged, doubles nothing, and is ready again within ${READY_WITHIN_MS / 1000} s`, async () => {
    const victim = processOf(system, name)
    const load = startLoad(system.url)
    const stopWriting = startWriting(`Sans ${name}`)
    await until('load', () => load.sent.length >= EACH_SIDE, { withinMs: 120_000 })

    const killedAt = performance.now()
    victim.kill('SIGKILL')
    await until('its end to be noticed', () => victim.pid() === null)
    expect(await victim.whenReady(READY_WITHIN_MS)).toBe(true)
    const isServing = () => load.sent.some(({ acceptedAt }) => acceptedAt > killedAt + 500)
    await until('a lead after the return', isServing, { withinMs: READY_WITHIN_MS })
    expect(performance.now() - killedAt).toBeLessThan(READY_WITHIN_MS)

    const before = load.sent.length
    await until('load', () => load.sent.length >= before + EACH_SIDE, { withinMs: 120_000 })
    const sent = await load.stop()
    const titles = await stopWriting()

    expect(
      await findNotStoredOnce(
        system,
        sent.map(({ email }) => email)
      )
    ).toEqual([])
    const list = await until('the list', () => readArticles(system.url), { withinMs: READY_WITHIN_MS })
    const shown = list.map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => shown.filter((one) => one === title).length !== 1)).toEqual([])
    await untilEventsTookEffectOnce(databases)
  })
})
