import { createStore } from 'zustand'

/**
 * A number that stands before the page's title: how many items are unread. Pages set it here; the shell, the one owner of
 * document.title (NAV-10), writes it.
 */
export function createTitleMark() {
  const store = createStore<{ count: number }>(() => ({ count: 0 }))
  return {
    store,
    /** '(3) Mails enregistrés'; the title alone when nothing waits. */
    mark(title: string): string {
      const { count } = store.getState()
      return count > 0 ? `(${count}) ${title}` : title
    }
  }
}
export type TitleMark = ReturnType<typeof createTitleMark>
