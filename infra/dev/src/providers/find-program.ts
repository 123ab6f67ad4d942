import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Folders of servers that are not on the PATH of an ordinary user.
const USUAL_FOLDERS = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/bin',
  '/usr/libexec',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/sbin',
  '/opt/homebrew/opt/mysql/bin',
  '/opt/homebrew/opt/mariadb/bin'
]

/** Returns the path of the first of `names` that is executable, on PATH or in the usual folders; null when there is none. */
export function findProgram(names: string[], path = process.env.PATH ?? ''): string | null {
  const folders = [...path.split(delimiter).filter(Boolean), ...USUAL_FOLDERS]
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(canRun)
    if (found !== undefined) return found
  }
  return null
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
