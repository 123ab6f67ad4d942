import type { LiveMessage } from '@site/contracts/operations/live-message'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { connectLive, type LiveStatus } from './live-client.ts'
import { LiveContext } from './use-live.ts'

type Listener = (message: LiveMessage) => void

/** Follows the live stream once for all that a page shows: its screen, and the rail beside it. */
export function LiveProvider({ adminCode, children }: { adminCode: string; children: ReactNode }) {
  const [status, setStatus] = useState<LiveStatus>('connecting')
  const [listeners] = useState(() => new Set<Listener>())
  const listen = useCallback(
    (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    [listeners]
  )
  useEffect(
    () =>
      connectLive({
        adminCode,
        fetch: (path, init) => fetch(path, init),
        network: window,
        onStatus: setStatus,
        onMessage: (message) => {
          for (const listener of listeners) listener(message)
        }
      }),
    [adminCode, listeners]
  )
  return <LiveContext value={useMemo(() => ({ status, listen }), [status, listen])}>{children}</LiveContext>
}
