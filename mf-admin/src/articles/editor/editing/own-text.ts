/** Tells a text that comes from elsewhere from those that were written here, of which the page may draw an older one late. */
export interface OwnText {
  /** The editor holds this text now. Answers whether that is news to the form. */
  write: (html: string) => boolean
  /** The form gives this text. Answers whether it is another one, that the editor is to take over. */
  isOther: (html: string) => boolean
}

/** @param value the text that the editor opens with */
export function createOwnText(value: string): OwnText {
  let now = value
  /** Written here, and not drawn yet. */
  const underWay = new Set<string>()
  return {
    write(html) {
      if (html === now) return false
      now = html
      underWay.add(html)
      return true
    },
    isOther(html) {
      if (html === now) underWay.clear()
      if (html === now || underWay.has(html)) return false
      now = html
      underWay.clear()
      return true
    }
  }
}
