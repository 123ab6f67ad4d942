import { type RefObject, useEffect } from 'react'
import { sectionId } from './sections.ts'

/** Gives the article's headings the ids that its contents name. The HTML itself comes as it was written (ARTICLE-9). */
export function useSectionIds(article: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useEffect(() => {
    for (const [place, heading] of (article.current?.querySelectorAll('h2, h3') ?? []).entries())
      heading.id ||= sectionId(place)
  }, [article, html])
}
