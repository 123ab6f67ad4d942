import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { takeCommandLine } from '@site/contracts/command-line'
import { deployOne } from '@site/federation/deploy/deploy'
import { readRegistry } from '@site/federation/registry/store'
import { versionDir } from '@site/registry/version-files'
import { breakForOneInTen, isIll, versionFor, visitInBrowser } from '../e2e/federation/canary-visits.ts'
import { startSecondGateway } from '../e2e/federation/second-gateway.ts'
import { launchBrowser } from '../harness/browser.ts'
import { copyRemote } from '../harness/remote-copy.ts'
import { BLOG_GRANTS, makeReleaseToken } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import { until } from '../harness/until.ts'
import { ROOT } from '../run/command.ts'
import { provideHeadlessChromium } from '../run/packages.ts'
import { drawRecording, type Scene } from './draw.ts'

/*
 * `npm run site -- draw-recording`: a version of the blog that throws for one visitor in ten is sent to a site of two gateways for 5 % of the visitors, who come, each in
 * a browser where it would throw, until both gateways have ended it. What the commands print, and how long each step takes, is drawn to infra/federation/canary.svg.
 */
takeCommandLine({ usage: 'npm run site -- draw-recording' })
const FILE = 'infra/federation/canary.svg'
/** Visitors who are drawn. More come: among a hundred, few are in the share. */
const SHOWN = 100
/** What the address of the site on this machine is drawn as. */
const SITE = 'https://site.example'

process.env.CHROMIUM_PATH ??= await provideHeadlessChromium()
const machine = mkdtempSync(join(tmpdir(), 'site-team-'))
const blog = copyRemote('mf-blog')
const system = await startTestSystem({}, 'own')
const second = await startSecondGateway(system)
const browser = await launchBrowser()
const gateways = [system.url, second.url]
const entry = async () => (await readRegistry(system.remotesDir)).units['mf-blog']

/** A command of the team, and what it prints. */
async function command(words: string[], token: string): Promise<Scene> {
  const began = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['infra/dev/bootstrap.mjs', 'infra/federation/src/cli.ts', ...words, `--to=${system.releasesUrl}`],
    { cwd: ROOT, env: { ...process.env, RELEASES_TOKEN: token, CI_COMMIT_SHA: '7c41d9e' } }
  )
  const shown = ['npx site', ...words, `--to=${SITE}:8443`].join(' ').replace(machine, '.')
  const took = performance.now() - began
  const lines = stdout
    .trim()
    .replace(/http:\/\/[\d.:]+/g, SITE)
    .replace(/(preview-signature=)\S+/g, '$1…')
  return { command: shown, lines: lines.split('\n'), took }
}

/** What the team's pipeline has built, beside a shell to build against. */
async function build(): Promise<{ version: string; folder: string }> {
  breakForOneInTen(blog)
  const root = join(machine, 'remotes')
  cpSync(system.remotesDir, root, { recursive: true })
  const { version } = await deployOne(blog, { root, mode: 'preview' })
  const folder = versionDir(root, { name: 'mf-blog', version })
  return { version, folder }
}

try {
  const live = (await entry())?.live.version ?? ''
  const { token } = await makeReleaseToken(system, 'Blog, main', BLOG_GRANTS)
  const { version, folder } = await build()
  const deployed = await command(['deploy', folder, '--share=5'], token)
  const arms = [live, version]
  const isCanary = async (visitor: number, url = system.url) =>
    (await versionFor(visitor, url, arms)) === version
  for (const url of gateways)
    await until('each gateway has the canary', async () => {
      for (let visitor = 0; visitor < SHOWN; visitor += 1) if (await isCanary(visitor, url)) return true
      return false
    })
  const before: boolean[] = []
  for (let visitor = 0; visitor < SHOWN; visitor += 1) before.push(await isCanary(visitor))

  // Visitors come one after the other, to one gateway and the other.
  let began: number | null = null
  let met = 0
  for (let visitor = 0; (await entry())?.canary; visitor += 1) {
    const url = gateways[Math.floor(visitor / 10) % 2] ?? ''
    if (!(await isCanary(visitor, url)) || !isIll(visitor)) continue
    began ??= performance.now()
    met += 1
    await visitInBrowser(browser, visitor, url, version)
  }
  const seconds = Math.round((performance.now() - (began ?? 0)) / 1000)
  for (const url of gateways)
    await until('nobody gets it', async () => {
      for (let visitor = 0; visitor < SHOWN; visitor += 1) if (await isCanary(visitor, url)) return false
      return true
    })
  const { lines, ...told } = await command(['log', 'mf-blog'], token)
  // Before the version of the recording comes what this machine has put there.
  const log = {
    ...told,
    lines: lines.slice(
      0,
      lines.findIndex((line) => / publish +/.test(line))
    )
  }
  writeFileSync(join(ROOT, FILE), drawRecording({ deployed, before, met, seconds, log }))
  console.log(`${FILE}: ended after ${met} visitors for whom it throws, ${seconds} s`)
} finally {
  await browser.close()
  await second.stop()
  await system.stop()
  blog.remove()
  rmSync(machine, { recursive: true, force: true })
}
