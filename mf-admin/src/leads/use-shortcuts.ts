import { useEffect, useMemo, useRef } from 'react'
import { useScreenKeys } from '../layout/use-screen-keys.ts'
import { leadsCopy, shortcutsCopy } from './content/leads.ts'

export type Shortcut =
  | 'search'
  | 'next'
  | 'previous'
  | 'copyEmail'
  | 'copyPhone'
  | 'remove'
  | 'exportCsv'
  | 'newest'
export type ShortcutActions = Record<Shortcut, () => void>

/** Single-key shortcuts of the screen. */
export function useShortcuts(actions: ShortcutActions): void {
  const newest = useRef(actions)
  useEffect(() => {
    newest.current = actions
  })
  const parts = useMemo(
    () => ({
      title: shortcutsCopy.title,
      keys: shortcutsCopy.list,
      commands: [{ label: leadsCopy.exportCsv, run: () => newest.current.exportCsv() }]
    }),
    []
  )
  useScreenKeys(parts, {
    '/': actions.search,
    j: actions.next,
    k: actions.previous,
    c: actions.copyEmail,
    t: actions.copyPhone,
    Delete: actions.remove,
    e: actions.exportCsv,
    n: actions.newest
  })
}
