import type { PageState } from '@site/contracts/render'

/** The state the gateway inlined. Throws when the page has none: then it is not one of ours. */
export function readPageState(page: Document): PageState {
  const text = page.getElementById('site-state')?.textContent
  if (!text) throw new Error('This page has no #site-state')
  // Written by the gateway from the same contract, in the same answer as this page.
  return JSON.parse(text) as PageState
}
