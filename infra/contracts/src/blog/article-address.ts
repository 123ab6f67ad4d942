import { cutAtWord } from '../articles/article-text.ts'
import { fold } from '../articles/related-articles.ts'

/** Characters of a title that its address takes in, up to the end of a word. */
const SLUG_LENGTH = 60

/** A title as an address says it: 'Formation à l’IA : deux jours' is 'formation-a-l-ia-deux-jours'. Empty where no letter is Latin. */
export const slugOf = (title: string): string =>
  fold(cutAtWord(title, SLUG_LENGTH))
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Where search engines, feeds and social networks find an article (ARTICLE-12): '/article/7-formation-a-l-ia'. Links within the site lead
 * to '/article/7', which answers the same page (BLOG-6).
 */
export function articleAddress({ id, title }: { id: number; title: string }): string {
  const slug = slugOf(title)
  return slug === '' ? `/article/${id}` : `/article/${id}-${slug}`
}

/** The number in the part of an address that names an article, whatever title stands behind it; null where there is none. */
export const articleIdIn = (part: string | undefined): string | null =>
  /^([1-9]\d{0,8})(?:-.*)?$/s.exec(part ?? '')?.[1] ?? null
