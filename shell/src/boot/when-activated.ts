type Prerendering = Document & { prerendering?: boolean }

/** Does the browser prepare this page for a visitor who may never come to it? */
export const isPrerendered = (page: Document): boolean => (page as Prerendering).prerendering === true

/** Calls `run` once the page is the visitor's: at once, unless the browser prerenders it. */
export function whenActivated(page: Document, run: () => void): void {
  if (isPrerendered(page)) page.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
