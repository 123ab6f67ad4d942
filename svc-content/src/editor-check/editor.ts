import type { DraftReading } from '@site/contracts/operations/draft-reading'
import type { Draft } from '../writers/draft/article-writer.ts'
import type { PublishedText } from './draft-text/check.ts'
import { gradeOf } from './grade.ts'
import { type AskHead, askAddress, internet } from './links/ask-address.ts'
import { checkLinks } from './links/check-links.ts'
import { findingsOf } from './read-draft.ts'

/** Reads drafts before they are published (RUN-20). */
export interface Editor {
  /**
   * Reads a cleaned draft against what its writer was given and what is published.
   *
   * @param signal ends the asking of links early; what has not answered counts as silent
   */
  read(draft: Draft, published: readonly PublishedText[], signal: AbortSignal): Promise<DraftReading>
}

/** How long all links of a draft may take together, in milliseconds. */
const LINKS_MS = 8_000

/** The editor that reads every draft. `ask` is the internet, or what a test puts in its place. */
export function createEditor(ask: AskHead = internet): Editor {
  return {
    async read(draft, published, signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(LINKS_MS)])
      const ids = new Set(published.map(({ id }) => id))
      const links = await checkLinks(draft.content, {
        hasArticle: (id) => ids.has(id),
        ask: (address) => askAddress(address, ask, within),
        material: draft.material
      })
      return gradeOf([...findingsOf(draft, { material: draft.material ?? '', published }), ...links])
    }
  }
}
