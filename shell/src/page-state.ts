import type { PageImportMap, PageState } from '@site/contracts/federation/render'

/** The state the gateway inlined. Throws when the page has none, which means that the gateway did not write it. */
export const readPageState = (page: Document): PageState => readJson(page, '#site-state')

/** Integrity by absolute address of the modules this page may load, as its import map says it. Throws where it has no map. */
export const readIntegrity = (page: Document) => readJson<PageImportMap>(page, '[type=importmap]').integrity

/** Written by the gateway from the same contract, in the same answer as this page. */
function readJson<T>(page: Document, selector: string): T {
  const text = page.querySelector(selector)?.textContent
  if (!text) throw new Error(`This page has no ${selector}`)
  return JSON.parse(text) as T
}
