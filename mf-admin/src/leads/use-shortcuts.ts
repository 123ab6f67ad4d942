import { useEffect, useMemo, useRef } from 'react'
import { useScreenParts } from '../layout/desk-store.ts'
import { useScreenKeys } from '../layout/keys/use-screen-keys.ts'
import { leadsCopy, shortcutsCopy } from './content/leads.ts'
import { sheetKeys } from './sheet/content/follow.ts'

export type Shortcut =
  | 'search'
  | 'next'
  | 'previous'
  | 'copyEmail'
  | 'copyPhone'
  | 'remove'
  | 'select'
  | 'toBulk'
  | 'exportCsv'
  | 'exportFollowUp'
  | 'newest'
export type ShortcutActions = Record<Shortcut, () => void>

const ROW_PARTS = { title: sheetKeys.title, keys: sheetKeys.list, commands: [] }
const SHEET_PARTS = { title: sheetKeys.openTitle, keys: sheetKeys.openList, commands: [] }

/** Single-key shortcuts of the screen. With a sheet open, N writes a note there. */
export function useShortcuts(actions: ShortcutActions, isSheetOpen: boolean): void {
  const newest = useRef(actions)
  useEffect(() => {
    newest.current = actions
  })
  const parts = useMemo(
    () => ({
      title: shortcutsCopy.title,
      keys: shortcutsCopy.list,
      commands: [
        { label: leadsCopy.exportCsv, run: () => newest.current.exportCsv() },
        { label: leadsCopy.exportFollowUp, run: () => newest.current.exportFollowUp() }
      ]
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
    x: actions.select,
    '.': actions.toBulk,
    e: actions.exportCsv,
    ...(!isSheetOpen && { n: actions.newest })
  })
  useScreenParts(SHEET_PARTS)
  useScreenParts(ROW_PARTS)
}
