import { useQueryClient } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { inTurn } from './in-turn.ts'

/**
 * Gives what reads the shown queries below `queryKey` again, as the live stream tells of a change: a read that is under way is not called off,
 * or what comes faster than it is read would never show (LEADS-44).
 */
export function useReadAgain(queryKey: readonly unknown[]): () => Promise<void> {
  const client = useQueryClient()
  const newest = useRef(queryKey)
  useEffect(() => {
    newest.current = queryKey
  })
  const [readAgain] = useState(() =>
    inTurn(async () => {
      const shown = { queryKey: newest.current, type: 'active' } as const
      const joining = { cancelRefetch: false }
      // What a poll is reading may be older than what was told just now.
      if (client.isFetching(shown) > 0) await client.refetchQueries(shown, joining)
      await client.refetchQueries(shown, joining)
    })
  )
  return readAgain
}

/** Events that come together are answered by one question, this long after the first. Milliseconds. */
const GATHERED_FOR = 300

/** As `useReadAgain`, once for all events that come together. */
export function useReadAgainSoon(queryKey: readonly unknown[]): () => void {
  const readAgain = useReadAgain(queryKey)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void readAgain()
    }, GATHERED_FOR)
  }
}
