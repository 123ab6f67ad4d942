import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { StartError } from '@site/service/process/start-error'

/** Disk space that a first start needs: two data folders, a JetStream store and the built deployables, and some reserve. */
const NEEDED_BYTES = 300 * 1024 * 1024

/** Creates the data folder. Throws a StartError of one line when it cannot be written or the disk has too little space. */
export function prepareFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new StartError(`${dataDir} cannot be written by this user.`)
  }
  const free = freeBytes(dataDir)
  if (free < NEEDED_BYTES) {
    throw new StartError(
      `The disk is full: ${toMegabytes(free)} MB free at ${dataDir}, ${toMegabytes(NEEDED_BYTES)} MB needed.`
    )
  }
}

/** Is the disk too full to write anything? Then that is why a start failed, whatever error it reported. */
export const isDiskFull = (folder: string): boolean => freeBytes(folder) < 4 * 1024 * 1024

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const toMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
