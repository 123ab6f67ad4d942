import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnitManifest } from '@site/contracts/federation/registry'
import { isAbsent } from './read-registry.ts'

/** Is a version whole? `fault` names the first file that is missing or not what its manifest says, for the log. */
export type Health = { ok: true } | { ok: false; fault: string }

export type VerifyVersion = (manifest: UnitManifest) => Promise<Health>

/** Folder of a version: manifest.json, client/, server/. */
export const versionDir = (root: string, { name, version }: Pick<UnitManifest, 'name' | 'version'>) =>
  join(root, name, version)

/** Absolute path of the bundle the gateway renders with. */
export const serverFile = (root: string, manifest: UnitManifest) =>
  join(versionDir(root, manifest), manifest.server.file)

interface Seen {
  stamp: string
  integrity: string
}

/**
 * Checks every file of a version against its manifest. A file is hashed when it is first seen and when its size or
 * times change; otherwise one stat per file is all a check costs, so that it can be repeated every few seconds.
 */
export function createVerifier(root: string): VerifyVersion {
  const seen = new Map<string, Seen>()

  const integrityOf = async (path: string) => {
    const { size, mtimeMs, ctimeMs, ino } = await stat(path)
    const stamp = `${ino}:${size}:${mtimeMs}:${ctimeMs}`
    const known = seen.get(path)
    if (known?.stamp === stamp) return known.integrity
    const integrity = integrityOfContent(await readFile(path))
    seen.set(path, { stamp, integrity })
    return integrity
  }

  const faultOf = async (path: string, name: string, expected: string) => {
    try {
      return (await integrityOf(path)) === expected ? null : `${name} does not match its integrity`
    } catch (error) {
      seen.delete(path)
      return isAbsent(error) ? `${name} is missing` : `${name} cannot be read: ${String(error)}`
    }
  }

  return async (manifest) => {
    const dir = versionDir(root, manifest)
    const files: [name: string, integrity: string][] = [
      [manifest.server.file, manifest.server.integrity],
      ...Object.entries(manifest.integrity).map(([file, integrity]): [string, string] => [
        join('client', file),
        integrity
      ])
    ]
    const unlisted = namedFiles(manifest).find((file) => !(file in manifest.integrity))
    if (unlisted) return { ok: false, fault: `client/${unlisted} has no integrity` }
    const faults = await Promise.all(
      files.map(([name, expected]) => faultOf(join(dir, name), name, expected))
    )
    const fault = faults.find((found) => found !== null)
    return fault ? { ok: false, fault } : { ok: true }
  }
}

export const integrityOfContent = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Every client file a manifest names, so that none escapes the check for want of a hash. */
function namedFiles(manifest: UnitManifest): string[] {
  const { entry, boot, modules, styles, fonts, widget, routes } = manifest
  return [
    entry,
    ...(boot ? [boot] : []),
    ...modules,
    ...styles,
    ...fonts,
    ...(widget ? [...widget.modules, ...widget.styles] : []),
    ...routes.flatMap((route) => [...route.modules, ...route.styles])
  ]
}
