import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { integrityOf } from '@site/registry/integrity.mjs'
import { PUBLICATION } from '@site/registry/publication'
import { SIGNATURE } from '@site/registry/version-signature'
import { sizeOfKinds } from '../repository/size-of-kinds.ts'

/** What stands beside a version: who signed it, and notes that are made once it is in the store. */
const NOTES = [SIGNATURE, PUBLICATION, '.retired']

/**
 * What keeps a folder from being the version that its manifest describes, one line each: a file that is missing, another, not named, or no file
 * at all; a compressed file that is not of its original; sizes that are not those of the files.
 */
export function errorsOfArtefact(dir: string, manifest: DeployableManifest): string[] {
  const { name, base, version } = manifest
  const errors: string[] = []
  const found = new Set<string>()
  for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = entry.replaceAll('\\', '/')
    const kind = lstatSync(join(dir, entry))
    if (kind.isDirectory()) continue
    if (kind.isFile()) found.add(path)
    else errors.push(`${path} is no file`)
  }
  const named = new Map([
    [manifest.server.file, manifest.server.integrity],
    ...Object.entries(manifest.integrity).map(([file, integrity]): [string, string] => [
      `client/${file}`,
      integrity
    ])
  ])
  for (const [file, integrity] of named) {
    if (!found.has(file)) errors.push(`${file} is missing`)
    else if (integrityOf(readFileSync(join(dir, file))) !== integrity)
      errors.push(`${file} is not what its manifest says`)
  }
  for (const file of found) {
    const [original, encoding] = [file.replace(/\.(br|gz)$/, ''), /\.(br|gz)$/.exec(file)?.[1]]
    if (file === 'manifest.json' || NOTES.includes(file) || named.has(file)) continue
    if (!encoding || !file.startsWith('client/') || !named.has(original))
      errors.push(`${file} is not in the manifest`)
    else if (!isEncodingOf(join(dir, file), join(dir, original)))
      errors.push(`${file} does not hold ${original}`)
  }
  if (base.startsWith('/') && base !== `/remotes/${name}/${version}/`)
    errors.push(`its files are to be served at ${base}, and not at /remotes/${name}/${version}/`)
  const lines = errors.length > 0 ? errors : errorsOfSizes(dir, manifest)
  return lines.map((line) => `${name} ${version}: ${line}`)
}

function isEncodingOf(encoded: string, original: string): boolean {
  const bytes = readFileSync(original)
  try {
    const decode = encoded.endsWith('.br') ? brotliDecompressSync : gunzipSync
    return decode(readFileSync(encoded), { maxOutputLength: bytes.length + 1 }).equals(bytes)
  } catch {
    return false
  }
}

/** A script without its compressed file counts as it is. */
function errorsOfSizes(dir: string, { integrity, size }: DeployableManifest): string[] {
  const sizeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.size
  const total = sizeOfKinds(
    Object.keys(integrity).map((file): [string, number] => {
      const path = join(dir, 'client', file)
      return [file, sizeOf(`${path}.br`) ?? sizeOf(path) ?? 0]
    })
  )
  return (['js', 'css'] as const).flatMap((kind) =>
    total[kind] === size[kind]
      ? []
      : [`its ${kind} is ${total[kind]} bytes after brotli, and its manifest says ${size[kind]}`]
  )
}
