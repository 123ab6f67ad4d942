import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { deployOne } from '../deploy/deploy.ts'
import { findDeployable } from '../deploy/deploy-all.ts'
import { readRegistry } from '../registry/store.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { serveSite, type TestSite } from '../testing/serve-site.ts'

const BUILD = join(REPOSITORY, 'infra/federation/fixtures/foreign-remote/build')
const folder = mkdtempSync(join(tmpdir(), 'site-register-test-'))
const root = join(folder, 'remotes')
let browser: Browser
let site: TestSite

beforeAll(async () => {
  await deployOne(findDeployable('shell'), { root })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox']
  })
  site = await serveSite(root)
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run site -- register`; throws what it says where it fails. Builds may be at addresses of this machine. */
async function register(...words: string[]): Promise<string> {
  const cli = ['infra/dev/bootstrap.mjs', 'infra/federation/src/cli.ts', 'register', ...words]
  const env = {
    ...process.env,
    REMOTES_DIR: root,
    RELEASES_KEY_FILE: `${root}.key`,
    REGISTER_ALLOWED: '127.0.0.0/8'
  }
  const { stdout } = await promisify(execFile)(process.execPath, cli, { cwd: REPOSITORY, env })
  return stdout
}
/** Bytes of what stands compressed beside each of these files of a version. */
const compressed = (files: string[], version = '') =>
  files.reduce(
    (sum, file) => sum + statSync(join(root, 'mf-foreign', version, 'client', `${file}.br`)).size,
    0
  )
const unit = async () => (await readRegistry(root)).units['mf-foreign']
/** The build with another text in one of its files. */
function buildWith(file: string, from: string, to: string): string {
  const dir = mkdtempSync(join(folder, 'build-'))
  cpSync(BUILD, dir, { recursive: true })
  const text = readFileSync(join(dir, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(dir, file), text.replaceAll(from, to))
  return dir
}

describe('a remote that another tool has built', () => {
  let page: Page
  const complaints: string[] = []
  const pressed = (times: number) => page.getByRole('button', { name: `Pressé ${times} fois` })

  it('FED-54 is named, described, checked and live by one command', async () => {
    expect(await register(BUILD)).toMatch(/^mf-foreign 0\.1\.0-[0-9a-f]{10} is live\n$/)
    const live = (await unit())?.live
    expect(live).toMatchObject({
      ...{
        entry: 'remoteEntry.js',
        exposes: ['./routes', './pages/greeting'],
        routesModules: ['__federation_expose_routes.mjs']
      },
      // FED-56: as its server bundle says it.
      ...{ api: ['/api/blog'], cacheTags: { greetings: ['site.article-changed'] } },
      routes: [
        {
          menus: [{ menu: 'palette', label: 'Saluer', order: 95 }],
          ...{
            path: '/salut',
            page: 'greeting',
            modules: ['__federation_expose_pages__greeting.mjs'],
            styles: ['__federation_expose_pages__greeting.css']
          }
        }
      ],
      budget: { js: 45000, css: 200 }
    })
    expect(live).not.toHaveProperty('container')
    // Modules of these tools are .mjs: they count, and are compressed, as those of ours.
    const modules = Object.keys(live?.integrity ?? {}).filter((file) => /\.m?js$/.test(file))
    expect(modules).toHaveLength(3)
    expect(live?.size.js).toBe(compressed(modules, live?.version))
    expect(Object.keys(live?.integrity ?? {})).not.toContain('server.cjs')
    expect(await register(BUILD)).toContain('is live already: nothing to do')
  })

  it('FED-54 is rendered by the server and taken over by the shell, with its React and its platform', async () => {
    page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(60_000)
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
        complaints.push(message.text())
    })
    const response = await page.goto(`${site.url}/salut`)
    expect(await response?.text()).toContain('<h1>Salut de ')
    await pressed(0).click()
    await pressed(1).waitFor()
    const box = page.locator('.mf-foreign_box')
    expect(await box.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(3, 2, 1)')
    expect(site.requests.some((path) => path.includes('/federation-runtime-'))).toBe(true)
    expect(complaints).toEqual([])
  })

  it('FED-54 is drawn by the browser alone where it came without markup', async () => {
    site.isRendered = false
    await page.goto(`${site.url}/salut`)
    await pressed(0).click()
    await pressed(1).waitFor()
    expect(await page.title()).toBe('Salut')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a build at an address', () => {
  it('FED-60 is served as it was checked, whatever stands at the address afterwards', async () => {
    const dir = buildWith('mf-manifest.json', '"buildVersion": "0.1.0"', '"buildVersion": "0.1.1"')
    const script = '__federation_expose_pages__greeting.mjs'
    const checked = readFileSync(join(dir, script), 'utf8')
    const server = createServer((request, response) =>
      response.end(readFileSync(join(dir, request.url ?? '')))
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    onTestFinished(() => void server.close())
    expect(await register(`${address}mf-manifest.json`)).toContain(' is live; before it was ')
    for (const file of [script, 'remoteEntry.js'])
      writeFileSync(join(dir, file), 'throw new Error("changed")')
    expect(await (await fetch(address + script)).text()).toContain('changed')

    const served = await fetch(`${site.url}/remotes/mf-foreign/${(await unit())?.live?.version}/${script}`)
    expect(await served.text()).toBe(checked)
    site.isRendered = true
    const page = await browser.newPage()
    await page.goto(`${site.url}/salut`)
    await page.getByRole('button', { name: 'Pressé 0 fois' }).click()
    await page.getByRole('button', { name: 'Pressé 1 fois' }).waitFor()
    await page.close()
  })
})

describe('a build that is no remote of the site', () => {
  it.each([
    ['mf-manifest.json', '"type": "module"', '"type": "global"', "its entry is of type 'global'"],
    [
      'mf-manifest.json',
      '"publicPath": "auto"',
      '"publicPath": "https://a.example/"',
      "set publicPath to 'auto'"
    ],
    ['mf-manifest.json', '"name": "mf_foreign"', '"name": "jobs"', "it is called 'jobs'"],
    ['mf-manifest.json', '"./routes"', '"./other"', "it does not expose './routes'"],
    ['mf-manifest.json', '"react"', '"vue"', 'mf-foreign shares vue, which shell'],
    ['server.cjs', "'/api/blog'", "'/api/leads'", 'mf-foreign wants to call /api/leads: shell'],
    [
      'server.cjs',
      'require("react")',
      'require("fs")',
      'server.cjs does not load: The server bundle asks for fs'
    ],
    [
      'server.cjs',
      "path: '/salut'",
      "path: '/api/salut'",
      'mf-foreign claims /api/salut, which belongs to the gateway'
    ],
    ['server.cjs', '.productName', '.a.b', '/salut does not render'],
    [
      '__federation_expose_pages__greeting.css',
      '.mf-foreign_box',
      'body',
      'reaches beyond what the remote has drawn itself: body'
    ],
    ['budget.json', '45000', '300', 'over its budget of 0.3 KB']
  ])('FED-54 is refused in a line (%s: %s → %s)', async (file, from, to, line) => {
    const before = await unit()
    await expect(register(buildWith(file, from, to))).rejects.toThrow(line)
    expect(await unit()).toEqual(before)
  })

  it('FED-54 is told what its folder lacks', async () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    await expect(register(empty)).rejects.toThrow(
      /has no mf-manifest\.json\n.*has no server\.cjs\n.*has no budget\.json/
    )
  })
})
