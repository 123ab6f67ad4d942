import { generateKeyPairSync } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ReleaseKey, readReleaseKey, releaseKeyOf } from '@site/registry/release-key'

export interface NewKey {
  key: ReleaseKey
  /**
   * Puts the key into its file, readable by this user alone, unless another process was first. Returns the key that stands there then.
   * Throws the error of the file system.
   */
  keep: (file: string) => ReleaseKey
}

/** Makes an Ed25519 key. It counts once it is kept: until then the store has none. */
export function makeReleaseKey(): NewKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const key = releaseKeyOf(pem)
  return {
    key,
    keep(file) {
      mkdirSync(dirname(file), { recursive: true })
      const beside = `${file}.${process.pid}.tmp`
      try {
        writeFileSync(beside, pem, { mode: 0o600 })
        linkSync(beside, file) // refused where there is one, as a rename would not be
        return key
      } catch (error) {
        const known = (error as NodeJS.ErrnoException).code === 'EEXIST' ? readReleaseKey(file) : null
        if (!known) throw error
        return known
      } finally {
        rmSync(beside, { force: true })
      }
    }
  }
}
