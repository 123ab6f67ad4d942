import { useModal } from '@site/web/platform'
import { useEffect, useRef } from 'react'
import { type ScreenParts, useDeskState, useScreenParts } from '../desk-store.ts'
import { isPlainKey } from './plain-key.ts'

/** What each key does, by what `KeyboardEvent.key` says, letters small. */
export type KeyRuns = Record<string, () => void>

/**
 * The keys of a screen, which the frame lists and switches on and off with its own. They keep out of fields and dialogs and of keys held
 * with others.
 *
 * @param parts what the frame lists; must keep its identity between renders
 */
export function useScreenKeys(parts: ScreenParts, runs: KeyRuns): void {
  useScreenParts(parts)
  useKeys(runs)
}

/** Keys of a part of a screen, whose list is given to the frame by somebody else. Where two parts know a key, both run. */
export function useKeys(runs: KeyRuns): void {
  const areOn = useDeskState((state) => state.areShortcutsOn)
  const { anotherIsOpen } = useModal(false)
  const newest = useRef(runs)
  useEffect(() => {
    newest.current = runs
  })
  useEffect(() => {
    if (anotherIsOpen || !areOn) return
    const onKey = (event: KeyboardEvent) => {
      if (isPlainKey(event)) runKey(event, newest.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOn, anotherIsOpen])
}

/** Does what a key asks for, in place of what the browser would. A digit counts by its key too: a French keyboard has them shifted. */
export function runKey(event: Pick<KeyboardEvent, 'key' | 'code' | 'preventDefault'>, runs: KeyRuns): void {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const run = runs[key] ?? (digit === undefined ? undefined : runs[digit])
  if (!run) return
  event.preventDefault()
  run()
}
