import { useModal } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'

export type Shortcut =
  | 'help'
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
  '?': 'help',
  '/': 'search',
  j: 'next',
  k: 'previous',
  c: 'copyEmail',
  t: 'copyPhone',
  Delete: 'remove',
  e: 'exportCsv',
  n: 'newest'
}

/** Key and value in local storage that say the shortcuts are off: a setting, nothing of the administration. */
const OFF = { key: 'lucarne_leads_shortcuts', value: 'off' } as const

/**
 * Single-key shortcuts of the screen. They keep out of fields and dialogs and of keys held with others, and can be switched
 * off (WCAG 2.1.4); '?' then still opens their list, where they are switched on again.
 */
export function useShortcuts(actions: ShortcutActions) {
  const [areOn, setOn] = useState(readSetting)
  const { anotherIsOpen } = useModal(false)
  const newest = useRef(actions)
  useEffect(() => {
    newest.current = actions
  })
  useEffect(() => {
    if (anotherIsOpen) return
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (!shortcut || (!areOn && shortcut !== 'help')) return
      event.preventDefault()
      newest.current[shortcut]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn, anotherIsOpen])

  const toggle = (isOn: boolean) => {
    setOn(isOn)
    keepSetting(isOn)
  }
  return { areOn, toggle }
}

export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
  const { target } = event
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}

function readSetting(): boolean {
  try {
    return window.localStorage.getItem(OFF.key) !== OFF.value
  } catch {
    // Storage is refused: the shortcuts are on, and switched off for as long as the page is.
    return true
  }
}

function keepSetting(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(OFF.key)
    else window.localStorage.setItem(OFF.key, OFF.value)
  } catch (error) {
    console.warn('The setting of the shortcuts could not be kept', error)
  }
}
