/** The first tag of `html` that is closed out of order, or the tags that stay open; null when every tag is closed in order. */
export function nestingError(html: string): string | null {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([^\s>/]+)[^>]*>/g)) {
    if (slash !== '/') open.push(name)
    else if (open.pop() !== name) return `</${name}>`
  }
  return open.length > 0 ? `<${open.join('><')}>` : null
}
