import { useQuery, useToast } from '@site/web/platform'
import { logFailure } from '../api/log-failure.ts'
import { isRefused } from '../api/message-of.ts'
import { untilRefused } from '../api/until-refused.ts'
import { issuedCopy } from './content/issued.ts'
import type { IssuedList } from './issued-kind.ts'

/** When each was last used changes without this screen: how often the list is read again. Milliseconds. */
const POLLING = 5_000

interface IssuedQuery<Item> {
  /** Path and code by which the list is known. */
  key: readonly string[]
  read: () => Promise<Item[]>
}

interface Issuing<Item>
  extends Pick<IssuedList<Item, unknown>, 'items' | 'hasFailed' | 'isRefused' | 'refetch'> {
  /** Does something and reads the list again. A toast says that it is done, where `done` does, or why not; then the result is null. */
  attempt: <Done>(work: () => Promise<Done>, said: { failed: string; done?: string }) => Promise<Done | null>
}

/** The codes or tokens there are, and a way to do something to them. */
export function useIssued<Item>({ key, read }: IssuedQuery<Item>): Issuing<Item> {
  const toast = useToast()
  const { data, error, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: read,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: untilRefused(POLLING)
  })
  return {
    items: data,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    async attempt(work, { failed, done }) {
      try {
        const result = await work()
        if (done) toast.show({ title: done, tone: 'success' })
        return result
      } catch (error) {
        const message = logFailure('What was to be done to a code or a token failed', error)
        toast.show({ title: issuedCopy.error, description: message ?? failed, tone: 'error' })
        return null
      } finally {
        await refetch()
      }
    }
  }
}
