import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployOne } from '../deploy/deploy.ts'
import { findDeployable } from '../deploy/deploy-all.ts'
import { readRegistry } from '../registry/store.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { serveSite, type TestSite } from '../testing/serve-site.ts'

const BUILD = join(REPOSITORY, 'infra/federation/fixtures/foreign-remote')
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

/** `npm run site -- register`; throws what it says where it fails. */
async function register(...words: string[]): Promise<string> {
  const cli = ['infra/dev/bootstrap.mjs', 'infra/federation/src/cli.ts', 'register', ...words]
  const env = { ...process.env, REMOTES_DIR: root, RELEASES_KEY_FILE: `${root}.key` }
  const { stdout } = await promisify(execFile)(process.execPath, cli, { cwd: REPOSITORY, env })
  return stdout
}
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
      ...{ entry: 'remoteEntry.js', exposes: ['./routes', './pages/greeting'], routesModules: ['routes.js'] },
      // FED-56: as its server bundle says it.
      ...{ api: ['/api/blog'], cacheTags: { greetings: ['site.article-changed'] } },
      routes: [
        {
          menus: [{ menu: 'palette', label: 'Saluer', order: 95 }],
          ...{
            path: '/salut',
            page: 'greeting',
            modules: ['pages_greeting.js'],
            styles: ['pages_greeting.css']
          }
        }
      ],
      budget: { js: 3000, css: 200 }
    })
    expect(live).not.toHaveProperty('container')
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
      "require('react')",
      "require('fs')",
      'server.cjs does not load: The server bundle asks for fs'
    ],
    [
      'server.cjs',
      "path: '/salut'",
      "path: '/api/salut'",
      'mf-foreign claims /api/salut, which belongs to the gateway'
    ],
    ['server.cjs', 'useSite().productName', 'useSite().a.b', '/salut does not render'],
    [
      'pages_greeting.css',
      '.mf-foreign_box',
      'body',
      'reaches beyond what the remote has drawn itself: body'
    ],
    ['budget.json', '3000', '300', 'over its budget of 0.3 KB']
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
