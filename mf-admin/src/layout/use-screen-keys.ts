import { useModal } from '@site/web/platform'
import { useEffect, useRef } from 'react'
import { type ScreenParts, useDeskState, useScreenParts } from './desk-store.ts'
import { isPlainKey } from './plain-key.ts'

/**
 * The keys of a screen, which the frame lists and switches on and off with its own. They keep out of fields and dialogs and of keys held
 * with others.
 *
 * @param parts what the frame lists; must keep its identity between renders
 * @param runs what each key does, by what `KeyboardEvent.key` says, letters small
 */
export function useScreenKeys(parts: ScreenParts, runs: Record<string, () => void>): void {
  const areOn = useDeskState((state) => state.areShortcutsOn)
  const { anotherIsOpen } = useModal(false)
  const newest = useRef(runs)
  useEffect(() => {
    newest.current = runs
  })
  useScreenParts(parts)
  useEffect(() => {
    if (anotherIsOpen || !areOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return
      const run = newest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn, anotherIsOpen])
}
