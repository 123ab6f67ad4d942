import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small file system that a test can fill. */
export interface SmallDisk {
  folder: string
  /** Fills it until this many bytes are free. */
  fill(leftBytes: number): void
  /** Frees the space again. */
  empty(): void
  /** Unmounts it. Processes that use it must have ended. */
  remove(): void
}

/** Mounts a file system in memory. Returns null without the right to mount (root with CAP_SYS_ADMIN). */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], {
      stdio: 'ignore'
    })
  } catch {
    rmSync(folder, { recursive: true })
    return null // not allowed here
  }
  const filler = join(folder, 'filler')
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  return {
    folder,
    fill(leftBytes) {
      const size = freeBytes() - leftBytes
      try {
        if (size > 0) writeFileSync(filler, Buffer.alloc(size))
      } catch (error) {
        // The server whose disk it is took a part of what was free meanwhile: the disk is full, as was asked.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    }
  }
}
