import { PREVIEW_SIGNATURE } from '@site/contracts/preview-links/preview-signature'
import type { BrowserHistory, To } from '@site/web/host'

/**
 * The history with the previewed versions, and what lets this visitor see them, in each address that this document goes on to, so that a reload shows them
 * again (FED-28, FED-47).
 *
 * @param preview version by deployable, as the page's address asked for them
 */
export function keepPreview(history: BrowserHistory, preview: Record<string, string>): BrowserHistory {
  const signature = new URLSearchParams(history.location.search).get(PREVIEW_SIGNATURE)
  const asked = signature === null ? preview : { ...preview, [PREVIEW_SIGNATURE]: signature }
  const kept = (to: To): To => {
    const { pathname, search, hash } = history.createURL(to)
    const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...asked })
    return { pathname, search: `?${query}`, hash }
  }
  return Object.assign(Object.create(history) as BrowserHistory, {
    createURL: (to: To) => history.createURL(kept(to)),
    push: (to: To, state?: unknown) => history.push(kept(to), state),
    replace: (to: To, state?: unknown) => history.replace(kept(to), state)
  })
}
