import { useQueryClient } from '@site/web/platform'
import { useEffect, useState } from 'react'

const KEY = ['last words'] as const

/** How long a form waits for what another one is still saving, in milliseconds. */
const PATIENCE = 5000

/** Notes that a form of this tab was left and is still saving what was typed last. */
export function noteLastWords(client: ReturnType<typeof useQueryClient>, saving: Promise<unknown>): void {
  const all = Promise.allSettled([client.getQueryData(KEY), saving]).then(() => {
    if (client.getQueryData(KEY) === all) client.removeQueries({ queryKey: KEY, exact: true })
  })
  client.setQueryData(KEY, all)
}

/**
 * Has every form that was left saved what was typed last? Who comes back to it at once would else open on the text before, and meet their
 * own last words as a conflict.
 */
export function useLastWordsSaved(): boolean {
  const client = useQueryClient()
  const [isSaved, setSaved] = useState(() => client.getQueryData(KEY) === undefined)
  useEffect(() => {
    const go = () => setSaved(true)
    const timer = setTimeout(go, PATIENCE)
    void Promise.resolve(client.getQueryData(KEY)).then(go)
    return () => clearTimeout(timer)
  }, [client])
  return isSaved
}
