import { realpathSync, statSync } from 'node:fs'

/** A note of this folder, to be kept in it: what runs on it, and which volumes are its own, is noted with it. */
export const identifyFolder = (folder: string): string => `${statSync(folder).ino} ${realpathSync(folder)}`

/**
 * Was the note made in this folder, rather than in one that this is a copy of? A folder that was renamed keeps its inode, one that was
 * copied has another one at another place. Device numbers say nothing: some change when a machine starts.
 */
export function isNoteOf(note: string, folder: string): boolean {
  const [inode] = note.split(' ', 1)
  const path = note.slice((inode ?? '').length + 1)
  return inode === String(statSync(folder).ino) || path === realpathSync(folder)
}
