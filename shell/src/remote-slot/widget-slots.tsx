import { useHydrated, useLocation, usePlatform } from '@site/web/platform'
import { useEffect, useState } from 'react'
import { useShell } from '../context/shell-context.tsx'
import { RemoteSlot } from './remote-slot.tsx'
import { whenIdle } from './when-idle.ts'

/** Widgets of remotes: in the browser alone, once the page is hydrated and idle, and never under /admin. */
export function WidgetSlots() {
  const isHydrated = useHydrated()
  const isAdmin = /^\/admin(\/|$)/.test(useLocation().pathname)
  return isHydrated && !isAdmin ? <Widgets /> : null
}

function Widgets() {
  const { registry } = useShell()
  const isWanted = useWanted()
  const names = registry.remotes.filter(({ widget }) => widget).map(({ name }) => name)
  useChatFallback(isWanted, names)
  if (!isWanted) return null
  return names.map((name) => <RemoteSlot key={name} name={name} expose="./widget" isQuiet />)
}

/** True from the first idle moment on, or from the first command that waits for its widget. */
function useWanted(): boolean {
  const { commands } = usePlatform()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const stopListening = commands.onWaiting(want)
    const stopWaiting = whenIdle(want)
    return () => {
      stopListening()
      stopWaiting()
    }
  }, [commands])
  return isWanted
}

/** How long loaded widgets have to mount and register their handlers. Milliseconds. */
const MOUNTING = 1000

/**
 * Loads the widgets. When none of them loads, or none of those that load is the chat, commands for the chat fall back to e-mail
 * (FED-11).
 */
function useChatFallback(isWanted: boolean, names: string[]): void {
  const { commands } = usePlatform()
  const { preload } = useShell()
  const key = names.join(' ')
  useEffect(() => {
    if (!isWanted || !preload) return
    const widgets = key === '' ? [] : key.split(' ')
    let timer: ReturnType<typeof setTimeout> | undefined
    const giveUp = () => commands.isHandled('open-chat') || commands.markMissing('open-chat')
    void Promise.all(widgets.map((name) => preload(name, './widget'))).then((came) => {
      if (!came.includes(true)) giveUp()
      else timer = setTimeout(giveUp, MOUNTING)
    })
    return () => clearTimeout(timer)
  }, [isWanted, key, preload, commands])
}
