import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { RuntimeContext, ServiceName } from '../system/services.ts'
import { makeFolder } from '../testing/testing.ts'
import { planServices } from './supervise-services.ts'

const context: RuntimeContext = {
  contentDatabase: 'mysql://content:secret-content-data@127.0.0.1:1/content',
  leadsDatabase: 'mysql://leads:secret-leads-data@127.0.0.1:1/leads',
  bus: 'nats://operator:secret-operator@127.0.0.1:1',
  buses: {
    content: 'nats://content:secret-content-bus@127.0.0.1:1',
    leads: 'nats://leads:secret-leads-bus@127.0.0.1:1',
    gateway: 'nats://gateway:secret-gateway-bus@127.0.0.1:1'
  },
  host: '127.0.0.1',
  origin: 'http://127.0.0.1:1',
  ports: { gateway: 1, content: 1, leads: 1 },
  remotesDir: '/nowhere',
  remotesCopyDir: '/nowhere',
  releasesKeyFile: '/data/remotes.key',
  releasesPort: 8090,
  adminCodeHash: 'ab',
  devServers: {},
  devRenderer: null
}

const OF_THE_RUNNER = {
  SMTP_URL: 'smtp://u:secret-smtp@mail.example',
  WEBHOOK_SECRET: 'secret-webhook',
  OPENAI_API_KEY: 'secret-model',
  ADMIN_CODE: 'secret-code',
  MYSQL_URL: 'mysql://root:secret-root@127.0.0.1:1',
  DEPLOY_TOKEN: 'secret-of-another-program'
}

it('starts each service with the secrets that it uses, and no other', async () => {
  const folder = makeFolder()
  const environments = join(folder, 'environments')
  mkdirSync(environments)
  const tell = join(folder, 'tell.mjs')
  // It runs in each process before anything of ours, records what the process was given, and ends it.
  writeFileSync(
    tell,
    `import { writeFileSync } from 'node:fs'
     const name = process.argv[1].split(/[\\\\/]/).at(-3)
     writeFileSync(${JSON.stringify(environments)} + '/' + name, JSON.stringify(process.env))
     process.exit(1)`
  )
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...OF_THE_RUNNER, NODE_OPTIONS: `--import ${pathToFileURL(tell).href}` }
  const quiet = { note: () => undefined, onLine: () => undefined, say: () => undefined }
  const processes = planServices(context, { env, ...quiet }).flat()
  for (const one of processes) await expect(one.start()).rejects.toThrow(/exit code 1/)

  const secretsOf = (name: ServiceName) =>
    [...new Set(readFileSync(join(environments, `svc-${name}`), 'utf8').match(/secret-[a-z-]+/g))].sort()
  expect(readdirSync(environments).sort()).toEqual(['svc-content', 'svc-gateway', 'svc-leads'])
  expect(secretsOf('content')).toEqual(['secret-content-bus', 'secret-content-data', 'secret-model'])
  expect(secretsOf('leads')).toEqual([
    'secret-leads-bus',
    'secret-leads-data',
    'secret-smtp',
    'secret-webhook'
  ])
  expect(secretsOf('gateway')).toEqual(['secret-gateway-bus'])
})
