import { closeSync, fsyncSync, type Mode, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes some of `bytes` from `offset` on and says how many: a disk that is nearly full takes less than it is given. */
export type Write = (file: number, bytes: Buffer, offset: number) => number

/**
 * Writes a temporary file beside `path`, flushes it and renames it: a reader sees the old file or the new one, after a power cut too.
 * `mode`: permissions of the file, as far as the process's mask lets them. Throws the error of the file system (ENOSPC); the old file is
 * then unchanged and the temporary one removed.
 */
export function writeAtomically(
  path: string,
  text: string,
  { write = writeSync, mode = 0o666 }: { write?: Write | undefined; mode?: Mode } = {}
): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}.tmp`
  try {
    fill(beside, Buffer.from(text), write, mode)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

function fill(path: string, bytes: Buffer, write: Write, mode: Mode): void {
  const file = openSync(path, 'w', mode)
  try {
    for (let offset = 0; offset < bytes.length; ) offset += write(file, bytes, offset)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
