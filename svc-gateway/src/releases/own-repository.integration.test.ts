import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '@site/service/testing/test-database'
import { inForm, isLong } from '@site/service/testing/test-form'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { startTestReleases, type TestReleases } from '../testing/start-test-releases.ts'
import { stubShell } from '../testing/stubs.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** The home of a team: outside of this repository. */
const team = mkdtempSync(join(tmpdir(), 'site-team-'))
const packages = join(team, 'packages')
const remote = join(team, 'mf-jobs')
let site: TestReleases
let env: NodeJS.ProcessEnv

/** Runs a program as a team does, which knows nothing of this process. Throws with what it said when it fails. */
async function run(dir: string, program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: dir, env }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`)
    }
  )
  return stdout
}

/** Is there an engine here with every image that a site is started from? Pulling them is for who asks for it. */
async function hasImages(): Promise<boolean> {
  const { SITE_MYSQL_IMAGE = 'mysql:8.4', SITE_NATS_IMAGE = 'nats:2.12-alpine' } = process.env
  const own = ['svc-content', 'svc-leads', 'svc-gateway', 'front-ends'].map((name) => `site/${name}:latest`)
  const args = ['image', 'inspect', ...own, SITE_MYSQL_IMAGE, SITE_NATS_IMAGE]
  return promisify(execFile)('docker', args, { timeout: 10_000, maxBuffer: 16 * 1024 * 1024 }).then(
    () => true,
    () => false
  )
}

const siteCommand = (...args: string[]) =>
  run(remote, process.execPath, join(modules(), '@site/federation/dist/own-repository/site.js'), ...args)
const modules = () => join(isLong ? remote : team, 'node_modules')

beforeAll(async () => {
  const { version: react } = JSON.parse(readFileSync(join(ROOT, 'node_modules/react/package.json'), 'utf8'))
  const { version: web } = JSON.parse(readFileSync(join(ROOT, 'infra/web/package.json'), 'utf8'))
  const shell = stubShell()
  const shared = { react, 'react-dom': react, 'react/jsx-runtime': react, '@site/web/platform': web }
  site = await startTestReleases({
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, { ...shell, manifest: { ...shell.manifest, shared } }) }
    })
  })
  const { token } = site.token('Emplois', { deployables: ['mf-jobs'], routes: ['/jobs'] })
  const { PATH, HOME } = process.env
  env = { PATH, HOME, RELEASES_TOKEN: token }
  await run(ROOT, process.execPath, 'infra/dev/bootstrap.mjs', 'infra/dev/src/site/site.ts', 'pack', packages)
})
afterAll(async () => {
  await site?.stop()
  rmSync(team, { recursive: true, force: true })
})

/** Without a registry: our packages as they are packed, and those of others from here. The long form installs all of them. */
async function installFromHere(): Promise<void> {
  mkdirSync(join(modules(), '@site'), { recursive: true })
  for (const file of readdirSync(packages)) {
    const dir = join(modules(), '@site', /^site-(.+)-\d/.exec(file)?.[1] ?? file)
    mkdirSync(dir)
    await run(team, 'tar', '-xzf', join(packages, file), '--strip-components=1', '-C', dir)
  }
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.') && name !== '@site')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules(), name))
  const create = join(modules(), '@site/create-remote/dist/create-remote.js')
  await run(team, process.execPath, create, 'mf-jobs', '--no-install', `--to=${site.releasesUrl}`)
  writeFileSync(join(remote, 'package-lock.json'), '{}')
}

/** Milliseconds that a test may take which installs from a registry, on a machine that does other things too. */
const FROM_A_REGISTRY = 600_000

/** In an empty folder, with npm alone. */
async function createWithNpm(): Promise<void> {
  const [file] = readdirSync(packages).filter((name) => name.includes('create-remote'))
  await run(team, 'npm', 'install', '--no-save', join(packages, String(file)))
  const options = [`--packages=${packages}`, `--to=${site.releasesUrl}`]
  await run(team, 'npm', 'create', '@site/remote', 'mf-jobs', '--', ...options)
  // As its README says for tests in the whole site.
  await run(
    remote,
    'npm',
    'install',
    '--save-dev',
    'testcontainers@11',
    '--prefer-offline',
    '--no-audit',
    '--no-fund'
  )
}

it(
  'FED-33 FED-35 FED-63 a team makes a remote from the packages, in a folder of its own, and delivers it with a token: previewed, then live',
  async () => {
    await inForm({ long: createWithNpm, short: installFromHere })()
    const words = join(remote, 'src/pages/home/content/home.ts')
    writeFileSync(words, readFileSync(words, 'utf8').replace("title: 'mf-jobs'", "title: 'Nous recrutons'"))

    expect(await siteCommand('deploy', '--preview')).toMatch(
      /^mf-jobs [\d.]+-\w+ is built[\s\S]* can be previewed/
    )
    const { version } = JSON.parse(readFileSync(join(remote, 'dist/manifest.json'), 'utf8'))
    expect((await site.page('/jobs')).html).not.toContain('Nous recrutons')
    expect((await site.page(`/jobs?mf-jobs=${version}`)).html).toContain('<h1>Nous recrutons</h1>')

    expect(await siteCommand('deploy', '--message=Premier essai')).toBe(`mf-jobs ${version} is live\n`)
    await eventually('it is live', async () =>
      (await site.page('/jobs')).html.includes('<h1>Nous recrutons</h1>')
    )
    expect(await siteCommand('log')).toMatch(/Emplois[\s\S]*Premier essai/)
  },
  FROM_A_REGISTRY
)

it.runIf(await hasImages())(
  'FED-57 the tests of a team start the whole site in containers by one call, with the remote in it, and leave nothing behind',
  async () => {
    const containers = () =>
      run(team, 'docker', 'ps', '--all', '--quiet', '--filter', 'label=org.testcontainers=true')
    const before = await containers()
    const { SITE_MYSQL_IMAGE, SITE_NATS_IMAGE } = process.env
    // A reaper would be one more image to pull; the site is stopped all the same.
    Object.assign(env, { SITE_MYSQL_IMAGE, SITE_NATS_IMAGE, TESTCONTAINERS_RYUK_DISABLED: 'true' })
    const said = await run(
      remote,
      process.execPath,
      join(modules(), 'vitest/vitest.mjs'),
      'run',
      '--config=vitest.site.config.ts'
    )
    expect(said).toMatch(/the site is at http:[\s\S]*mf-jobs \S+ is live[\s\S]*2 passed/)
    expect(await containers()).toBe(before)
  },
  900_000
)

it('FED-57 whoever has no engine for it is told so in one line', async () => {
  const call = `import { startSite } from '@site/federation/testing'
    await startSite().catch(({ message }) => console.log(message))`
  Object.assign(env, { DOCKER_HOST: 'tcp://127.0.0.1:1' })
  const said = await run(remote, process.execPath, '--input-type=module', '--eval', call)
  expect(said).toMatch(/^No Docker engine answers, which the site is started on: [^\n]+\n$/)
})

it.runIf(isLong)(
  'FED-33 what a team has is compiled, tested, checked, and as packages have to be',
  async () => {
    for (const script of ['types', 'test', 'lint']) await run(remote, 'npm', 'run', script)
    const tools = ['--package=publint@0.3.25', '--package=@arethetypeswrong/cli@0.18.5']
    for (const file of readdirSync(packages).map((name) => join(packages, name))) {
      await run(team, 'npm', 'exec', '--yes', ...tools, '--', 'publint', '--strict', file)
      await run(team, 'npm', 'exec', '--yes', ...tools, '--', 'attw', file, '--profile=esm-only')
    }
  },
  FROM_A_REGISTRY
)
