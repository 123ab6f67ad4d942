import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeNewRemote } from '../../testing/make-new-remote.ts'
import { serveProject } from './serve-project.ts'

const remote = makeNewRemote()
/** A site whose API answers for the one that is served. */
const api = createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end('["Lyon"]')
)
let server: Awaited<ReturnType<typeof serveProject>>
const page = async (path: string) => {
  const url = new URL(path, server.resolvedUrls?.local[0])
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  return { status: response.status, html: await response.text() }
}
const edit = (file: string, change: (text: string) => string) => {
  const path = join(remote.dir, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  edit('src/remote/routes.ts', (text) =>
    text.replace(
      'head: ()',
      "load: async ({ query, getJson }) => query.prefetchQuery({ queryKey: ['/api/towns'], queryFn: () => getJson('/api/towns') }),\n      head: ()"
    )
  )
  const { port } = api.address() as AddressInfo
  server = await serveProject(remote, { port: 0, site: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await server?.close()
  api.close()
  remote.remove()
})

it('FED-34 a remote is served alone in a stub of the shell: rendered on the server from its sources, with the data of a running site', async () => {
  const { status, html } = await page('/jobs')
  expect(status).toBe(200)
  expect(html).toMatch(/<main[^>]*><section class="mf-jobs_[^>]*><h1>mf-jobs<\/h1>/)
  expect(html).toContain('"queryKey":["/api/towns"]')
  expect(html).toContain('Lyon')
  expect((await page('/elsewhere')).status).toBe(404)
})

it('FED-34 a page that throws is sent without markup, and comes back once it is mended', async () => {
  edit('src/pages/home/page.tsx', (text) => text.replace('useState(0)', 'useStat(0)'))
  await expect.poll(async () => (await page('/jobs')).html).toContain('<div id="root"></div>')
  edit('src/pages/home/page.tsx', (text) => text.replace('useStat(0)', 'useState(0)'))
  await expect.poll(async () => (await page('/jobs')).html).toContain('<h1>mf-jobs</h1>')
})
