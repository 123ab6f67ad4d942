import { useModal } from '@site/web/platform'
import { useEffect, useMemo, useRef } from 'react'
import { useDeskState, useScreenParts } from '../layout/desk-store.ts'
import { isPlainKey } from '../layout/plain-key.ts'
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

/** What `KeyboardEvent.key` says, whatever the keyboard's layout. */
const KEYS: Record<string, Shortcut> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  c: 'copyEmail',
  t: 'copyPhone',
  Delete: 'remove',
  e: 'exportCsv',
  n: 'newest'
}

/**
 * Single-key shortcuts of the screen, which the frame lists and switches on and off with its own. They keep out of fields and
 * dialogs and of keys held with others.
 */
export function useShortcuts(actions: ShortcutActions): void {
  const areOn = useDeskState((state) => state.areShortcutsOn)
  const { anotherIsOpen } = useModal(false)
  const newest = useRef(actions)
  useEffect(() => {
    newest.current = actions
  })
  useScreenParts(
    useMemo(
      () => ({
        title: shortcutsCopy.title,
        keys: shortcutsCopy.list,
        commands: [{ label: leadsCopy.exportCsv, run: () => newest.current.exportCsv() }]
      }),
      []
    )
  )
  useEffect(() => {
    if (anotherIsOpen || !areOn) return
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (!shortcut) return
      event.preventDefault()
      newest.current[shortcut]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn, anotherIsOpen])
}

export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (!isPlainKey(event)) return
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}
