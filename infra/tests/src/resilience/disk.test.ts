import { findPort } from '@site/dev/processes/ports'
import { type Supervised, supervise } from '@site/dev/processes/supervise'
import { findMysql, planMysql, prepareMysql } from '@site/dev/providers/local-mysql'
import { findNats, planNats } from '@site/dev/providers/local-nats'
import { accountStatements, databaseUrl } from '@site/dev/providers/mysql-accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContact, sendContact } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import type { TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'
import { openDatabases, type SystemDatabases, unpublished, untilEventsTookEffectOnce } from './databases.ts'
import { findNotStoredOnce } from './load.ts'
import { timedFetch } from './requests.ts'
import { mountSmallDisk } from './small-disk.ts'

const PASSWORDS = { content: 'pannes1', leads: 'pannes2' }
const LEFT = 1024 * 1024
/** A message so long that it soon fills a table. */
const LONG_NOTE = 'Une note qui prend de la place. '.repeat(120)

const [mysql, nats] = [await findMysql(), await findNats()]
const isInstalled = mysql !== null && nats !== null
// A disk for each server, which the test may fill. Where none can be mounted, or no server is installed, the test is skipped.
const disks = {
  mysql: isInstalled ? mountSmallDisk(220) : null,
  nats: isInstalled ? mountSmallDisk(48) : null
}

describe.runIf(disks.mysql && disks.nats)('a full disk', () => {
  let system: TestSystem
  let databases: SystemDatabases
  const servers: Supervised[] = []

  beforeAll(async () => {
    if (!disks.mysql || !disks.nats || !mysql || !nats) throw new Error('no small disk')
    await prepareMysql(mysql, disks.mysql.folder)
    const [mysqlPort, natsPort] = [await findPort(0), await findPort(0)]
    const common = { say: () => undefined, onSpawn: () => undefined }
    const accounts = accountStatements(PASSWORDS, '127.0.0.1')
    servers.push(
      supervise({ ...planMysql(mysql, disks.mysql.folder, mysqlPort, 'pannes', accounts), ...common }),
      supervise({ ...planNats(nats, disks.nats.folder, natsPort), ...common })
    )
    await Promise.all(servers.map((one) => one.start()))
    system = await startTestSystem(
      {
        CONTENT_MYSQL_URL: databaseUrl('content', PASSWORDS, mysqlPort),
        LEADS_MYSQL_URL: databaseUrl('leads', PASSWORDS, mysqlPort),
        NATS_URL: `nats://127.0.0.1:${natsPort}`,
        CONTACT_LIMIT_PER_MINUTE: '1000000'
      },
      'env'
    )
    databases = openDatabases(system)
  })
  afterAll(async () => {
    await databases?.close()
    await system?.stop()
    for (const disk of Object.values(disks)) disk?.empty()
    await Promise.all(servers.map((one) => one.stop()))
    for (const disk of Object.values(disks)) disk?.remove()
  })

  const submit = async (note = 'Contact depuis popup') => {
    const body = buildContact({ message: note })
    const status = await sendContact(system.url, body)
    return { email: body.email, status }
  }

  it('of NATS: leads are accepted, nothing is said to be published that is not, all of it leaves later', async () => {
    disks.nats?.fill(0)
    const sent = []
    for (let count = 0; count < 30; count += 1) sent.push(await submit())
    expect(sent.filter(({ status }) => status !== 201)).toEqual([])
    expect(await unpublished(databases.leads)).toBeGreaterThan(0)
    expect((await timedFetch(system.url, { headers: { accept: 'text/html' } })).status).toBe(200)

    disks.nats?.empty()
    // NATS switches JetStream off when its disk is full: it is started again, as the runbook says.
    await servers[1]?.restart()
    await until('the backlog to go', async () => (await unpublished(databases.leads)) === 0, {
      withinMs: 120_000
    })
    await untilEventsTookEffectOnce(databases, 120_000)
    expect(
      await findNotStoredOnce(
        system,
        sent.map(({ email }) => email)
      )
    ).toEqual([])
  })

  it('of the database: no 2xx for what is not stored, and service again when there is room', async () => {
    disks.mysql?.fill(LEFT)
    const accepted: string[] = []
    const refused = await until(
      'the disk to be full',
      async () => {
        const sent = await Promise.all(Array.from({ length: 16 }, () => submit(LONG_NOTE)))
        accepted.push(...sent.flatMap(({ email, status }) => (status === 201 ? [email] : [])))
        return sent.find(({ status }) => status !== 201)
      },
      { withinMs: 90_000, everyMs: 1 }
    )
    expect([503, 504]).toContain(refused.status)
    expect((await timedFetch(system.url, { headers: { accept: 'text/html' } })).status).toBe(200)

    disks.mysql?.empty()
    const last = await until(
      'the service',
      async () => {
        const sent = await submit()
        return sent.status === 201 && sent
      },
      { withinMs: 120_000 }
    )
    // What was acknowledged is on the disk, and survives the server.
    servers[0]?.kill('SIGKILL')
    await until('the end', () => servers[0]?.pid() === null)
    expect(await servers[0]?.whenReady(60_000)).toBe(true)
    expect(await findNotStoredOnce(system, [...accepted, last.email])).toEqual([])
    await untilEventsTookEffectOnce(databases, 120_000)
  })
})

it.runIf(!disks.mysql || !disks.nats)('a full disk cannot be shown here, and why', () => {
  const why = isInstalled
    ? 'this process may not mount file systems'
    : 'no database or no NATS server is installed'
  console.warn(`The faults of a full disk were not tried: ${why}.`)
  expect(isInstalled && mountSmallDisk(1)).toBeFalsy()
})
