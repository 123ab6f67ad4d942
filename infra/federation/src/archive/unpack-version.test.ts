import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, it, onTestFinished } from 'vitest'
import { unpackVersion } from './unpack-version.ts'

/** An archive of twenty files, of bytes that do not shrink: half of it ends within a file. */
async function archive(): Promise<Buffer> {
  const entries = pack()
  for (let at = 0; at < 20; at += 1)
    entries.entry({ name: `client/part-${at}/file.js`, type: 'file' }, randomBytes(20_000))
  entries.finalize()
  return buffer(entries.pipe(createGzip()))
}

it('FED-24 ends with an error at whatever moment its source breaks off', async () => {
  const whole = await archive()
  const root = await mkdtemp(join(tmpdir(), 'unpack-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (let turns = 0; turns < 60; turns += 1) {
    const source = new PassThrough()
    const unpacking = unpackVersion(source, join(root, String(turns)))
    const ended = unpacking.then(
      () => 'unpacked',
      () => 'refused'
    )
    source.write(whole.subarray(0, whole.length / 2))
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    source.destroy(new Error('the connection is gone'))
    expect(await ended, `after ${turns} turns`).toBe('refused')
  }
})
