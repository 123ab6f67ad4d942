import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@site/registry/integrity.mjs'
import { clientDir } from '@site/registry/version-files'
import { LRUCache } from 'lru-cache'
import type { LinkedFile } from './page-files.ts'

/** The text of a file that a page may hold itself; null for one that is to be linked. */
export type ReadInline = (file: LinkedFile) => Promise<string | null>

const MAX_FILES = 200

/**
 * Reads client files of versions so that a page can hold them. Linked are those from elsewhere (a CDN, a development
 * server), those that are not what their manifest says, and those that `canStandInPage` refuses.
 */
export function createInlineReader(dirs: string[], canStandInPage: (text: string) => boolean): ReadInline {
  const kept = new LRUCache<string, string>({ max: MAX_FILES })

  return async ({ href, version, file, integrity }) => {
    const known = kept.get(href)
    if (known !== undefined) return known
    const paths = href.startsWith('/') ? dirs.map((dir) => join(clientDir(dir, version), file)) : []
    for (const path of paths) {
      // Missing or unreadable: the browser will say so of the link.
      const text = integrity ? await readFile(path, 'utf8').catch(() => null) : null
      if (text === null || integrityOf(text) !== integrity || !canStandInPage(text)) continue
      kept.set(href, text)
      return text
    }
    return null
  }
}

/** Could the script end the element it stands in, or hide the end of it? */
export const canStandAsScript = (text: string): boolean => !/<\/script|<!--/i.test(text)
