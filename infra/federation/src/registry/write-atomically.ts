import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes some of `bytes` from `offset` on and says how many: a disk that is nearly full takes less than it is given. */
export type Write = (file: number, bytes: Buffer, offset: number) => number

/**
 * Writes a temporary file beside `path`, flushes it and renames it: a reader sees the old file or the new one, after a power cut too.
 * Throws the error of the file system (ENOSPC); the old file is then unchanged and the temporary one removed.
 */
export function writeAtomically(path: string, text: string, write: Write = writeSync): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}.tmp`
  try {
    fill(beside, Buffer.from(text), write)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

function fill(path: string, bytes: Buffer, write: Write): void {
  const file = openSync(path, 'w')
  try {
    for (let offset = 0; offset < bytes.length; ) offset += write(file, bytes, offset)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
