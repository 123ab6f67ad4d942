import type { LiveMessage } from '@site/contracts/operations/live-message'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { LiveStatus } from './live-client.ts'

/** The one live stream of the page. */
export interface Live {
  status: LiveStatus
  /** Calls `listener` with each message. Returns what ends that. */
  listen: (listener: (message: LiveMessage) => void) => () => void
}
export const LiveContext = createContext<Live | null>(null)

/** Follows the live stream of the page while mounted. `onMessage` may change between renders; the newest one is called. */
export function useLive(onMessage: (message: LiveMessage) => void): LiveStatus {
  const live = useContext(LiveContext)
  if (!live) throw new Error('No LiveProvider above')
  const { status, listen } = live
  const newest = useRef(onMessage)
  useEffect(() => {
    newest.current = onMessage
  })
  useEffect(() => listen((message) => newest.current(message)), [listen])
  return status
}
