import { createInlineReader } from './inline-files.ts'
import type { LinkedFile } from './page-files.ts'

/** Stylesheets of a page, as text; those that are to be linked instead. */
export interface PageStyles {
  /** In the order of the page, without what is in `linked`. */
  inlined: { href: string; css: string }[]
  linked: LinkedFile[]
}

export type ReadStyles = (files: LinkedFile[]) => Promise<PageStyles>

/** Could it end the element it stands in, or does it name files by where it stands? */
const canStandInPage = (css: string) => !css.includes('</') && !/url\(\s*["']?(?!data:|\/|#)/.test(css)

/**
 * Reads stylesheets so that a page can hold them: nothing then stands between the document and its first paint. All that
 * follows one that has to be linked is linked too, because order decides between rules.
 */
export function createStyleReader(dirs: string[]): ReadStyles {
  const read = createInlineReader(dirs, canStandInPage)

  return async (files) => {
    const texts = await Promise.all(files.map(read))
    const end = texts.includes(null) ? texts.indexOf(null) : texts.length
    return {
      inlined: files.slice(0, end).map(({ href }, index) => ({ href, css: texts[index] ?? '' })),
      linked: files.slice(end)
    }
  }
}
