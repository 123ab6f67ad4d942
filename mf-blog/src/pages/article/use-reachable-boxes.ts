import { type RefObject, useEffect } from 'react'

/**
 * Lets the keyboard reach what scrolls within an article, a wide table or long code, for as long as it does: not every
 * browser does so by itself. The article's HTML is not touched before the page runs (ARTICLE-9).
 */
export function useReachableBoxes(article: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other boxes
  useEffect(() => {
    const boxes = [...(article.current?.querySelectorAll<HTMLElement>('table, pre') ?? [])]
    const mark = () => {
      for (const box of boxes) {
        if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
        else box.removeAttribute('tabindex')
      }
    }
    mark()
    window.addEventListener('resize', mark)
    return () => window.removeEventListener('resize', mark)
  }, [article, html])
}
