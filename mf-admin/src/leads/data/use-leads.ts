import { leadCalls } from '@site/contracts/operations/calls/leads'
import { useQuery, useQueryClient } from '@site/web/platform'
import { useRef, useState } from 'react'
import { isRefused } from '../../api/message-of.ts'
import { useLive } from '../../live/use-live.ts'
import { useReadAgain } from '../../live/use-read-again.ts'
import { createLeadReader, type LeadFilter, type LeadPage, type LeadReader } from './lead-reader.ts'
import { appendPage, type LoadedLeads, renewFirstPage, withoutLead } from './loaded-leads.ts'

/** In milliseconds (LEADS-14). */
export const LEADS_POLLING = 5000

/**
 * The leads that match, as far as they are loaded, read again every 5 s and as soon as the live stream tells of a new
 * one. A 401 ends the polling until the page is loaded again (LEADS-13). `onCreated` receives the id of each new lead.
 */
export function useLeads(adminCode: string, filter: LeadFilter, onCreated: (id: number) => void) {
  const client = useQueryClient()
  const [reader] = useState(() => createLeadReader((path, init) => fetch(path, init), adminCode))
  const queryKey = [leadCalls.listLeads.path, adminCode, filter.source, filter.search]
  /** The first page that the list was last renewed with. The same object again means that nothing has changed. */
  const renewedWith = useRef<LeadPage>(null)
  const loadedLeads = () => client.getQueryData<LoadedLeads>(queryKey)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const first = await reader.first(filter, signal)
      const list = loadedLeads()
      const isKnown = renewedWith.current === first
      renewedWith.current = first
      if (!list) return first
      if (isKnown) return list
      return renewFirstPage(list, first) ?? readAsMuch(reader, filter, first, list)
    },
    // The list keeps the identity of its leads itself; comparing 100,000 of them again would cost more than it saves.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
    // Without a network too: the screen says that the list is not renewed.
    networkMode: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => nextPoll(state.error)
  })
  const readAgain = useReadAgain(queryKey)
  useLive(({ type, data }) => {
    if (type !== 'site.lead-created') return
    if (typeof data.leadId === 'number') onCreated(data.leadId)
    void readAgain()
  })
  // A retry clears the error while it runs; the screen keeps saying so until there is a list.
  const hasFailed = query.isError || (query.isPending && query.errorUpdateCount > 0)
  return {
    list: query.data,
    problem: hasFailed ? (isRefused(query.error) ? ('refused' as const) : ('failed' as const)) : null,
    /** After a change by this screen: what is being read is older, and is called off. */
    refetch: () => client.refetchQueries({ queryKey }),
    /** Loads the page behind those that are loaded. */
    async loadMore(): Promise<void> {
      const cursor = loadedLeads()?.nextCursor
      if (!cursor) return
      const page = await reader.next(filter, cursor)
      const list = loadedLeads()
      if (list?.nextCursor === cursor) client.setQueryData(queryKey, appendPage(list, page))
    },
    /** Loads every lead that matches and returns them. */
    async loadAll(): Promise<LoadedLeads> {
      const list = loadedLeads()
      if (list?.nextCursor === null) return list
      const all = await reader.all(filter)
      client.setQueryData(queryKey, all)
      // The first page may have changed while all were read: the next poll looks.
      renewedWith.current = null
      return all
    },
    /** Takes a deleted lead off the list before the service is asked again. */
    forget(id: number): void {
      const list = loadedLeads()
      if (list) client.setQueryData(queryKey, withoutLead(list, id))
    }
  }
}

/** Reads as much of the list as was loaded: what changed lies behind the first page. */
async function readAsMuch(
  reader: LeadReader,
  filter: LeadFilter,
  first: LeadPage,
  before: LoadedLeads
): Promise<LoadedLeads> {
  if (before.nextCursor === null) return reader.all(filter)
  let list: LoadedLeads = first
  while (list.leads.length < before.leads.length && list.nextCursor)
    list = appendPage(list, await reader.next(filter, list.nextCursor))
  return list
}

/** Milliseconds to the next poll, or false when the code is refused: asking again would change nothing. */
export function nextPoll(error: unknown): number | false {
  return isRefused(error) ? false : LEADS_POLLING
}
