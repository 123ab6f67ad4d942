import { htmlToText } from '@site/contracts/articles/article-text'

/** A part of an article that its contents lead to. */
export interface Section {
  /** Its place among the headings of the second and third level, counted from 0. */
  place: number
  title: string
  /** Leads there without a script: by the heading's own id, or by its words and the ones after it. */
  href: string
}

/** Fewer headings than this are seen at a glance. */
const WORTH_CONTENTS = 3
const HEADING = /<h([23])\b([^>]*)>(.*?)<\/h\1>/gis
/** Of what follows a heading: enough HTML to hold its first words, and how many of these. */
const FOLLOWING = { html: 600, words: 3 }

/** What the contents of an article name: its second-level headings, or, where these are few, the third-level ones too. None of a short article. */
export function sectionsOf(html: string): Section[] {
  const headings = [...html.matchAll(HEADING)].map((match, place) => {
    const [whole, level, attributes = '', inner = ''] = match
    const title = htmlToText(inner)
    const after = match.index + whole.length
    const id = /\bid="([^"]+)"/.exec(attributes)?.[1]
    const href = id ? `#${id}` : wordsOf(title, htmlToText(html.slice(after, after + FOLLOWING.html)))
    return { place, level, title, href }
  })
  const parts = headings.filter(({ level }) => level === '2')
  const named = (parts.length >= WORTH_CONTENTS ? parts : headings).filter(({ title }) => title !== '')
  return named.length < WORTH_CONTENTS ? [] : named.map(({ place, title, href }) => ({ place, title, href }))
}

/**
 * A text directive, which browsers find by themselves: an article's HTML comes as it was written (ARTICLE-9), so that its headings have no ids to
 * lead to. What follows tells the heading from its name in the contents.
 */
function wordsOf(title: string, following: string): string {
  const next = following.split(/\s+/).slice(0, FOLLOWING.words).join(' ')
  return `#:~:text=${directive(title)}${next && `,-${directive(next)}`}`
}

/** A comma, a hyphen and an ampersand mean something in a directive. */
const directive = (text: string) => encodeURIComponent(text.replace(/\s/g, ' ')).replaceAll('-', '%2D')
