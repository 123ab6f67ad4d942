import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, testServer } from '@site/service/testing/test-database'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { answersWell } from '../processes/health.ts'
import { until } from '../processes/until.ts'
import { buildServices } from './build-services.ts'

/** 64 by 48 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEVEVWaz9HW6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAAAADDoPlTX+AIVQEAAHQNDDAAAWReGocAAAAASUVORK5CYII='

// Outside of the repository, as in an image: no sources, no tsx and no node_modules in a folder above.
const folder = mkdtempSync(join(tmpdir(), 'site-built-'))
const common = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  NODE_OPTIONS: '--enable-source-maps',
  ADMIN_CODE: 'un-code-de-production',
  SITE_ORIGIN: 'https://www.lucarne.example',
  SITE_BRAND: 'fictional',
  // The servers of the tests have no TLS, and are not on loopback where they run in containers.
  DATABASE_TLS: 'off',
  NATS_URL: testServer('TEST_NATS_URL')
})

beforeAll(() => buildServices(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(name: string, env: NodeJS.ProcessEnv, words: string[] = []) {
  const child = spawn(process.execPath, ['main.mjs', ...words], {
    cwd: join(folder, name),
    env: { ...common(), ...env }
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (text += part))
  return { child, text: () => text }
}

/** On a port that the service takes itself: one that was found before may belong to another process by the time it listens. */
async function serve(name: string, env: NodeJS.ProcessEnv) {
  const { child, text } = run(name, { ...env, PORT: '0' })
  const urlOf = () => /"url":"([^"]+)"[^\n]*"Listening"/.exec(text())?.[1] ?? ''
  const isReady = await until(async () => urlOf() !== '' && answersWell(`${urlOf()}/health/ready`), {
    withinMs: 60_000
  })
  expect(isReady, text()).toBe(true)
  return { child, url: urlOf() }
}

const end = async (child: ChildProcess) => {
  child.kill('SIGTERM')
  return (await once(child, 'exit'))[0]
}

it('each service runs from its folder alone, answers, and drains', async () => {
  const [content, leads] = await Promise.all([database(), database()])
  const remotes = join(folder, 'remotes')
  mkdirSync(remotes)
  const first = await serve('svc-content', { DATABASE_URL: content })
  const second = await serve('svc-leads', { DATABASE_URL: leads })
  const door = await serve('svc-gateway', {
    CONTENT_URL: first.url,
    LEADS_URL: second.url,
    REMOTES_DIR: remotes
  })
  const articles = (await (await fetch(`${door.url}/api/blog`)).json()) as unknown[]
  expect(articles.length).toBeGreaterThanOrEqual(7) // the seeds are found at run time
  const health = async () => (await fetch(`${door.url}/health/ready`)).json()
  // The rendering threads must find React. They may start later than the gateway answers.
  await expect.poll(health, { timeout: 60_000 }).toMatchObject({ checks: { rendering: 'ok' } })
  const sent = await fetch(`${door.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@hotel.example"}'
  })
  expect(sent.status).toBe(201)
  const picture = await fetch(`${door.url}/api/pictures?alt=Un%20hall`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'x-admin-code': common().ADMIN_CODE },
    body: Buffer.from(PNG, 'base64')
  })
  expect(picture.status).toBe(201) // sharp and libvips are in the folder
  for (const { child } of [door, second, first]) expect(await end(child)).toBe(0)

  const addresses = { CONTENT_DATABASE_URL: content, LEADS_DATABASE_URL: leads }
  const command = run('operations', addresses, ['backup', join(folder, 'backup.gz')])
  expect((await once(command.child, 'exit'))[0], command.text()).toBe(0)
  expect(command.text()).toMatch(/leads\.leads +1/)
}, 180_000)

it('FED-45 the check of the gateway reads the styles of a remote from its folder alone', async () => {
  const dir = join(folder, 'mf-jobs')
  mkdirSync(join(dir, 'client'), { recursive: true })
  writeFileSync(join(dir, 'client/a.css'), 'body { background: red }')
  const order = { manifest: { name: 'mf-jobs', integrity: { 'a.css': '' } }, dir, shellBundle: null }
  const child = fork('check-worker.mjs', [JSON.stringify(order)], {
    cwd: join(folder, 'svc-gateway'),
    env: common(),
    execArgv: []
  })
  const said: object[] = []
  child.on('message', (message: object) => said.push(message))
  expect((await once(child, 'exit'))[0]).toBe(0)
  expect(said.at(-1)).toEqual({
    answer: [expect.stringMatching(/^mf-jobs: a\.css reaches beyond .*: body\./)]
  })
})

it('an image says plainly that it has no embedded database', async () => {
  const { child, text } = run('svc-leads', { DATABASE_URL: 'sqlite::memory:' })
  expect((await once(child, 'exit'))[0]).toBe(1)
  expect(text()).toContain('no SQLite')
})

async function database(): Promise<string> {
  const place = await createTestDatabase('mysql')
  onTestFinished(place.drop)
  return place.url
}
