import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { MF_MANIFEST } from '@site/contracts/foreign-hosts/mf-manifest'
import { servingBase } from '@site/registry/file-addresses'
import { isAbsent } from '@site/registry/is-absent'
import { clientDir } from '@site/registry/version-files'
import { methodNotAllowed, notFound, unavailable } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import { z } from 'zod'
import { createRepresentation, type Representation, sendRepresentation } from '../http/representation.ts'
import type { Snapshot } from '../registry/snapshot.ts'

/** As far as anything is changed here: other builds may say more. */
const anyManifestSchema = z.looseObject({
  metaData: z.looseObject({ types: z.looseObject({ zip: z.string(), api: z.string() }).optional() })
})
type Types = NonNullable<z.infer<typeof anyManifestSchema>['metaData']['types']>

const ADDRESS = new RegExp(`^/remotes/(?<name>[^/]+)/live/${MF_MANIFEST.replace('.', '[.]')}$`)

/**
 * GET and HEAD of /remotes/<remote>/live/mf-manifest.json: Module Federation's manifest of the version that serves now, for hosts that are not ours. Its
 * public path leads to that version's files, so that only this answer is asked for again. Visitors of a canary are no hosts: it says what the others get.
 * 404 for a remote that is not live, and for a version that was built without a manifest; 503 where no version of it serves.
 *
 * @param origin public origin of the site
 */
export function serveLiveManifest(options: {
  origin: string
  snapshot: () => Snapshot
  dir: () => string
}): Middleware {
  const made = new WeakMap<DeployableManifest, Representation>()

  const make = async (version: DeployableManifest): Promise<Representation> => {
    const text = await readManifest(options.dir(), version)
    const { metaData, ...manifest } = anyManifestSchema.parse(JSON.parse(text))
    const publicPath = new URL(servingBase(version), options.origin).href
    const types = metaData.types && { types: typesFrom(servingBase(version), version, metaData.types) }
    const body = JSON.stringify({ ...manifest, metaData: { ...metaData, ...types, publicPath } })
    return createRepresentation(body, 'application/json; charset=utf-8')
  }

  return async (ctx, next) => {
    const name = ADDRESS.exec(ctx.path)?.groups?.name
    if (name === undefined) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
    ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    const choice = options.snapshot().deployables.get(name)
    if (!choice) throw notFound()
    if (!choice.manifest) throw unavailable(5, new Error(`${name}: ${choice.reason}`))
    const representation = made.get(choice.manifest) ?? (await make(choice.manifest))
    made.set(choice.manifest, representation)
    ctx.set('Cache-Control', 'no-cache')
    await sendRepresentation(ctx, representation)
  }
}

/** The types of a version have one name in all of them, so they stand where its manifest does, and not where the files of all versions do. */
function typesFrom(base: string, version: DeployableManifest, { zip, api, ...types }: Types) {
  const away = base === version.base ? '' : `../${version.version}/`
  const named = (file: string) => file && `${away}${file}`
  return { ...types, zip: named(zip), api: named(api) }
}

async function readManifest(root: string, version: DeployableManifest): Promise<string> {
  try {
    return await readFile(join(clientDir(root, version), MF_MANIFEST), 'utf8')
  } catch (error) {
    // Built before there was one, or by others; that it is whole is known of every version that serves.
    throw isAbsent(error) ? notFound() : error
  }
}
