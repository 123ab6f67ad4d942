import { createStore } from 'zustand'

/** The open modals, in the order they opened. One stack for shell and remotes (FED-11). */
export function createModals() {
  const store = createStore<{ open: string[] }>(() => ({ open: [] }))
  return {
    store,
    open(id: string): () => void {
      store.setState(({ open }) => ({ open: [...open.filter((other) => other !== id), id] }))
      return () => store.setState(({ open }) => ({ open: open.filter((other) => other !== id) }))
    }
  }
}
export type Modals = ReturnType<typeof createModals>
