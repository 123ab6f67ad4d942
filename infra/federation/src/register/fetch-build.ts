import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { foreignBuildSchema } from '@site/contracts/foreign-hosts/foreign-build'
import { MF_MANIFEST } from '@site/contracts/foreign-hosts/mf-manifest'
import { type AddressGuard, ForbiddenAddressError } from '@site/service/outgoing/address-guard'
import { sendRequest } from '@site/service/outgoing/send-request'
import { ARTEFACT_LIMITS } from '../archive/unpack-version.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { BUDGET, SERVER_BUNDLE } from './read-build.ts'

export interface FetchLimits {
  /** Bytes of all files, and how many. */
  unpacked: number
  files: number
  /** For one file, and for all, in milliseconds. */
  fileMs: number
  allMs: number
}

const LIMITS: FetchLimits = { ...ARTEFACT_LIMITS, fileMs: 10_000, allMs: 60_000 }

/** A plain relative path, none of whose parts begins with a dot: a manifest names nothing elsewhere. */
const PATH = /^[\w@][\w@.-]*(\/[\w@][\w@.-]*)*$/

/** Is it an address to fetch a build from? Anything else is a folder. */
export const isBuildAddress = (word: string): boolean => /^https?:\/\//i.test(word)

/**
 * Fetches a build from the address of its mf-manifest.json, or of the remote entry beside it: the files that the manifest names, the server bundle and the budget.
 * What follows reads the folder alone, so that what is checked is what is served.
 *
 * @param guard says which addresses it may be at
 * @param folder empty
 * @throws DeployError in one line: for an address that may not be read, an answer that is no success, what is too large, too much or too slow, and a build that
 * was replaced meanwhile
 */
export async function fetchForeignBuild(
  address: string,
  folder: string,
  guard: AddressGuard,
  limits: FetchLimits = LIMITS
): Promise<void> {
  const home = new URL('.', address)
  const all = AbortSignal.timeout(limits.allMs)
  let left = limits.unpacked
  const fetchFile = async (path: string): Promise<Buffer> => {
    const url = new URL(path, home)
    const signal = AbortSignal.any([all, AbortSignal.timeout(limits.fileMs)])
    const file = await read(url, { guard, signal, most: left }).catch((error: unknown) => {
      if (error instanceof DeployError) throw error
      const seconds = (all.aborted ? limits.allMs : limits.fileMs) / 1000
      throw new DeployError([
        signal.aborted
          ? `${url} is not there after ${seconds} s${all.aborted ? ' for all files' : ''}`
          : `${url} cannot be read: ${(error as Error).message}`
      ])
    })
    left -= file.length
    return file
  }
  const manifest = await fetchFile(MF_MANIFEST)
  const files = [...filesOf(manifest), SERVER_BUNDLE, BUDGET]
  if (files.length > limits.files) throw new DeployError([`${home} names more than ${limits.files} files`])
  const keep = (path: string, content: Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  keep(MF_MANIFEST, manifest)
  for (const path of files) keep(path, await fetchFile(path))
  if (!(await fetchFile(MF_MANIFEST)).equals(manifest))
    throw new DeployError([`${home} was replaced while it was read: call the command again`])
}

/** The files that a manifest names, each once. Throws a DeployError for one that is none, or leads elsewhere. */
function filesOf(manifest: Buffer): string[] {
  let json: unknown
  try {
    json = JSON.parse(manifest.toString())
  } catch {
    json = undefined
  }
  const given = foreignBuildSchema.safeParse(json)
  if (!given.success) throw new DeployError([`${MF_MANIFEST} is not the manifest of a remote`])
  const { metaData, exposes, shared } = given.data
  const { path, name } = metaData.remoteEntry
  const assets = [...exposes, ...shared].flatMap(({ assets }) => (assets ? [assets.js, assets.css] : []))
  const files = [
    [path.replace(/\/$/, ''), name].filter(Boolean).join('/'),
    ...assets.flatMap(({ sync, async: later }) => [...sync, ...later])
  ]
  const strange = files.find((file) => !PATH.test(file))
  if (strange !== undefined)
    throw new DeployError([`${MF_MANIFEST} names '${strange}', which is no file beside it`])
  return [...new Set(files)]
}

interface Reading {
  guard: AddressGuard
  signal: AbortSignal
  /** Bytes. */
  most: number
}

async function read(url: URL, { guard, signal, most }: Reading): Promise<Buffer> {
  const response = await sendRequest(url, { method: 'GET', guard, signal }).catch((error: unknown) => {
    if (!(error instanceof ForbiddenAddressError)) throw error
    throw new DeployError([`${url} is at a private address: REGISTER_ALLOWED may name it`])
  })
  const { statusCode = 0, headers } = response
  try {
    if (statusCode >= 300 && statusCode < 400)
      throw new DeployError([
        `${url} leads on to ${headers.location ?? 'somewhere'}, which is not followed: name the address where it is`
      ])
    if (statusCode !== 200) throw new DeployError([`${url} answers ${statusCode}`])
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw new DeployError([`${url} makes the build larger than what is taken`])
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    response.destroy()
  }
}
