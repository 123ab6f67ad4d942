import { htmlToText } from '@site/contracts/articles/article-text'

/** A part of an article that its contents lead to. */
export interface Section {
  id: string
  title: string
}

/** Fewer headings than this are seen at a glance. */
const WORTH_CONTENTS = 3
const HEADING = /<h([23])\b([^>]*)>(.*?)<\/h\1>/gis

/** The id of a heading that has none, by its place among the headings. */
export const sectionId = (place: number): string => `partie-${place + 1}`

/** What the contents of an article name: its second-level headings, or, where these are few, the third-level ones too. None of a short article. */
export function sectionsOf(html: string): Section[] {
  const headings = [...html.matchAll(HEADING)].map(([, level, attributes = '', inner = ''], place) => ({
    level,
    id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? sectionId(place),
    title: htmlToText(inner)
  }))
  const parts = headings.filter(({ level }) => level === '2')
  const named = (parts.length >= WORTH_CONTENTS ? parts : headings).filter(({ title }) => title !== '')
  return named.length < WORTH_CONTENTS ? [] : named.map(({ id, title }) => ({ id, title }))
}
