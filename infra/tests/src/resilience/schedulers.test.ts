import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NODE_OPTIONS } from '@site/dev/system/paths'
import { isLong } from '@site/service/testing/test-form'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContact, readArticles, sendContact } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import type { TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'
import { ROOT } from '../run/command.ts'
import {
  countOf,
  openDatabases,
  type SystemDatabases,
  unpublished,
  untilEventsTookEffectOnce
} from './databases.ts'
import { findNotStoredOnce } from './load.ts'
import { timedFetch } from './requests.ts'

const HOUR_MS = 3_600_000
const SHIFT = new URL('./shift-clock.mjs', import.meta.url).href

describe('eight schedulers, half of them with a clock that is an hour off', () => {
  let system: TestSystem
  let databases: SystemDatabases
  const replicas: Replica[] = []

  beforeAll(async () => {
    system = await startTestSystem()
    databases = openDatabases(system)
  })
  afterAll(async () => {
    await Promise.all(replicas.map(({ end }) => end('SIGKILL')))
    await databases?.close()
    await system?.stop()
  })

  it('write one article of the day', async () => {
    const before = (await readArticles(system.url)).length
    for (let number = 0; number < 8; number += 1)
      replicas.push(startReplica(system, number % 2 === 0 ? 0 : hourWithinTheDay()))
    const listening = replicas.map((replica) => replica.listens.then(() => replica))
    // The first to listen was the first to look for work. Its run is taken over when its lease ends, which takes a minute.
    if (isLong) await (await Promise.race(listening)).end('SIGKILL')
    await Promise.all(listening)
    const daily = () => databases.content('article_runs').where({ kind: 'daily' })
    await until(
      'the article of the day',
      async () => (await countOf(daily().where({ state: 'succeeded' }))) > 0,
      {
        withinMs: 150_000,
        everyMs: 200
      }
    )
    // Each looked for work before it listened; on SIGTERM it finishes what it began.
    await Promise.all(replicas.map(({ end }) => end('SIGTERM')))
    expect(await countOf(daily())).toBe(1)
    await until('its events to leave', async () => (await unpublished(databases.content)) === 0, {
      withinMs: 60_000
    })
    expect(await countOf(databases.content('outbox').where({ type: 'site.article-generated' }))).toBe(1)
    // The gateway keeps the list until it has heard of the article.
    const listed = await until('the list to be read anew', async () => {
      const list = await readArticles(system.url)
      return list.length > before && list
    })
    expect(listed).toHaveLength(before + 1)
  })
})

interface Replica {
  /** Resolves when it answers requests, by which time it has looked for work. */
  listens: Promise<void>
  end(signal: NodeJS.Signals): Promise<void>
}

function startReplica({ servers }: TestSystem, shiftMs: number): Replica {
  const { TEST_SERVICES_DIR: built } = process.env
  const program = built
    ? [join(built, 'svc-content/main.mjs')]
    : [...NODE_OPTIONS.slice(0, 2), join(ROOT, 'svc-content/src/main.ts')]
  const args = ['--import', SHIFT, ...program]
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: servers.contentDatabase,
      NATS_URL: servers.bus,
      PORT: '0',
      SHIFT_CLOCK_MS: String(shiftMs)
    }
  })
  const exited = once(child, 'exit')
  const listens = new Promise<void>((resolve, reject) => {
    if (!child.stdout) return reject(new Error('no output'))
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('"Listening"') && resolve())
    void exited.then(() => resolve()) // killed before it listened
  })
  return {
    listens,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await exited
    }
  }
}

/** An hour ahead, or back where that would be the next day in Paris, which would have an article of its own. */
function hourWithinTheDay(): number {
  const dayOf = (instant: number) =>
    new Date(instant).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })
  return dayOf(Date.now() + HOUR_MS) === dayOf(Date.now()) ? HOUR_MS : -HOUR_MS
}

describe('a clock that is moved by an hour, and back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-clock-'))
  const file = join(folder, 'shift')
  let system: TestSystem
  let databases: SystemDatabases

  beforeAll(async () => {
    writeFileSync(file, '0')
    system = await startTestSystem({ NODE_OPTIONS: `--import ${SHIFT}?file=${encodeURIComponent(file)}` })
    databases = openDatabases(system)
  })
  afterAll(async () => {
    await databases?.close()
    await system?.stop()
    rmSync(folder, { recursive: true })
  })

  it('loses no lead, doubles no effect, and stops nobody', async () => {
    const [key, first] = ['5f0c6f3e-8a53-4f0e-9b0a-3f9c2ab41700', buildContact()]
    const bodies = [first]
    expect(await sendContact(system.url, first, key)).toBe(201)
    for (const shift of [HOUR_MS, 0, -HOUR_MS, 0]) {
      writeFileSync(file, String(shift))
      const body = buildContact()
      bodies.push(body)
      await until('every clock to be moved', () => {
        const seen = readdirSync(folder).filter((name) => name.startsWith('shift.'))
        return (
          seen.length >= 3 && seen.every((name) => readFileSync(join(folder, name), 'utf8') === String(shift))
        )
      })
      expect(await sendContact(system.url, body)).toBe(201)
      // The same key is recognised whatever the clock says.
      expect(await sendContact(system.url, first, key)).toBe(201)
      expect((await timedFetch(`${system.url}/health/ready`)).status).toBe(200)
      await untilEventsTookEffectOnce(databases)
    }
    expect(
      await findNotStoredOnce(
        system,
        bodies.map(({ email }) => email)
      )
    ).toEqual([])
  })
})
