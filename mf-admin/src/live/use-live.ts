import type { LiveMessage } from '@site/contracts/operations/live-message'
import { useEffect, useRef, useState } from 'react'
import { connectLive, type LiveStatus } from './live-client.ts'

/** Follows the live stream while mounted. `onMessage` may change between renders; the newest one is called. */
export function useLive(adminCode: string, onMessage: (message: LiveMessage) => void): LiveStatus {
  const [status, setStatus] = useState<LiveStatus>('connecting')
  const newest = useRef(onMessage)
  useEffect(() => {
    newest.current = onMessage
  })
  useEffect(
    () =>
      connectLive({
        adminCode,
        fetch: (path, init) => fetch(path, init),
        onStatus: setStatus,
        onMessage: (message) => newest.current(message)
      }),
    [adminCode]
  )
  return status
}
