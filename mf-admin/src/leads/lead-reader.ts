import { type Lead, leadListSchema } from '@site/contracts/lead'
import { HttpError } from '@site/web/platform'

export interface LeadFilter {
  search: string
  /** A source, or 'all'. */
  source: string
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** SPEC §8, shown as it is. */
export const LEADS_FAILURE = 'Failed to fetch leads'

/** Path of GET /api/leads: `search` and `source` only when they say something (SPEC §7). */
export function leadsPath(adminCode: string, { search, source }: LeadFilter): string {
  const parameters = new URLSearchParams({ adminCode })
  if (search.trim() !== '') parameters.set('search', search.trim())
  if (source !== 'all') parameters.set('source', source)
  return `/api/leads?${parameters}`
}

/**
 * Reads the list, and asks for it again with the ETag of the last answer to the same question: unchanged, it costs a
 * 304. The ETag and the list stay in memory, nothing is stored (RESOLUTIONS 9). Throws an HttpError for a refusal.
 */
export function createLeadReader(fetch: Fetch) {
  let last: { path: string; etag: string; leads: Lead[] } | null = null

  return async (adminCode: string, filter: LeadFilter, signal?: AbortSignal): Promise<Lead[]> => {
    const path = leadsPath(adminCode, filter)
    const known = last?.path === path ? last : null
    const response = await fetch(path, {
      credentials: 'include',
      cache: 'no-store',
      headers: headersFor(known?.etag),
      ...(signal ? { signal } : {})
    })
    if (response.status === 304 && known) return known.leads
    if (!response.ok) throw new HttpError(response.status, LEADS_FAILURE)
    const leads = leadListSchema.parse(await response.json())
    const etag = response.headers.get('etag')
    last = etag ? { path, etag, leads } : null
    return leads
  }
}
export type LeadReader = ReturnType<typeof createLeadReader>

/** `max-age=0` takes the place of the `no-cache` that browsers add, which servers answer in full. */
function headersFor(etag: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'cache-control': 'max-age=0',
    ...(etag ? { 'if-none-match': etag } : {})
  }
}
