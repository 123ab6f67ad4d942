import type { AdminArticle } from '@site/contracts/articles/admin-article'

/**
 * The rows that are shown, each as it is now, in the places they had: what others change must not move what somebody reads or is about to
 * press (MANAGE-58). `isBehind`: the list itself has others, or in another order.
 */
export function keepPlaces(
  shown: readonly AdminArticle[],
  now: readonly AdminArticle[]
): { rows: AdminArticle[]; isBehind: boolean } {
  const byId = new Map(now.map((article) => [article.id, article]))
  return {
    rows: shown.map((article) => byId.get(article.id) ?? article),
    isBehind: shown.length !== now.length || shown.some(({ id }, index) => now[index]?.id !== id)
  }
}
