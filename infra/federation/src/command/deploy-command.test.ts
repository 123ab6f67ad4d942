import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { keyFileBeside, readReleaseKey } from '@site/registry/release-key'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { versionDir } from '@site/registry/version-files'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readHistory } from '../history/history.ts'
import { ensureReleaseKey } from '../publish/adopt.ts'
import { listVersions } from '../publish/list-versions.ts'
import { buildsDir, readRegistry, type Store } from '../registry/store.ts'
import { makeReleaseKey } from '../signing/make-key.ts'
import { builtFolder } from './deploy-command.ts'
import { publishFolder } from './publish-folder.ts'
import { readSteps, readTime } from './read-when.ts'
import { readWanted, readWantedSigned } from './send-folder.ts'

const store = temporaryStore()
const sizes = { size: { js: 2 * 'export {}'.length, css: 0 }, budget: { js: 100, css: 100 } }

/** A folder of a built shell, as another machine has left it. */
function built(version: string, more: Parameters<typeof buildManifest>[0] = {}): string {
  const machine = store()
  return versionDir(
    machine,
    putVersion(machine, buildManifest({ name: 'shell', version, ...sizes, ...more }))
  )
}

async function storeWithKey(): Promise<Store> {
  const root = store()
  onTestFinished(() => rmSync(keyFileBeside(root), { force: true }))
  await ensureReleaseKey(root)
  return { root, keyFile: keyFileBeside(root) }
}

it('FED-30 reads the shares of a canary, and refuses what are none before anything is built', () => {
  expect([readSteps('5'), readSteps('5,25')]).toEqual([[5], [5, 25]])
  for (const text of ['', 'x', '0', '100', '2.5', '25,5', '5,5', '5,'])
    expect(() => readSteps(text)).toThrow('--share takes percents')
})

it('FED-44 reads when a version is to go live, by this machine’s clock unless an offset stands behind it', () => {
  const now = new Date(2026, 10, 27, 19, 30)
  expect(readTime('2026-12-01T06:00', now)).toEqual(new Date(2026, 11, 1, 6))
  expect(readTime('2026-12-01T06:00+01:00', now)).toEqual(new Date('2026-12-01T05:00:00Z'))
  expect(readTime('20:00', now)).toEqual(new Date(2026, 10, 27, 20))
  expect(readTime('19:30', now)).toEqual(new Date(2026, 10, 28, 19, 30))
  for (const text of ['', 'tomorrow', '25:00', '2026-12-01', '2026-02-30T06:00', '6:00'])
    expect(() => readTime(text, now)).toThrow('--at takes a time')
  expect(() => readWanted({ at: '06:00', share: '5' })).toThrow('one of them')
})

it('FED-50 takes the key of --sign from where the command was called', () => {
  const team = store()
  const { keep, key } = makeReleaseKey()
  keep(join(team, 'blog.key'))
  vi.stubEnv('INIT_CWD', team)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readWantedSigned({ sign: 'blog.key' }).signWith?.id).toBe(key.id)
  expect(() => readWantedSigned({ sign: 'other.key' })).toThrow('the key cannot be read')
})

it('FED-46 a version that the browser refuses is taken away again, unless somebody has kept it as a preview meanwhile', async () => {
  const place = await storeWithKey()
  const refuse = async (version: string, meanwhile: (folder: string) => Promise<unknown>) => {
    const folder = built(version)
    const look = async () => {
      await meanwhile(folder)
      return { errors: ['it is blank'], unseen: null }
    }
    const options = { notes: {}, mode: 'live' as const, say: () => undefined }
    const drop = vi.fn()
    const browserCheck = {
      begin: () => ({ whyNot: async () => null, look, drop }),
      prepare: () => undefined,
      close: async () => undefined
    }
    await expect(publishFolder(folder, { ...place, browserCheck }, options)).rejects.toThrow('it is blank')
    expect(drop).toHaveBeenCalledOnce()
    return existsSync(versionDir(place.root, { name: 'shell', version }))
  }
  const keep = (folder: string) =>
    publishFolder(folder, place, { notes: {}, mode: 'preview', say: () => undefined })
  expect(await refuse('0.1.0-aaaaaaaa', async () => undefined)).toBe(false)
  expect(await refuse('0.1.0-bbbbbbbb', keep)).toBe(true)
})

it('FED-19 FED-20 FED-47 publishes a folder that is built already by the same way as what it builds, and says who did', async () => {
  const where = await storeWithKey()
  const said: string[] = []
  const options = {
    notes: { message: 'Pourquoi' },
    mode: 'live' as const,
    say: (line: string) => void said.push(line)
  }
  const first = built('0.1.0-11111111')
  await publishFolder(first, where, options)
  await publishFolder(first, where, options)
  await publishFolder(built('0.1.0-22222222'), where, { ...options, mode: 'preview' })
  expect(said).toEqual([
    'shell 0.1.0-11111111 is live',
    'shell 0.1.0-11111111 is live already: nothing to do',
    expect.stringMatching(
      /^shell 0\.1\.0-22222222 can be previewed until [\d-]+ [\d:]+ UTC by whoever has this link, after the address of the site:\n\/\?shell=0\.1\.0-22222222&preview-signature=\d+\.[\w-]+$/
    )
  ])
  expect(readdirSync(first).sort()).toEqual(['client', 'manifest.json', 'server'])
  expect(readdirSync(buildsDir(where.root))).toEqual([])
  const { units } = await readRegistry(where.root)
  const history = readHistory(where.root, 'shell', units.shell)
  expect(history.map(({ result, version }) => [result, version])).toEqual([
    ['preview', '0.1.0-22222222'],
    ['live', '0.1.0-11111111']
  ])
  expect(history[1]).toMatchObject({
    before: null,
    message: 'Pourquoi',
    by: expect.stringContaining(`@${hostname()}`)
  })
  expect((await listVersions(where.root, 'shell')).map(({ version, state }) => [version, state])).toEqual([
    ['0.1.0-11111111', 'live'],
    ['0.1.0-22222222', 'kept']
  ])
  expect(readReleaseKey(where.keyFile)?.privateKey).not.toBeNull()
})

it('FED-20 FED-24 refuses one that is not what its manifest says, which is in the history then', async () => {
  const where = await storeWithKey()
  const damaged = built('0.1.0-33333333')
  writeFileSync(join(damaged, 'client/remoteEntry.js'), 'other')
  const line = 'shell 0.1.0-33333333: client/remoteEntry.js is not what its manifest says'
  const options = { notes: {}, mode: 'live' as const, say: () => undefined }
  await expect(publishFolder(damaged, where, options)).rejects.toThrow(line)
  const greedy = built('0.1.0-44444444', { budget: { js: 1, css: 1 } })
  await expect(publishFolder(greedy, where, options)).rejects.toThrow('over its budget of 0.0 KB')
  expect((await readRegistry(where.root)).units).toEqual({})
  expect(
    readHistory(where.root, 'shell', undefined).map(({ result, errors }) => [result, errors?.[0]])
  ).toEqual([
    ['refused', expect.stringContaining('over its budget')],
    ['refused', line]
  ])
})

it('tells the folder of a built version from any other word, from where the command was called', () => {
  const folder = built('0.1.0-55555555')
  expect(builtFolder('.', { INIT_CWD: folder })).toBe(folder)
  expect(builtFolder('client', { INIT_CWD: folder })).toBeNull()
  expect(builtFolder('mf-blog', { INIT_CWD: folder })).toBeNull()
})
