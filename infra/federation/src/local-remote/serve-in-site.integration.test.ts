import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeNewRemote } from '../testing/make-new-remote.ts'
import { type ServedInSite, serveInSite } from './serve-in-site.ts'

const remote = makeNewRemote()
let here: ServedInSite
const read = async (path: string) => (await fetch(here.url + path)).text()
const write = (file: string, text: string) => {
  const path = join(remote.dir, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

beforeAll(async () => {
  // A library as many are published: CommonJS that asks for React.
  write('node_modules/counter/package.json', '{ "name": "counter", "version": "1.0.0", "main": "main.js" }')
  write('node_modules/counter/main.js', "exports.useCounter = () => require('react').useState(0)\n")
  const page = 'src/pages/home/page.tsx'
  const text = readFileSync(join(remote.dir, page), 'utf8')
  write(page, `import { useCounter } from 'counter'\n${text.replace('useState(0)', 'useCounter()')}`)
  // Nobody answers there.
  here = await serveInSite(remote, {
    site: 'http://127.0.0.1:1',
    port: 0,
    canWrite: false,
    say: () => undefined
  })
})
afterAll(async () => {
  await here?.close()
  remote.remove()
})

it('FED-51 libraries of the remote use the React of the site', async () => {
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? 'nothing found'
  const page = await read('/@local/mf-jobs/src/pages/home/page.tsx')
  const library = await read(find(page, /\/@local\/\S+\/counter\.js\?v=\w+/))
  expect(library).toMatch(/useCounter = \(\) => \w+share_react\(\)\.useState\(0\)/)
  const react = await read(find(library, /\/@local\/[^"]+share_react[^"]+/))
  expect(react).toContain('module.exports = globalThis.site_local_given["react"]')
})

it('FED-51 a site that is away is said to be, to a developer and, in French, to a form', async () => {
  const page = await fetch(`${here.url}/jobs`, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([
    502,
    expect.stringMatching(
      /The site does not answer.*http:\/\/127\.0\.0\.1:1 does not answer: .+; check --site/s
    )
  ])
  const call = await fetch(`${here.url}/api/blog`)
  expect([call.status, await call.json()]).toEqual([
    502,
    { message: 'Le site ne répond pas. Réessayez dans un instant.' }
  ])
})
