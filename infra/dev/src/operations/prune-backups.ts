import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 86_400_000
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.gz$/

/** Names a backup by its time, '2026-11-22T10-00-00.000Z.gz', as copying may change the dates of files. */
export const nameOfBackup = (at: Date): string => `${at.toISOString().replaceAll(':', '-')}.gz`

/**
 * Removes the backups of `folder` that are older than `keepDays` and returns their names. Files with other names stay: a person named
 * them.
 */
export function pruneBackups(folder: string, keepDays: number, now: Date): string[] {
  const old = readdirSync(folder).filter((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
    return (
      day !== undefined &&
      Date.parse(`${day}${hours}:${minutes}:${seconds}`) < now.getTime() - keepDays * DAY_MS
    )
  })
  for (const name of old) rmSync(join(folder, name))
  return old
}
