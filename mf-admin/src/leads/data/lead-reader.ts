import { type Lead, readLeadListSchema } from '@site/contracts/leads/lead'
import { addressOf } from '@site/contracts/operations/calls/call'
import { leadCalls } from '@site/contracts/operations/calls/leads'
import { HttpError } from '@site/web/platform'

export interface LeadFilter {
  search: string
  /** A source, or 'all'. */
  source: string
}

/** Some leads of a list, newest first, with what the answer says of the whole list. */
export interface LeadPage {
  leads: Lead[]
  /** Leads that match, loaded or not. */
  total: number
  /** Where the next page begins; null after the last. */
  nextCursor: string | null
}

/** Leads in an answer (LEADS-36, LEADS-14): the first is asked for every 5 s, those after it once, while scrolling. */
export const PAGE_SIZES = { first: 200, next: 1000 } as const

/** Shown as it is (LEADS-12). */
export const LEADS_FAILURE = 'Failed to fetch leads'

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/**
 * Address of the list: `search` and `source` only when they say something (LEADS-9, LEADS-10); `page` is additive, without it
 * the answer is the whole list.
 */
export function leadsPath(
  adminCode: string,
  { search, source }: LeadFilter,
  page: { limit?: number; cursor?: string } = {}
): string {
  return addressOf(
    leadCalls.listLeads,
    {},
    {
      adminCode,
      ...(search.trim() !== '' && { search: search.trim() }),
      ...(source !== 'all' && { source }),
      ...page
    }
  )
}

/**
 * Reads the list of one administrator in pages. The first page is asked for again with the ETag of the last answer to
 * the same question: unchanged, it costs a 304 and is the very same object. The ETag and the page stay in memory, nothing
 * is stored (LEADS-15, LEADS-19). All throw an HttpError for a refusal.
 */
export function createLeadReader(fetch: Fetch, adminCode: string) {
  let last: { path: string; etag: string; page: LeadPage } | null = null

  const ask = async (path: string, signal?: AbortSignal, etag?: string) => {
    const response = await fetch(path, {
      credentials: 'include',
      cache: 'no-store',
      headers: headersFor(etag),
      ...(signal ? { signal } : {})
    })
    if (!response.ok && !(response.status === 304 && etag))
      throw new HttpError(response.status, LEADS_FAILURE)
    return response
  }

  return {
    async first(filter: LeadFilter, signal?: AbortSignal): Promise<LeadPage> {
      const path = leadsPath(adminCode, filter, { limit: PAGE_SIZES.first })
      const known = last?.path === path ? last : null
      const response = await ask(path, signal, known?.etag)
      if (response.status === 304 && known) return known.page
      const page = await readPage(response)
      const etag = response.headers.get('etag')
      last = etag ? { path, etag, page } : null
      return page
    },
    async next(filter: LeadFilter, cursor: string): Promise<LeadPage> {
      return readPage(await ask(leadsPath(adminCode, filter, { limit: PAGE_SIZES.next, cursor })))
    },
    /** Every lead that matches, in one answer. */
    async all(filter: LeadFilter): Promise<LeadPage> {
      return readPage(await ask(leadsPath(adminCode, filter)))
    }
  }
}
export type LeadReader = ReturnType<typeof createLeadReader>

/** An answer without the headers of paging is the whole list. */
async function readPage(response: Response): Promise<LeadPage> {
  const leads: Lead[] = readLeadListSchema.parse(await response.json())
  const total = Number(response.headers.get('x-total-count') ?? leads.length)
  return { leads, total, nextCursor: response.headers.get('x-next-cursor') }
}

/** `max-age=0` takes the place of the `no-cache` that browsers add, which servers answer in full. */
function headersFor(etag: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'cache-control': 'max-age=0',
    ...(etag ? { 'if-none-match': etag } : {})
  }
}
