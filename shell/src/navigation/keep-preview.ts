import type { BrowserHistory, To } from '@site/web/host'

/**
 * The history with the previewed versions in each address that this document goes on to, so that a reload shows them again (FED-28).
 *
 * @param preview version by deployable, as the page's address asked for them
 */
export function keepPreview(history: BrowserHistory, preview: Record<string, string>): BrowserHistory {
  const kept = (to: To): To => {
    const { pathname, search, hash } = history.createURL(to)
    const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...preview })
    return { pathname, search: `?${query}`, hash }
  }
  return Object.assign(Object.create(history) as BrowserHistory, {
    createURL: (to: To) => history.createURL(kept(to)),
    push: (to: To, state?: unknown) => history.push(kept(to), state),
    replace: (to: To, state?: unknown) => history.replace(kept(to), state)
  })
}
