import { readFile } from 'node:fs/promises'
import { clientFile } from '../files/unit-files.ts'
import { createLru } from '../http/lru.ts'
import { integrityOfContent } from '../registry/verify-version.ts'
import type { LinkedFile } from './page-files.ts'

/** Stylesheets of a page, as text; those that are to be linked instead. */
export interface PageStyles {
  /** In the order of the page, without what is in `linked`. */
  inlined: { href: string; css: string }[]
  linked: LinkedFile[]
}

export type ReadStyles = (files: LinkedFile[]) => Promise<PageStyles>

const MAX_FILES = 200

/** Could it end the element it stands in, or does it name files by where it stands? */
const canStandInPage = (css: string) => !css.includes('</') && !/url\(\s*["']?(?!data:|\/|#)/.test(css)

/**
 * Reads stylesheets so that a page can hold them: nothing then stands between the document and its first paint. A file
 * from elsewhere (a CDN, a development server), one that is not what its manifest says, or one that cannot stand in a page
 * is linked, and so is all that follows it, because order decides between rules.
 */
export function createStyleReader(dirs: string[]): ReadStyles {
  const kept = createLru<string>({ maxEntries: MAX_FILES })

  const read = async ({ href, integrity }: LinkedFile): Promise<string | null> => {
    const known = kept.get(href)
    if (known !== undefined) return known
    const paths = href.startsWith('/') ? dirs.map((dir) => clientFile(dir, href)) : []
    for (const path of paths) {
      // Missing or unreadable: the browser will say so of the link.
      const css = path && integrity ? await readFile(path, 'utf8').catch(() => null) : null
      if (css === null || integrityOfContent(css) !== integrity || !canStandInPage(css)) continue
      kept.set(href, css)
      return css
    }
    return null
  }

  return async (files) => {
    const texts = await Promise.all(files.map(read))
    const end = texts.includes(null) ? texts.indexOf(null) : texts.length
    return {
      inlined: files.slice(0, end).map(({ href }, index) => ({ href, css: texts[index] ?? '' })),
      linked: files.slice(end)
    }
  }
}
