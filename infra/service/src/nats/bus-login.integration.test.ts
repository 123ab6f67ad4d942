import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nkeys } from 'nats'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createTestNats, makeCertificates, type TestNats } from '../testing/servers.ts'
import { buildLeadCreated, createTestLog } from '../testing/test-database.ts'
import type { BusLogin } from './bus-login.ts'
import { openBus } from './open-bus.ts'

const PASSWORD = 'p@ss/w:rd'
let nats: TestNats
afterEach(() => nats.remove())

const serve = async (config: string) => {
  nats = await createTestNats(config)
  await nats.start()
}
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'site-login-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** Publishes an event with this login; false when the server refuses it for three seconds. */
async function publishes(login: BusLogin, url = nats.url): Promise<boolean> {
  const bus = await openBus({ url, log: createTestLog().log, name: 'test', login })
  try {
    if (!bus.isReady()) return false
    await bus.publish(buildLeadCreated())
    return true
  } finally {
    await bus.close()
  }
}

test('a name and a password open the bus, by themselves or in the address; nothing else does', async () => {
  await serve(`authorization { users: [{ user: site, password: ${JSON.stringify(PASSWORD)} }] }`)
  expect(await publishes({ user: 'site', password: PASSWORD })).toBe(true)
  const named = nats.url.replace('//', `//site:${encodeURIComponent(PASSWORD)}@`)
  expect(await publishes({}, named)).toBe(true)
  expect(await publishes({ user: 'other', password: 'x' }, named)).toBe(true)
  expect(await publishes({})).toBe(false)
  expect(await publishes({ user: 'site', password: 'wrong' })).toBe(false)
})

test('the seed of a nkey opens the bus', async () => {
  const [user, stranger] = [nkeys.createUser(), nkeys.createUser()]
  await serve(`authorization { users: [{ nkey: ${user.getPublicKey()} }] }`)
  const seedOf = (one: typeof user) => {
    const file = join(folder(), 'seed')
    writeFileSync(file, `${Buffer.from(one.getSeed()).toString()}\n`)
    return file
  }
  expect(await publishes({ nkey: seedOf(user) })).toBe(true)
  expect(await publishes({ nkey: seedOf(stranger) })).toBe(false)
})

test('with NATS_CA a server must show a certificate that it signed', async () => {
  const mine = await makeCertificates(folder())
  const other = await makeCertificates(folder())
  await serve(`tls { cert_file: "${mine.cert}", key_file: "${mine.key}" }`)
  expect(await publishes({ ca: mine.ca })).toBe(true)
  expect(await publishes({ ca: other.ca })).toBe(false)
  expect(await publishes({}, nats.url.replace('nats:', 'tls:'))).toBe(false)
})
