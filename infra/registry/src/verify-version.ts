import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { integrityOf } from './integrity.mjs'
import { isAbsent } from './is-absent.ts'
import { versionDir } from './version-files.ts'

/** What is wrong with a file of a version. `file` is its path in the version's folder, `cause` the error of the file system. */
export type FileError =
  | { file: string; kind: 'missing' }
  | { file: string; kind: 'changed' }
  /** It, or a folder on its way, is a link that leads elsewhere. */
  | { file: string; kind: 'link' }
  | { file: string; kind: 'unreadable'; cause: unknown }

/** Gives the errors of a version's files, in the order of its manifest; an empty list says that the version is verified. */
export type VerifyFiles = (manifest: DeployableManifest) => Promise<FileError[]>

interface Seen {
  stamp: string
  integrity: string
  isLink: boolean
}

/**
 * Checks every file of a version against its manifest. A file is hashed when it is first seen and when its size or
 * times change; otherwise one stat per file is all a check costs, so that it can be repeated every few seconds. `read` reads a file.
 */
export function createVerifier(
  root: string,
  read: (path: string) => Promise<Buffer> = readFile
): VerifyFiles {
  const seen = new Map<string, Seen>()

  const look = async (dir: string, file: string): Promise<Seen> => {
    const path = join(dir, file)
    const { size, mtimeMs, ctimeMs, ino } = await stat(path)
    const stamp = `${ino}:${size}:${mtimeMs}:${ctimeMs}`
    const known = seen.get(path)
    if (known?.stamp === stamp) return known
    const isLink = (await realpath(path)) !== join(await realpath(dir), file)
    const found = { stamp, isLink, integrity: isLink ? '' : integrityOf(await read(path)) }
    seen.set(path, found)
    return found
  }

  const errorsOf = async (dir: string, file: string, expected: string): Promise<FileError[]> => {
    const path = join(dir, file)
    try {
      const { isLink, integrity } = await look(dir, file)
      if (isLink) return [{ file, kind: 'link' }]
      return integrity === expected ? [] : [{ file, kind: 'changed' }]
    } catch (cause) {
      seen.delete(path)
      return [isAbsent(cause) ? { file, kind: 'missing' } : { file, kind: 'unreadable', cause }]
    }
  }

  return async (manifest) => {
    const dir = versionDir(root, manifest)
    const files: [file: string, integrity: string][] = [
      [manifest.server.file, manifest.server.integrity],
      ...Object.entries(manifest.integrity).map(([file, integrity]): [string, string] => [
        `client/${file}`,
        integrity
      ])
    ]
    const errors = await Promise.all(files.map(([file, expected]) => errorsOf(dir, file, expected)))
    return errors.flat()
  }
}
