import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorOfPublication } from '@site/registry/publication'
import { readRegistryFile } from '@site/registry/read-registry'
import { keyFileBeside, type ReleaseKey, readReleaseKey } from '@site/registry/release-key'
import { UntrustedRegistryError } from '@site/registry/signed-registry'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { versionDir } from '@site/registry/version-files'
import { describe, expect, it, onTestFinished } from 'vitest'
import { rollBackDeployable } from '../change/rollback.ts'
import { goLive } from '../registry/flip.ts'
import { inspectRegistry, readRegistry, writeRegistry } from '../registry/store.ts'
import { verifiedVersions } from '../registry/versions.ts'
import { makeReleaseKey } from '../signing/make-key.ts'
import { adoptStore, ensureReleaseKey } from './adopt.ts'
import { repairRegistry } from './repair.ts'

const store = temporaryStore()
const shell = buildManifest({ name: 'shell' })
const first = buildManifest({ version: '0.1.0-11111111' })
const second = buildManifest({ version: '0.1.0-22222222' })

/** A store of before there was a key: the second version is live, the first was. */
async function storeOfBefore(): Promise<string> {
  const root = store()
  onTestFinished(() => rmSync(keyFileBeside(root), { force: true }))
  for (const manifest of [shell, first, second]) {
    putVersion(root, manifest)
    const { units } = await readRegistry(root)
    const find = verifiedVersions(root, manifest.name)
    const entry = await goLive(units[manifest.name], manifest, new Date(), find)
    await writeRegistry(root, { ...units, [manifest.name]: entry })
  }
  return root
}
const keyOf = (root: string) => readReleaseKey(keyFileBeside(root)) as ReleaseKey
const registryFile = (root: string) => join(root, 'registry.json')

describe('FED-25 the key of a store', () => {
  it('is made once, for this user alone, and signs what stands there by then', async () => {
    const root = await storeOfBefore()
    expect(await ensureReleaseKey(root)).toContain('holds the key that signs what is deployed')
    expect(await ensureReleaseKey(root)).toBeNull()
    expect(statSync(keyFileBeside(root)).mode & 0o777).toBe(0o600)
    expect((await readRegistryFile(root, keyOf(root))).revision).toBe(4)
    for (const version of [shell, first, second])
      expect(await errorOfPublication(root, version, keyOf(root))).toBeNull()
    expect(await rollBackDeployable('mf-blog', root)).toEqual({
      live: first.version,
      blocked: second.version
    })
    expect(await inspectRegistry(root)).toMatchObject({ error: null, registry: { revision: 5 } })
  })

  it('of another store signs nothing here: the latest revision that it has signed is restored', async () => {
    const root = await storeOfBefore()
    await ensureReleaseKey(root)
    const good = readFileSync(registryFile(root), 'utf8')
    const other = await storeOfBefore()
    await ensureReleaseKey(other)
    cpSync(registryFile(other), registryFile(root))
    await expect(readRegistryFile(root, keyOf(root))).rejects.toThrow(UntrustedRegistryError)
    expect(await repairRegistry(root)).toMatch(
      /^registry.json is not to be believed .*: revision 4 of .* is restored$/
    )
    const { units } = JSON.parse(good)
    expect((await readRegistryFile(root, keyOf(root))).units).toEqual(units)
  })

  it('that is lost is made anew, and somebody says that the store is theirs', async () => {
    const root = await storeOfBefore()
    await ensureReleaseKey(root)
    rmSync(keyFileBeside(root))
    await expect(adoptStore(root)).rejects.toThrow('there is no key in')
    makeReleaseKey().keep(keyFileBeside(root))
    await expect(readRegistry(root)).rejects.toThrow('npm run site -- repair --adopt signs it as it stands')
    expect(await adoptStore(root)).toMatch(/^revision 5 and 3 versions are signed by key [0-9a-f]{16}$/)
    expect(await inspectRegistry(root)).toMatchObject({ error: null })
  })

  it('signs nothing as its public half, and nothing that is damaged', async () => {
    const root = await storeOfBefore()
    writeFileSync(join(versionDir(root, first), 'client/remoteEntry.js'), 'other')
    await ensureReleaseKey(root)
    expect(await errorOfPublication(root, first, keyOf(root))).toBe(
      'it came into the store without being published'
    )
    await expect(rollBackDeployable('mf-blog', root, { version: first.version })).rejects.toThrow(
      'it came into the store without being published'
    )
    const half = keyOf(root).publicKey.export({ type: 'spki', format: 'pem' })
    writeFileSync(keyFileBeside(root), half)
    expect(await inspectRegistry(root)).toMatchObject({ error: null })
    await expect(writeRegistry(root, {})).rejects.toThrow('holds the public half of a key: it signs nothing')
  })

  it('is a key: another file is said to be none', async () => {
    const root = await storeOfBefore()
    writeFileSync(keyFileBeside(root), 'nothing')
    await expect(readRegistry(root)).rejects.toThrow(/\.key holds no Ed25519 key$/)
  })
})
