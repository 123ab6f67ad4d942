import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MadeToken } from '@site/contracts/access/token-calls'
import { packVersion } from '@site/federation/archive/pack-version'
import { errorsOfTrial, inStore } from '@site/federation/publish/try-remotes'
import { readRegistry } from '@site/federation/registry/store'
import { type ReadData, readDataOf } from '@site/federation/rendering/read-data'
import { readManifest, versionDir } from '@site/registry/version-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BLOG_GRANTS, makeReleaseToken } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import { processOf, type TestSystem } from '../../harness/test-system.ts'
import { until } from '../../harness/until.ts'
import { ROOT } from '../../run/command.ts'

const [FIRST, SECOND] = ['0.1.0-11111111', '0.1.0-22222222'] as const
const COMMIT = '0123456789abcdef0123456789abcdef01234567'

/** A machine of the blog's team: a folder of its own, in which nothing is deployed, and no way to that of the site. */
const machine = mkdtempSync(join(tmpdir(), 'site-team-'))
let system: TestSystem
let blog: MadeToken
let chat: MadeToken

beforeAll(async () => {
  system = await startTestSystem()
  blog = await makeReleaseToken(system, 'Blog, chaîne principale', BLOG_GRANTS)
  chat = await makeReleaseToken(system, 'Chat', { deployables: ['mf-chat'], routes: [] })
})
afterAll(async () => {
  await system?.stop()
  rmSync(machine, { recursive: true, force: true })
})

const admin = async (method: string, path: string, body: object) => {
  const response = await fetch(system.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adminCode: system.code, ...body })
  })
  return response.json()
}

const liveBlog = async () => (await readRegistry(system.remotesDir)).units['mf-blog']?.live
const store = () => readFileSync(join(system.remotesDir, 'registry.json'), 'utf8')
const served = (version: string) =>
  until(`${version} is served`, async () =>
    (await (await fetch(`${system.url}/blog`, { headers: { accept: 'text/html' } })).text()).includes(
      `"name":"mf-blog","version":"${version}"`
    )
  )

/** What a build of the team's machine left there: the blog of this site under another version, and at more addresses. */
async function builtBlog(version: string, routes: string[] = []): Promise<string> {
  const live = await liveBlog()
  if (!live) throw new Error('No blog is deployed')
  const folder = join(machine, `${version}${routes.join('').replaceAll('/', '-')}`)
  const built = versionDir(system.remotesDir, live)
  cpSync(built, folder, { recursive: true, filter: (path) => !path.endsWith('publication.json') })
  const [route] = live.routes
  const manifest = await readManifest(folder)
  const more = routes.map((path) => ({ ...route, path }))
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({
      ...manifest,
      version,
      base: `/remotes/mf-blog/${version}/`,
      routes: [...manifest.routes, ...more]
    })
  )
  return folder
}

/** A command on the team's machine, as its pipeline runs it. */
const command = (words: string[], token: string): Promise<{ code: number; text: string }> =>
  new Promise((done) => {
    const env = {
      ...process.env,
      REMOTES_DIR: join(machine, 'remotes'),
      RELEASES_TOKEN: token,
      CI_COMMIT_SHA: COMMIT,
      CI_PIPELINE_URL: 'https://ci.example/42'
    }
    execFile(
      process.execPath,
      ['infra/dev/bootstrap.mjs', ...words, `--to=${system.releasesUrl}`],
      { cwd: ROOT, env },
      (error, out, errors) => done({ code: error ? Number(error.code) : 0, text: out + errors })
    )
  })
const CLI = 'infra/federation/src/cli.ts'

it('FED-19 FED-20 FED-21 FED-22 FED-23 a team publishes from a machine without the folder, with its token alone, and its history says who, from where and when', async () => {
  const before = (await liveBlog())?.version ?? ''
  const first = await builtBlog(FIRST)
  const registry = store()

  const foreign = await command([CLI, 'deploy', first], chat.token)
  const notTaken = `mf-blog ${FIRST} was not taken: what was live still is\n`
  expect(foreign).toEqual({
    code: 1,
    text: `mf-blog is not among what 'Chat' may publish: mf-chat\n${notTaken}`
  })
  const admins = await builtBlog(FIRST, ['/admin/x'])
  expect(await command([CLI, 'deploy', admins], blog.token)).toEqual({
    code: 1,
    text: `mf-blog claims /admin/x, and the token 'Blog, chaîne principale' has the routes /blog, /article, /apercu, /questions\n${notTaken}`
  })
  expect(store()).toBe(registry)
  expect(existsSync(versionDir(system.remotesDir, { name: 'mf-blog', version: FIRST }))).toBe(false)

  const deployed = await command([CLI, 'deploy', first, '--message=Nouveau titre'], blog.token)
  expect(deployed).toEqual({ code: 0, text: `mf-blog ${FIRST} is live; before it was ${before}\n` })
  await served(FIRST)
  expect((await command([CLI, 'deploy', await builtBlog(SECOND)], blog.token)).code).toBe(0)
  await served(SECOND)
  expect(await command([CLI, 'rollback', 'mf-blog', before], blog.token)).toEqual({
    code: 0,
    text: expect.stringMatching(
      new RegExp(`^mf-blog ${before} is live again(, published [^;]+)?; ${SECOND} is blocked\\n$`)
    )
  })
  await served(before)

  const { code, text } = await command([CLI, 'log', 'mf-blog'], blog.token)
  expect(code).toBe(0)
  expect(text).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d [\\d:]{8} UTC {2}rollback {2}${before} {2}by Blog, chaîne principale`)
  )
  expect(text).toContain(
    `publish   ${FIRST}  by Blog, chaîne principale  (before: ${before})\n    “Nouveau titre”\n    commit ${COMMIT}\n    https://ci.example/42\n`
  )
  expect(existsSync(join(machine, 'remotes'))).toBe(false)
})

it('FED-24 a gateway that is killed in the middle of an upload leaves the store whole, and takes the next one', async () => {
  const folder = await builtBlog('0.1.0-33333333')
  const archive = await packVersion(folder)
  const registry = store()
  const { hostname, port } = new URL(system.releasesUrl)
  const sending = request({
    ...{ hostname, port, method: 'PUT', path: '/releases/mf-blog/0.1.0-33333333' },
    headers: {
      authorization: `Bearer ${blog.token}`,
      'content-type': 'application/gzip',
      'content-length': archive.length
    }
  })
  sending.on('error', () => undefined)
  sending.write(archive.subarray(0, archive.length / 2))
  const builds = join(system.remotesDir, '.builds')
  await until('it arrives', () => existsSync(builds) && readdirSync(builds).length > 0)
  const gateway = processOf(system, 'gateway')
  gateway.kill('SIGKILL')
  await until('the gateway is gone', () => sending.destroyed || gateway.pid() === null)
  expect(await gateway.whenReady()).toBe(true)
  expect(store()).toBe(registry)
  expect(existsSync(versionDir(system.remotesDir, { name: 'mf-blog', version: '0.1.0-33333333' }))).toBe(
    false
  )
  expect((await command([CLI, 'deploy', folder], blog.token)).code).toBe(0)
  await served('0.1.0-33333333')
})

it('FED-45 every remote of the site passes the trial of its shell, with the data of the site', async () => {
  const { shell, ...remotes } = (await readRegistry(system.remotesDir)).units
  if (!shell) throw new Error('No shell is live')
  const read = readDataOf(system.url)
  const asked: string[] = []
  const readData: ReadData = (path) => {
    asked.push(path)
    return read(path)
  }
  const versions = [inStore(system.remotesDir, shell.live)]
  // Without a shell before, nothing is forgiven as what failed there already.
  expect(await errorsOfTrial(versions, { units: remotes }, { root: system.remotesDir, readData })).toEqual([])
  const readings = asked.filter((path) => path.endsWith('/reading'))
  expect(readings).toEqual([expect.stringMatching(/\/\d+\/reading$/)])
  expect(await read(readings[0] ?? '')).toMatchObject({ status: 200 })
})

it('FED-21 FED-25 a revoked token opens nothing within a second, and a registry that somebody wrote by hand is not served', async () => {
  const live = (await liveBlog())?.version ?? ''
  await admin('DELETE', `/api/admin/tokens/${blog.id}`, {})
  // The very next question, which comes within the second, however long this machine takes to answer it.
  const answer = await fetch(`${system.releasesUrl}/releases/mf-blog`, {
    headers: { authorization: `Bearer ${blog.token}` }
  })
  expect(answer.status).toBe(401)

  const forged = JSON.parse(store())
  forged.units['mf-blog'].live = { ...forged.units['mf-blog'].previous }
  forged.revision += 1
  writeFileSync(join(system.remotesDir, 'registry.json'), JSON.stringify(forged))
  await until('the log says so', () =>
    system.lines.some((line) => line.includes('registry is not to be believed'))
  )
  await served(live)
  const metrics = await (await fetch(`${system.url}/metrics`)).text()
  expect(metrics).toMatch(/^registry_untrusted_total\S* [1-9]/m)
})
