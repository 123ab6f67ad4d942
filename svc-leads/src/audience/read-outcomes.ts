import { campaignOf } from '@site/contracts/audience/campaign'
import type { Outcome } from '@site/contracts/audience/steps'
import { articleIdIn } from '@site/contracts/blog/article-address'
import { type Executor, toDate } from '@site/service/database/database'
import { daysAfter, parisDate, parisMidnight } from '@site/service/process/paris-time'
import { leadDesksTable } from '../tables/desk-tables.ts'
import { type LeadRow, leadsTable } from '../tables/tables.ts'

/** What came of one lead: on the day when it came, of the page and the campaign that it names. */
export interface LeadOutcome {
  day: string
  step: Outcome
  page: string
  article: string | null
  campaign: string
}

/** Leads that are read at a time. */
const BATCH = 500

/**
 * Which leads of these days were contacted and won, by what the leads themselves say. Without those that came by tokens: no visit led to them. They are read from the desk each time: nothing of it is kept
 * beside the sums of visits, and what is erased there is gone here (decision 140).
 */
export async function readOutcomes(
  db: Executor,
  { from, to }: { from: string; to: string }
): Promise<LeadOutcome[]> {
  const desks = await leadDesksTable(db)
    .select('lead_id', 'since', 'status', 'contacted_at')
    .where('since', '>=', parisMidnight(from))
    .where('since', '<', parisMidnight(daysAfter(to, 1)))
    .where((worked) =>
      worked.orWhere((one) => one.whereNotNull('contacted_at')).orWhere('status', '=', 'gagne')
    )
  const outcomes: LeadOutcome[] = []
  for (let first = 0; first < desks.length; first += BATCH) {
    const some = desks.slice(first, first + BATCH)
    const leads = await leadsTable(db).whereIn(
      'id',
      some.map(({ lead_id }) => lead_id)
    )
    const known = new Map(leads.map((lead) => [lead.id, lead]))
    for (const { lead_id, since, status, contacted_at } of some) {
      const lead = known.get(lead_id)
      if (!lead || lead.origin !== null) continue
      const origin = { day: parisDate(toDate(since)), ...pageOf(lead), campaign: campaignIn(lead) }
      if (contacted_at !== null) outcomes.push({ ...origin, step: 'contacted' })
      if (status === 'gagne') outcomes.push({ ...origin, step: 'won' })
    }
  }
  return outcomes
}

const campaignIn = ({ utm_source, utm_medium, utm_campaign }: LeadRow) =>
  campaignOf({ utmSource: utm_source, utmMedium: utm_medium, utmCampaign: utm_campaign })

/** The page as visits name it. The gateway alone knows every pattern: these are the ones with a part that changes. */
function pageOf({ page_url }: LeadRow): Pick<LeadOutcome, 'page' | 'article'> {
  const path = page_url !== null && URL.canParse(page_url) ? new URL(page_url).pathname : ''
  const article = articleIdIn(/^\/article\/([^/]+)\/?$/.exec(path)?.[1])
  if (article) return { page: '/article/:id', article }
  const page = path
    .replace(/(.)\/+$/, '$1')
    .replace(/^\/blog\/sujet\/[^/]+/, '/blog/sujet/:topic')
    .replace(/^(\/blog|\/blog\/sujet\/:topic)\/page\/\d+$/, '$1/page/:page')
  return { page, article: null }
}
