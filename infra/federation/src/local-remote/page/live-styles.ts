const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * The document without the stylesheets of the version that the site has: its rules would still hold where they are taken out of the sources. The site writes them into
 * the page, and names each by a link that is disabled.
 *
 * @param base where the site serves that version's files
 * @param read the text of a file of the site
 */
export async function withoutStylesOf(
  base: string,
  html: string,
  read: (path: string) => Promise<string>
): Promise<string> {
  let left = html
  for (const [link, href = ''] of html.matchAll(STYLESHEET)) {
    if (!href.startsWith(base)) continue
    left = left.replace(link, () => '')
    if (link.includes(' disabled')) {
      const css = await read(href)
      left = left.replace(css, () => '')
    }
  }
  return left
}
