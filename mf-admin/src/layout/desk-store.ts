import { createStore, useStore } from '@site/web/platform'
import { createContext, useContext, useEffect } from 'react'
import { areShortcutsKept, keepShortcuts } from './shortcut-setting.ts'

export interface KeyLine {
  /** As it stands on the keyboard: 'J', 'G L', 'Suppr'. */
  key: string
  text: string
}

/** Something that the palette can do on this screen. */
export interface ScreenCommand {
  label: string
  /** Its key, if it has one. */
  hint?: string
  run: () => void
}

/** What a screen, or a part of it, adds to the frame: its keys in the list of keys, its commands in the palette. Either may be empty. */
export interface ScreenParts {
  title: string
  keys: KeyLine[]
  commands: ScreenCommand[]
}

interface DeskState {
  open: 'keys' | 'palette' | null
  areShortcutsOn: boolean
  /** Of the screen, and of what is open in it. */
  parts: readonly ScreenParts[]
  /** New leads that the lead screen counts itself; null on any other screen. */
  unseen: number | null
}

/** What the frame and the screen in it share, for as long as the page is. */
export function createDeskStore() {
  const store = createStore<DeskState>(() => ({
    open: null,
    areShortcutsOn: areShortcutsKept(),
    parts: [],
    unseen: null
  }))
  return {
    store,
    open: (open: DeskState['open']) => store.setState({ open }),
    switchShortcuts(areShortcutsOn: boolean): void {
      store.setState({ areShortcutsOn })
      keepShortcuts(areShortcutsOn)
    }
  }
}
export type DeskStore = ReturnType<typeof createDeskStore>

export const DeskContext = createContext<DeskStore | null>(null)

export function useDesk(): DeskStore {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('No Desk above')
  return desk
}

export function useDeskState<T>(select: (state: DeskState) => T): T {
  return useStore(useDesk().store, select)
}

/** Adds the keys and commands of a screen, or of a part of it, to the frame while mounted; `parts` must keep its identity between renders. */
export function useScreenParts(parts: ScreenParts): void {
  const { store } = useDesk()
  useEffect(() => {
    store.setState((state) => ({ parts: [...state.parts, parts] }))
    return () => store.setState((state) => ({ parts: state.parts.filter((one) => one !== parts) }))
  }, [store, parts])
}
