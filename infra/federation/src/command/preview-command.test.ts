import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { expect, it, onTestFinished, vi } from 'vitest'
import { adoptStore } from '../publish/adopt.ts'
import { writeRegistry } from '../registry/store.ts'
import { signPreview } from './preview-command.ts'

const newStore = temporaryStore()
const VERSION = '0.1.0-aaaaaaaa'

/** A store whose key has signed one version of mf-blog. */
async function storeWithBlog() {
  const root = newStore()
  const keyFile = join(root, 'key.pem')
  const live = putVersion(root, buildManifest({ version: VERSION }))
  const changedAt = '2026-11-01T00:00:00.000Z'
  const entry = { live, previous: null, held: [], earlier: [], changedAt }
  await writeRegistry(root, { 'mf-blog': entry }, { keyFile })
  const key = generateKeyPairSync('ed25519').privateKey
  writeFileSync(keyFile, key.export({ type: 'pkcs8', format: 'pem' }))
  await adoptStore(root, keyFile)
  return { root, keyFile, origin: 'https://www.example.org' }
}
const command = async (store: Awaited<ReturnType<typeof storeWithBlog>>, ...args: string[]) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await signPreview({ store, callOf: (name) => `site ${name}` }, args)
    return written.mock.calls.map(([text]) => text).join('')
  } finally {
    written.mockRestore()
  }
}

it('FED-47 prints a whole link on a line of its own, and until when it holds', async () => {
  const store = await storeWithBlog()
  expect(await command(store, 'mf-blog', VERSION, '--days=2')).toMatch(
    /^mf-blog 0\.1\.0-aaaaaaaa can be previewed until [\d-]+ [\d:]+ UTC by whoever has this link:\nhttps:\/\/www\.example\.org\/blog\?mf-blog=0\.1\.0-aaaaaaaa&preview-signature=\d{10}\.[\w-]{86}\n$/
  )
})

it('FED-19 says in English that what --to names is no release API', async () => {
  const store = await storeWithBlog()
  vi.stubEnv('RELEASES_TOKEN', 'token')
  onTestFinished(() => void vi.unstubAllEnvs())
  const site = createServer((_, response) =>
    response
      .writeHead(405, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ message: 'Cette adresse ne connaît pas cette méthode.', code: 'method-not-allowed' })
      )
  )
  onTestFinished(() => void site.close())
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  await expect(command(store, 'mf-blog', VERSION, `--to=${origin}`)).rejects.toThrow(
    `${origin} is no release API: it answers 405 with something else. That of a site has an address of its own (RELEASES_PORT)`
  )
  await expect(command(store, 'mf-blog', VERSION, '--to=example.org')).rejects.toThrow(
    "--to takes the address of a release API, as in --to=https://releases.example.org, not 'example.org'"
  )
})

it('FED-47 says what it lacks: a version, a number of days that there is, a version that is kept', async () => {
  const store = await storeWithBlog()
  await expect(command(store, 'mf-blog')).rejects.toThrow('which version of mf-blog is to be seen?')
  for (const days of ['31', '0', '1.5', 'x'])
    await expect(command(store, 'mf-blog', VERSION, `--days=${days}`)).rejects.toThrow(
      `--days takes a number from 1 to 30, not ${days}`
    )
  await expect(command(store, 'mf-blog', '0.1.0-bbbbbbbb')).rejects.toThrow(
    'mf-blog 0.1.0-bbbbbbbb is not among what is kept'
  )
})
