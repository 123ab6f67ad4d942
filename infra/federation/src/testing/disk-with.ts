import { writeSync } from 'node:fs'
import type { Write } from '../registry/write-atomically.ts'

/** A disk with this many bytes free, which takes 4 KB at a time. */
export const diskWith =
  (free: number): Write =>
  (file, bytes, offset) => {
    const taken = Math.min(4096, free, bytes.length - offset)
    if (taken === 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    free -= taken
    return writeSync(file, bytes, offset, taken)
  }
