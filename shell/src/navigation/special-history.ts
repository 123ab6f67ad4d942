import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { BrowserHistory } from '@site/web/host'
import { keepPreview } from './keep-preview.ts'
import { type DeclaredHistory, moveHistory } from './moved-history.ts'

/** The history of a host that has something elsewhere, and of whoever looks at versions that are not live. A file of its own: others need none of it. */
export function specialHistory(
  own: BrowserHistory,
  { moved = {}, preview }: Pick<BrowserRegistry, 'moved' | 'preview'>
): DeclaredHistory {
  const { history, declared } = moveHistory(own, moved)
  const isPreview = Object.keys(preview).length > 0
  return { history: isPreview ? keepPreview(history, preview) : history, declared }
}
