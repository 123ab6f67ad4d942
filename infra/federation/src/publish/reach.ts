import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixedPartsOf } from '@site/contracts/addresses/fixed-addresses'
import { isWithin } from '@site/contracts/federation/grants'
import type { DeployableManifest } from '@site/contracts/federation/registry'

/** Calls and files that one line names. */
const NAMED_AT_MOST = 5

/** A path of the API as code has it, in any of its quotes: "/api/blog/:id", `/api/leads/${id}`. */
const CALL = /["'`](\/api(?:\/[\w:.-]+)*)/g

/**
 * Calls of the API that stand in a version's files and that it does not declare, one line. What code puts together from parts is not seen here:
 * the server refuses it to its pages.
 *
 * @param dir folder of the version
 */
export function errorsOfCalls(manifest: DeployableManifest, dir: string): string[] {
  const { name, integrity, server, api = [] } = manifest
  const scripts = Object.keys(integrity).filter((file) => /\.m?js$/.test(file))
  const files = [server.file, ...scripts.map((file) => `client/${file}`)]
  const undeclared = files.flatMap((file) =>
    [...readFileSync(join(dir, file), 'utf8').matchAll(CALL)].flatMap(([, call = '']) =>
      isWithin(call, api) ? [] : [call]
    )
  )
  const calls = [...new Set(undeclared)].sort()
  if (calls.length === 0) return []
  const more = calls.length > NAMED_AT_MOST ? ` and ${calls.length - NAMED_AT_MOST} more` : ''
  return [
    `${name} calls ${calls.slice(0, NAMED_AT_MOST).join(', ')}${more}, which it does not declare: ${declared(api)} (api in src/remote/routes.ts)`
  ]
}

const declared = (api: readonly string[]) =>
  api.length === 0 ? 'it declares none of the API' : `it declares ${api.join(', ')}`

/**
 * What a remote declares that its shell does not grant, one line each: parts of the API, and events that make its pages stale. A shell that
 * grants nothing was built before, and takes no part in it.
 */
export function errorsOfGrants(
  { grants, version }: DeployableManifest,
  remote: DeployableManifest
): string[] {
  if (!grants) return []
  const { name, api = [], cacheTags = {} } = remote
  const granted = [
    ...grants.api.everyone,
    ...(fixedPartsOf(name).includes('/admin') ? grants.api.administration : [])
  ]
  const refused = api.filter((prefix) => !isWithin(prefix, granted))
  const errors =
    refused.length === 0
      ? []
      : [`${name} wants to call ${refused.join(', ')}: shell ${version} grants it ${granted.join(', ')}`]
  const events = Object.entries(cacheTags).flatMap(([tag, types]) => {
    const unknown = types.filter((type) => !grants.events.includes(type))
    return unknown.length === 0
      ? []
      : [
          `${name} wants pages with '${tag}' to be stale after ${unknown.join(', ')}: shell ${version} grants ${grants.events.join(', ')}`
        ]
  })
  return [...errors, ...events]
}
