import { useModal, useNavigate } from '@site/web/platform'
import { useEffect } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { allScreens, frameCopy } from '../../layout/content/frame.ts'
import { useDesk, useDeskState } from '../../layout/desk-store.ts'
import { isPlainKey } from '../../layout/keys/plain-key.ts'
import { createKeySequence } from './key-sequence.ts'

/** Ctrl+K, or ⌘K: opens the palette from anywhere, fields included, unless a field has taken it for itself. */
export const isPaletteKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
) => event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey

const TARGETS = new Map<string, string>([
  [frameCopy.portalKey, '/admin'],
  ...allScreens.map(({ key, path }): [string, string] => [key, path])
])

/**
 * The keys of every screen (ADMIN-22). The key after G is taken before any screen hears of it, or it would do there what it does by itself. Those of a single letter can be switched off (WCAG 2.1.4); '?' then still opens
 * their list, where they are switched on again. An open dialog has its own keys.
 */
export function useDeskKeys(adminCode: string): void {
  const navigate = useNavigate()
  const desk = useDesk()
  const areOn = useDeskState((state) => state.areShortcutsOn)
  const { anotherIsOpen } = useModal(false)
  useEffect(() => {
    if (anotherIsOpen) return
    const follow = createKeySequence(TARGETS)
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event) && !event.defaultPrevented) {
        event.preventDefault()
        desk.open('palette')
        return
      }
      if (!isPlainKey(event)) return
      if (event.key === '?') {
        event.preventDefault()
        desk.open('keys')
      }
    }
    const onSequence = (event: KeyboardEvent) => {
      if (!areOn || event.key === '?' || !isPlainKey(event)) return
      const { isSecond, target: path } = follow(event.key.toLowerCase(), event.timeStamp)
      if (isSecond) event.preventDefault()
      if (path === '/admin') navigate(path, { state: { adminCode } })
      else if (path) navigate(adminPath(path, adminCode))
    }
    document.addEventListener('keydown', onSequence, { capture: true })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onSequence, { capture: true })
      document.removeEventListener('keydown', onKey)
    }
  }, [adminCode, anotherIsOpen, areOn, desk, navigate])
}
