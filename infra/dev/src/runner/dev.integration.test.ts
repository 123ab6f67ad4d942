import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identifyProcess } from '../processes/process-identity.ts'
import { startDev } from './dev.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'site-dev-'))
const remotesDir = join(dataDir, 'remotes')
const { ADMIN_CODE: _code, ADMIN_CODE_SHA256: _hash, ...clean } = process.env
let system: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  const built = process.env.TEST_REMOTES_DIR
  if (built && existsSync(built)) cpSync(built, remotesDir, { recursive: true })
  system = await startDev({
    remotes: ['mf-blog'],
    infra: 'embedded',
    dataDir,
    remotesDir,
    // A busy machine may take longer to render than the system is patient; then a visitor gets a page that only a browser fills.
    env: { ...clean, NODE_ENV: 'development', RENDER_TIMEOUT_MS: '30000' },
    ports: { gateway: 0, content: 0, leads: 0 },
    say: () => undefined
  })
}, 180_000)

afterAll(async () => {
  await system.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const readPage = async (path: string) => {
  const answer = await fetch(system.url + path, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  return { answer, html, text: html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '') }
}

it('renders pages on the server from their sources, with data and styles, for a browser without script', async () => {
  const articles = (await (await fetch(`${system.url}/api/blog`)).json()) as { id: number; title: string }[]
  const first = articles[0]?.title ?? 'no article'
  const { answer, html, text } = await readPage('/blog')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(text).toContain('<h1')
  expect(text).toContain(first)
  expect(html).toMatch(/<style data-vite-dev-id="mf-blog:[^"]*blog\.module\.css">/)
  expect((await readPage(`/article/${articles[0]?.id}`)).text).toContain(first)
}, 120_000)

it('FED-14 renders the pages of a remote that is not named as built, in the shell from its sources, and says so', async () => {
  const { answer, html, text } = await readPage('/')
  expect(answer.status).toBe(200)
  expect(text).toMatch(/class="mf-marketing_/)
  expect(html).toMatch(/<style data-vite-dev-id="shell:/)
  expect(html).not.toContain('data-vite-dev-id="mf-marketing:')
  expect(system.notes.join('\n')).toMatch(
    /Hot reload: shell, mf-blog, content, leads, gateway\. As built: mf-admin, mf-chat, mf-marketing\./
  )
})

it('leaves the administration to the browser', async () => {
  expect((await readPage('/admin')).html).toContain('<div id="root"></div>')
})

it('starts the renderer again when it dies, and ends it with the rest', async () => {
  const { renderer } = system.processes
  const first = renderer?.pid()
  renderer?.kill('SIGKILL')
  await expect.poll(() => renderer?.pid() ?? first).not.toBe(first)
  expect(await renderer?.whenReady()).toBe(true)
  expect((await readPage('/blog')).answer.status).toBe(200)
  const pid = renderer?.pid() as number
  await system.stop()
  expect(identifyProcess(pid)).toBeNull()
})
