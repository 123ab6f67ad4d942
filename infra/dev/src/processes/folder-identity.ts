import { realpathSync, statSync } from 'node:fs'

/** Returns a text that identifies this folder, to be stored in it beside what belongs to it (running processes, volumes). */
export const identifyFolder = (folder: string): string => `${statSync(folder).ino} ${realpathSync(folder)}`

/**
 * Was the text made for this folder, rather than for one that this is a copy of? A renamed folder keeps its inode; a copied one has
 * another inode and another path. Device numbers are not compared, as some change when a machine restarts.
 */
export function isNoteOf(note: string, folder: string): boolean {
  const [inode] = note.split(' ', 1)
  const path = note.slice((inode ?? '').length + 1)
  return inode === String(statSync(folder).ino) || path === realpathSync(folder)
}
