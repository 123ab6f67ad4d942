import { constants } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deployableNameSchema, versionSchema } from '@site/contracts/federation/registry'
import { isAbsent } from '@site/registry/is-absent'
import { clientDir, type VersionName } from '@site/registry/version-files'
import { methodNotAllowed, notFound } from '@site/service/http/errors'
import type { Context, Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import { createRepresentation, type Representation, sendRepresentation } from '../http/representation.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import type { IsPublished } from '../registry/published-versions.ts'
import { contentTypeOf } from './content-types.ts'

const PREFIX = '/remotes/'
const MAX_ENTRIES = 1000
const MAX_BYTES = 64 * 1024 * 1024
const SEGMENT = /^[\w@][\w@.-]*$/

interface Loaded {
  stamp: string
  representation: Representation
}

/** How long a file is answered from memory before it is looked at again, in milliseconds. */
const LOOK_AGAIN = 2000

/**
 * GET and HEAD of /remotes/<deployable>/<version>/<file>: the client files of every published version in the first of `dirs` that has them (the
 * deployed ones, the local copy), for ever the same. Nothing outside a version's client/ can be named. 404 as a problem.
 */
export function serveDeployableFiles(
  dirs: string[],
  responseCache: ResponseCache,
  isPublished: IsPublished = async () => true
): Middleware {
  const loaded = new LRUCache<string, Loaded>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ representation }) => representation.size
  })

  const load = async (path: string): Promise<Representation> => {
    const { size, mtimeMs, ino } = await statFile(path)
    const stamp = `${ino}:${size}:${mtimeMs}`
    const known = loaded.get(path)
    if (known?.stamp === stamp) return known.representation
    const [plain, br, gzip] = await Promise.all([
      readFile(path, OWN_FILE),
      readIfPresent(`${path}.br`),
      readIfPresent(`${path}.gz`)
    ])
    const ready = { ...(br && { br }), ...(gzip && { gzip }) }
    const representation = createRepresentation(plain, contentTypeOf(path), { quality: 9, ready })
    loaded.set(path, { stamp, representation })
    return representation
  }

  const loadFirst = async (named: NamedFile, [dir, ...others]: string[]): Promise<Representation> => {
    if (!dir) throw notFound()
    try {
      if (!(await isPublished(dir, named.version))) throw notFound()
      return await load(join(clientDir(dir, named.version), ...named.segments))
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

/** A file of a version, as an address names it. */
interface NamedFile {
  version: VersionName
  segments: string[]
}

/** The file an address names; null when it names none that could be a deployable's. */
function namedFile(address: string): NamedFile | null {
  const [name = '', version = '', ...segments] = decode(address.slice(PREFIX.length)).split('/')
  if (!deployableNameSchema.safeParse(name).success || !versionSchema.safeParse(version).success) return null
  // Letters, digits and .-_@ only, none beginning with a dot: neither '..' nor a second separator can pass.
  if (segments.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) return null
  return { version: { name, version }, segments }
}

/** Path of the file an address names in a folder of versions; null when it names none that could be a deployable's. */
export function clientFile(dir: string, address: string): string | null {
  const named = namedFile(address)
  return named && join(clientDir(dir, named.version), ...named.segments)
}

/** Each version has its own address, so a browser never asks for a file twice; other origins (a CDN, a preview) may read them. */
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
