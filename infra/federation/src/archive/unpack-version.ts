import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { DeployError } from '../registry/deploy-error.ts'

/** What an archive of a version may hold: bytes as it is sent, bytes in all once unpacked, and files. The largest of ours has 3 MB in 150 files. */
export const ARTEFACT_LIMITS = { packed: 32 * 1024 * 1024, unpacked: 128 * 1024 * 1024, files: 2000 }

/** manifest.json, signature.json, server/…, client/…: plain relative paths, none of them with '..' or a part that begins with a dot. */
const PATH = /^((manifest|signature)\.json|(client|server)(\/[\w@][\w@.-]*)+)$/

/** The archive is larger than what is taken. */
export class TooLargeError extends DeployError {}

/**
 * Unpacks a .tar.gz of a version into a folder as it arrives. What it holds is looked at by its name and its kind alone: links, devices and paths that
 * lead elsewhere are refused as they come.
 *
 * @param dir a folder that is this call's own: what is in it when this throws is for the caller to take away
 * @throws DeployError for what is no archive of a version, TooLargeError; the error of the file system, or of a source that breaks off
 */
export async function unpackVersion(source: Readable, dir: string, limits = ARTEFACT_LIMITS): Promise<void> {
  const entries = extract()
  const unpacked = atMost(limits.unpacked, 'unpacked')
  const arriving = pipeline(source, atMost(limits.packed, 'as it is sent'), createGunzip(), unpacked, entries)
  const writing = writeEntries(entries, dir, limits.files).catch((error: unknown) => {
    // The first cause counts, not that the stream was then broken off.
    entries.destroy()
    throw error
  })
  const results = await Promise.allSettled([writing, arriving])
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (reasons.length > 0)
    throw readableError(reasons.find((reason) => !isBrokenOff(reason)) ?? reasons.at(-1))
}

async function writeEntries(entries: ReturnType<typeof extract>, dir: string, most: number): Promise<void> {
  let count = 0
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (type === 'directory') {
      entry.resume()
      continue
    }
    const path = name.replace(/^\.\//, '')
    if (type !== 'file')
      throw new DeployError([
        `the archive holds ${show(name)}, which is a ${show(type)}: files alone are taken`
      ])
    if (!PATH.test(path))
      throw new DeployError([`the archive holds ${show(name)}, which is no file of a version`])
    count += 1
    if (count > most) throw new TooLargeError([`the archive holds more than ${most} files`])
    const file = join(dir, path)
    await mkdir(dirname(file), { recursive: true })
    // A name that comes twice is refused: 'wx'. An entry is no stream of Node's own: pipeline() waits forever for the end of one that broke off before it
    // was handed over, while its iterator ends.
    await pipeline(Readable.from(entry), createWriteStream(file, { flags: 'wx' }))
  }
  if (count === 0) throw new DeployError(['the archive holds no file'])
}

/** A name of the archive as a line may show it. */
const show = (text: string) => JSON.stringify(text.slice(0, 100))

function atMost(bytes: number, when: string): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      if (left < 0) done(new TooLargeError([`the archive is larger than ${bytes / 1024 / 1024} MB ${when}`]))
      else done(null, chunk)
    }
  })
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')
const isBrokenOff = (error: unknown) =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR'].includes(codeOf(error)) ||
  /Writable stream closed prematurely|Premature close/i.test(String((error as Error).message))

function readableError(error: unknown): unknown {
  if (error instanceof DeployError) return error
  if (codeOf(error) === 'EEXIST') return new DeployError(['the archive holds a file twice'])
  if (codeOf(error).startsWith('Z_') || /tar header|Unexpected end of data|Invalid tar/i.test(String(error)))
    return new DeployError(['this is no .tar.gz of a version, or it was cut short'])
  return error
}
