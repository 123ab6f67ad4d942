import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ignore } from '../system/ignore.ts'
import { env, readAddresses } from './env.ts'

const context = (environment: NodeJS.ProcessEnv) => ({
  env: environment,
  dataDir: '/unused',
  isForced: false,
  keepsData: true,
  say: ignore,
  note: ignore
})

describe('servers named in the environment', () => {
  it('finds both databases on the one server that MYSQL_URL names', () => {
    expect(
      readAddresses({ MYSQL_URL: 'mysql://u:p%40w@db:3307', NATS_URL: 'nats://a:4222,nats://b:4222' })
    ).toEqual({
      contentDatabase: 'mysql://u:p%40w@db:3307/content',
      leadsDatabase: 'mysql://u:p%40w@db:3307/leads',
      bus: 'nats://a:4222,nats://b:4222'
    })
  })

  it('lets each service have its own server', () => {
    const read = readAddresses({
      MYSQL_URL: 'mysql://u:p@db/',
      LEADS_MYSQL_URL: 'mysql://l:p@other/prospects',
      NATS_URL: 'nats://bus'
    })
    expect(read.contentDatabase).toBe('mysql://u:p@db/content')
    expect(read.leadsDatabase).toBe('mysql://l:p@other/prospects')
  })

  it.each([
    [{ MYSQL_URL: 'mysql://u:p@db' }, /MYSQL_URL is set, but NATS_URL is missing/],
    [
      { NATS_URL: 'nats://bus' },
      /CONTENT_MYSQL_URL \(or MYSQL_URL\) is missing; LEADS_MYSQL_URL \(or MYSQL_URL\) is missing/
    ],
    [
      { CONTENT_MYSQL_URL: 'mysql://u:p@db/c', NATS_URL: 'nats://bus' },
      /but LEADS_MYSQL_URL \(or MYSQL_URL\) is missing/
    ],
    [
      { MYSQL_URL: 'mysql://u:p@db/content', NATS_URL: 'nats://bus' },
      /MYSQL_URL names a database \(content\)/
    ],
    [{ MYSQL_URL: 'postgres://u:p@db', NATS_URL: 'nats://bus' }, /MYSQL_URL must look like/],
    [{ MYSQL_URL: 'mysql://u:p@db', NATS_URL: 'bus:4222' }, /NATS_URL must look like/]
  ])('says in one line what is missing or wrong: %o', (environment, message) => {
    expect(() => readAddresses(environment)).toThrow(message)
  })

  it('are not there when nothing is named, or named empty', async () => {
    expect((await env.look(context({ MYSQL_URL: '', PATH: '/bin' }))).isThere).toBe(false)
    expect(await env.look(context({ NATS_URL: 'nats://bus' }))).toEqual({
      isThere: true,
      because: 'NATS_URL is set'
    })
  })

  it('that do not answer are reported by name, without their password', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    const port = await new Promise<number>((done) => {
      silent.once('listening', () => {
        const address = silent.address()
        silent.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0))
      })
    })
    onTestFinished(() => void silent.close())
    const start = env.start(
      context({ MYSQL_URL: `mysql://u:secret@127.0.0.1:${port}`, NATS_URL: `nats://127.0.0.1:${port}` })
    )
    const error = await start.then(String, (error: unknown) => String(error))
    expect(error).toContain(`nothing answers at 127.0.0.1:${port}; no NATS answers at 127.0.0.1:${port}`)
    expect(error).not.toContain('secret')
  })
})
