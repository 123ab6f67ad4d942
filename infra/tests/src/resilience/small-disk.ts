import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own that a test can fill. */
export interface SmallDisk {
  folder: string
  /** Leaves this many bytes free. */
  fill(leftBytes: number): void
  /** Makes room again. */
  empty(): void
  /** What is on it must have ended. */
  remove(): void
}

/** Mounts a file system in memory. Needs the right to mount (root, not in a container without CAP_SYS_ADMIN): null without. */
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
      if (size > 0) writeFileSync(filler, Buffer.alloc(size))
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    }
  }
}
