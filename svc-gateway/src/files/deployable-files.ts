import { constants } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deployableNameSchema, versionSchema } from '@site/contracts/federation/registry'
import { ALL_VERSIONS } from '@site/registry/file-addresses'
import { integrityOf } from '@site/registry/integrity.mjs'
import { isAbsent } from '@site/registry/is-absent'
import { clientDir, type VersionName } from '@site/registry/version-files'
import { methodNotAllowed, notFound } from '@site/service/http/errors'
import type { Context, Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import { createRepresentation, type Representation, sendRepresentation } from '../http/representation.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { contentTypeOf } from './content-types.ts'
import { createHolderFinder } from './find-by-content.ts'

const PREFIX = '/remotes/'
const MAX_ENTRIES = 1000
const MAX_BYTES = 64 * 1024 * 1024
const SEGMENT = /^[\w@][\w@.-]*$/

interface Loaded {
  stamp: string
  integrity: string
  representation: Representation
}

/** How long a file is answered from memory before it is looked at again, in milliseconds. */
const LOOK_AGAIN = 2000

/**
 * GET and HEAD of /remotes/<deployable>/<version>/<file>: the client files of every published version in the first of `dirs` that has them (the
 * deployed ones, the local copy), for ever the same. Of /remotes/<deployable>/files/<file>: a file that is named by what it holds, of whichever
 * version has it, once it is what that version's manifest says. Nothing outside a version's client/ can be named. 404 as a problem.
 */
export function serveDeployableFiles(
  dirs: string[],
  responseCache: ResponseCache,
  { isPublished, current }: Pick<OpenRegistry, 'isPublished' | 'current'>
): Middleware {
  const findHolders = createHolderFinder(current)
  const loaded = new LRUCache<string, Loaded>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ representation }) => representation.size
  })

  const load = async (path: string): Promise<Loaded> => {
    const { size, mtimeMs, ino } = await statFile(path)
    const stamp = `${ino}:${size}:${mtimeMs}`
    const known = loaded.get(path)
    if (known?.stamp === stamp) return known
    const [plain, br, gzip] = await Promise.all([
      readFile(path, OWN_FILE),
      readIfPresent(`${path}.br`),
      readIfPresent(`${path}.gz`)
    ])
    const ready = { ...(br && { br }), ...(gzip && { gzip }) }
    const representation = createRepresentation(plain, contentTypeOf(path), { quality: 9, ready })
    const fresh = { stamp, representation, integrity: integrityOf(plain) }
    loaded.set(path, fresh)
    return fresh
  }

  const loadOf = async (dir: string, version: VersionName, file: string): Promise<Loaded> => {
    if (!(await isPublished(dir, version))) throw notFound()
    return load(join(clientDir(dir, version), file))
  }

  /** One that is not there, or damaged, in one version may be whole in another. */
  const loadByContent = async (dir: string, { name, file }: NamedFile): Promise<Representation> => {
    let error: unknown = notFound()
    for await (const { version, integrity } of findHolders(dir, name, file)) {
      try {
        const found = await loadOf(dir, version, file)
        if (found.integrity === integrity) return found.representation
      } catch (cause) {
        error = cause
      }
    }
    throw error
  }

  const loadFirst = async (named: NamedFile, [dir, ...others]: string[]): Promise<Representation> => {
    if (!dir) throw notFound()
    const { name, version, file } = named
    try {
      if (version === ALL_VERSIONS) return await loadByContent(dir, named)
      return (await loadOf(dir, { name, version }, file)).representation
    } catch (error) {
      // Not there, or not to be had: its folder may be away.
      if (others.length === 0) throw error
      return loadFirst(named, others)
    }
  }

  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
    const lookedAt = performance.now()
    const named = namedFile(ctx.path)
    if (!named) throw notFound()
    const representation = await loadFirst(named, dirs)
    setHeaders(ctx)
    await sendRepresentation(ctx, representation)
    responseCache.keep(ctx, representation, () => performance.now() - lookedAt < LOOK_AGAIN)
  }
}

/** A file of a version, or of all versions, as an address names it. */
interface NamedFile extends VersionName {
  file: string
}

/** The file an address names; null when it names none that could be a deployable's. */
function namedFile(address: string): NamedFile | null {
  const [name = '', version = '', ...segments] = decode(address.slice(PREFIX.length)).split('/')
  const isVersion = version === ALL_VERSIONS || versionSchema.safeParse(version).success
  if (!deployableNameSchema.safeParse(name).success || !isVersion) return null
  // Letters, digits and .-_@ only, none beginning with a dot: neither '..' nor a second separator can pass.
  if (segments.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) return null
  return { name, version, file: segments.join('/') }
}

/** What an address names never changes, so a browser never asks for a file twice; other origins (a CDN, a preview) may read them. */
function setHeaders(ctx: Context): void {
  ctx.set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin'
  })
}

/** A link, which may lead to any file of this machine, is none of a version's files. */
const OWN_FILE = { flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) }
const isLink = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ELOOP'

async function statFile(path: string) {
  try {
    const found = await lstat(path)
    if (found.isFile()) return found
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
  throw notFound()
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path, OWN_FILE)
  } catch (error) {
    if (isAbsent(error) || isLink(error)) return null
    throw error
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // not an address of ours
  }
}
