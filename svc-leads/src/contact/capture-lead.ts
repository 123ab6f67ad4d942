import { type Contact, sourceOf } from '@site/contracts/contact'
import type { Clock } from '@site/service/clock'
import { type Database, inTransaction, isDuplicateKey } from '@site/service/database'
import { announceLead } from '../leads/announce-lead.ts'
import { insertLead, type NewLead } from '../leads/lead-repository.ts'
import { captureUrl, captureUtm } from './captured-url.ts'
import { answerBefore, fingerprintOf, insertKey } from './idempotency.ts'

export interface CaptureDeps {
  db: Database
  clock: Clock
  /** Called after a commit, so that the event leaves at once. */
  nudge: () => void
}

/** What a submission says outside its body: its idempotency key and the page it came from. */
export interface Submission {
  key?: string | undefined
  referer?: string | undefined
}

/**
 * Stores a lead, its idempotency key and its event `site.lead-created` in one transaction (DESIGN 'The walk of a lead').
 * A repeat, even a simultaneous one, finds the first one's key and gives its lead (RESOLUTIONS 6). A filled trap makes a
 * suspect lead, which nobody hears of (RESOLUTIONS 42).
 *
 * @throws HttpProblem 409 when the key came before with another body
 */
export async function captureLead(
  deps: CaptureDeps,
  contact: Contact,
  submission: Submission
): Promise<{ id: number; isRepeat: boolean }> {
  const lead = describeLead(contact, submission.referer, deps.clock())
  const key = submission.key && {
    key: submission.key,
    fingerprint: fingerprintOf(contact),
    at: lead.createdAt
  }
  for (;;) {
    try {
      const id = await inTransaction(deps.db, async (trx) => {
        const leadId = await insertLead(trx, lead)
        if (key) await insertKey(trx, { ...key, leadId })
        if (!lead.isSuspect) await announceLead(trx, leadId, lead.createdAt)
        return leadId
      })
      if (!lead.isSuspect) deps.nudge()
      return { id, isRepeat: false }
    } catch (error) {
      if (!key || !isDuplicateKey(error)) throw error
      const id = await answerBefore(deps.db.knex, key)
      if (id !== undefined) return { id, isRepeat: true }
    }
  }
}

/** RESOLUTIONS 1 to 5: where each field of a lead comes from. Consent is what was given, never inferred. */
function describeLead(contact: Contact, referer: string | undefined, now: Date): NewLead {
  const pageUrl = captureUrl(contact.pageUrl) ?? captureUrl(referer)
  return {
    createdAt: now,
    source: sourceOf(contact.message),
    nom: contact.lastName,
    prenom: contact.firstName,
    email: contact.email,
    telephone: contact.telephone,
    company: contact.company,
    note: contact.message,
    consentAt: contact.consent ? now : null,
    consentVersion: contact.consentVersion,
    pageUrl: pageUrl ?? null,
    ...captureUtm(contact, pageUrl),
    isSuspect: contact.website !== null
  }
}
