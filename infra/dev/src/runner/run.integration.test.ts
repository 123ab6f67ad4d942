import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadListSchema } from '@site/contracts/leads/lead'
import { brand } from '@site/contracts/site/brand'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeRemotes, findGateway } from '../front-ends/remotes.ts'
import { identifyProcess } from '../processes/process-identity.ts'
import { until } from '../processes/until.ts'
import { type RunningSystem, startSystem } from './run.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'site-run-'))
const remotesDir = join(dataDir, 'remotes')
const lines: string[] = []
const said: string[] = []
const { ADMIN_CODE: _code, ADMIN_CODE_SHA256: _hash, ...clean } = process.env
const options = {
  infra: 'embedded' as const,
  dataDir,
  remotesDir,
  // A busy machine may take longer to render than the system is patient; then a visitor gets a page that only a browser fills.
  env: { ...clean, NODE_ENV: 'development', RENDER_TIMEOUT_MS: '30000' },
  ports: { gateway: 0, content: 0, leads: 0 },
  say: (line: string) => void said.push(line),
  onLine: (_name: string, line: string) => void lines.push(line)
}
let system: RunningSystem

beforeAll(async () => {
  const built = process.env.TEST_REMOTES_DIR
  if (built && existsSync(built)) cpSync(built, remotesDir, { recursive: true })
  system = await startSystem(options)
}, 180_000)

afterAll(async () => {
  await system.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const postLead = (email: string) =>
  fetch(`${system.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      company: '',
      message: 'Bonjour',
      telephone: null
    })
  })

const readLeads = async () => {
  const answer = await fetch(`${system.url}/api/leads?adminCode=${system.adminCode.code}`)
  expect(answer.status).toBe(200)
  return leadListSchema.parse(await answer.json())
}

describe('the whole system, embedded', () => {
  it('answers the home page with its text in the HTML', async () => {
    const answer = await fetch(system.url)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toMatch(/<h1[\s>]/)
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).toContain(brand.registration)
  })

  it('shows a lead that was sent in the list of leads, to whoever knows the code', async () => {
    expect((await postLead('ada@example.org')).status).toBe(201)
    expect((await readLeads()).map((lead) => lead.email)).toContain('ada@example.org')
    expect((await fetch(`${system.url}/api/leads?adminCode=wrong`)).status).toBe(401)
  })

  it('serves the seed articles', async () => {
    const articles: unknown = await (await fetch(`${system.url}/api/blog`)).json()
    expect(Array.isArray(articles) && articles.length).toBeGreaterThanOrEqual(8)
  })

  it('comes back with its leads after kill -9', async () => {
    await postLead('grace@example.org')
    const services = system.processes.services
    const before = services?.pid()
    services?.kill('SIGKILL')
    expect(await until(() => services?.pid() !== before, { withinMs: 30_000 })).toBe(true)
    expect(await services?.whenReady()).toBe(true)
    expect((await readLeads()).map((lead) => lead.email)).toContain('grace@example.org')
    expect(said.join('\n')).toMatch(/services ended \(SIGKILL\); starting it again/)
  })

  // SAFE-6
  it('writes the code it generated in one file that this user alone reads, and in no log', () => {
    const { code } = system.adminCode
    const file = join(dataDir, 'admin-code')
    expect(readFileSync(file, 'utf8').trim()).toBe(code)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect([...lines, ...said].join('\n')).not.toContain(code)
  })

  it('says on which address its gateway is, to the command that asks what it serves', async () => {
    const gateway = findGateway({}, dataDir)
    expect(gateway).toBe(system.url)
    const lines = await describeRemotes(remotesDir, gateway)
    expect(lines.at(-1)).toBe(`serves: as ${system.url} says`)
    expect(lines.filter((line) => /^(shell|mf-blog) .* live$/.test(line))).toHaveLength(2)
  })

  it('refuses a second start in the same folder', async () => {
    await expect(startSystem(options)).rejects.toThrow(/already runs here/)
    expect((await fetch(system.url)).status).toBe(200)
  })

  it('stops and starts again with what it had, building nothing', async () => {
    const pid = system.processes.services?.pid() as number
    await system.stop()
    expect(identifyProcess(pid)).toBeNull()
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false)
    system = await startSystem(options)
    expect(system.deployed).toEqual([])
    expect(await readLeads()).toHaveLength(2)
  })
})

describe('a start that cannot be', () => {
  const inOtherFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-run-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return { ...options, dataDir: folder }
  }

  it('says in one line that the port is in use, and leaves nothing behind', async () => {
    const other = createServer()
    onTestFinished(() => void other.close())
    const port = await new Promise<number>((done) => {
      other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port))
    })
    const asked = inOtherFolder()
    await expect(startSystem({ ...asked, ports: { gateway: port } })).rejects.toThrow(
      `Port ${port} is already in use.`
    )
    expect(existsSync(join(asked.dataDir, 'running.json'))).toBe(false)
  })

  // OPS-5
  it('refuses production without a code', async () => {
    const env = { ...clean, NODE_ENV: 'production' }
    await expect(startSystem({ ...inOtherFolder(), env })).rejects.toThrow(/ADMIN_CODE is missing/)
  })
})
