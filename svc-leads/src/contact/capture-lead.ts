import { type Contact, sourceOf } from '@site/contracts/operations/contact'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { createCommitGroups } from '@site/service/database/commit-groups'
import { type Database, inTransaction, isDuplicateKey, isUnavailable } from '@site/service/database/database'
import { currentTraceparent } from '@site/service/observability/tracing'
import type { Clock } from '@site/service/process/clock'
import { announceLeads } from '../leads/announce-lead.ts'
import { insertLeads, type NewLead } from '../leads/lead-repository.ts'
import type { Judge } from '../suspects/create-judge.ts'
import type { Judgement } from '../suspects/scoring/score-submission.ts'
import { insertDecisions } from '../suspects/suspect-repository.ts'
import { captureUrl, captureUtm } from './captured-url.ts'
import { findEarlierLead, fingerprintOf, type IdempotencyKey, insertKeys } from './idempotency.ts'

export interface StoreDeps {
  db: Database
  /** Called after a commit, so that the event is published at once. */
  notify: () => void
}

export interface CaptureDeps extends StoreDeps {
  clock: Clock
  /** Says whether a submission is set aside, and why (SPAM-1). */
  judge: Judge
}

/** What belongs to a submission besides its body: its idempotency key, the page it came from, whether it is over a limit (flood-gate.ts). */
export interface Submission {
  key?: string | undefined
  referer?: string | undefined
  isOverLimit?: boolean
}

export type CaptureLead = (contact: Contact, submission: Submission) => Promise<Captured>

export interface Captured {
  id: number
  isRepeat: boolean
}

/** A lead to be stored, with its idempotency key if it has one. */
interface Arrival {
  lead: NewLead
  /** Of a submission of our own forms. */
  judgement?: Judgement
  /** Of a lead that a program sent: who the audit names. */
  receivedBy?: Actor
  key: Omit<IdempotencyKey, 'leadId'> | undefined
  /** Leads of several requests are committed together, but each event belongs to the trace of its own request. */
  traceparent: string | undefined
}

/**
 * Creates the function that stores a lead, its idempotency key and its event `site.lead-created` in one transaction
 * (CONTACT-12). A repeat, even a simultaneous one, finds the key of the first submission and gives its lead (CONTACT-9). Leads that arrive
 * together are committed together (infra/decisions/0053); each is answered once it is committed.
 *
 * It throws HttpError 409 when the key came before with another body.
 */
export function createLeadStore(
  deps: StoreDeps
): (arrival: Omit<Arrival, 'traceparent'>) => Promise<Captured> {
  const capture = createCommitGroups((arrivals: Arrival[]) => captureTogether(deps, arrivals))
  return (arrival) => capture({ ...arrival, traceparent: currentTraceparent() })
}

/**
 * Creates the function that stores what a form of the site sends. What is judged a suspect is stored with the reasons, and nobody is
 * notified of it (CONTACT-11, SPAM-4). It throws as createLeadStore does.
 */
export function createCapture(deps: CaptureDeps): CaptureLead {
  const capture = createLeadStore(deps)
  return (contact, { key, referer, isOverLimit = false }) => {
    const judgement = deps.judge(contact, { isOverLimit })
    const lead = { ...describeLead(contact, referer, deps.clock()), isSuspect: judgement.isSuspect }
    return capture({
      lead,
      judgement,
      key: key === undefined ? undefined : { key, fingerprint: fingerprintOf(contact), at: lead.createdAt }
    })
  }
}

/** Stores all in one transaction. If that fails, each is stored by itself, so that a repeat or an error loses no other lead. */
async function captureTogether(
  deps: StoreDeps,
  arrivals: Arrival[]
): Promise<PromiseSettledResult<Captured>[]> {
  if (arrivals.length > 1) {
    try {
      const ids = await store(deps, arrivals)
      return ids.map((id) => ({ status: 'fulfilled', value: { id, isRepeat: false } }))
    } catch (error) {
      if (isUnavailable(error)) throw error
    }
  }
  return Promise.allSettled(arrivals.map((arrival) => captureAlone(deps, arrival)))
}

async function captureAlone(deps: StoreDeps, arrival: Arrival): Promise<Captured> {
  for (;;) {
    try {
      const [id = 0] = await store(deps, [arrival])
      return { id, isRepeat: false }
    } catch (error) {
      if (!arrival.key || !isDuplicateKey(error)) throw error
      const id = await findEarlierLead(deps.db.knex, arrival.key)
      if (id !== undefined) return { id, isRepeat: true }
    }
  }
}

async function store({ db, notify }: StoreDeps, arrivals: Arrival[]): Promise<number[]> {
  const ids = await inTransaction(db, async (trx) => {
    const leads = arrivals.map(({ lead }) => lead)
    const leadIds = await insertLeads(trx, db.dialect, leads)
    const stored = arrivals.map((arrival, index) => ({ ...arrival, leadId: leadIds[index] as number }))
    await insertKeys(
      trx,
      stored.flatMap(({ key, leadId }) => (key ? [{ ...key, leadId }] : []))
    )
    await insertDecisions(
      trx,
      stored.flatMap(({ leadId, lead, judgement }) =>
        lead.isSuspect && judgement ? [{ leadId, judgement }] : []
      )
    )
    for (const { leadId, lead, receivedBy } of stored)
      if (receivedBy)
        await recordAudit(trx, {
          at: lead.createdAt,
          action: 'lead-received',
          subjectId: leadId,
          ...receivedBy
        })
    await announceLeads(
      trx,
      stored
        .filter(({ lead }) => !lead.isSuspect)
        .map(({ leadId, lead, traceparent }) => ({ leadId, time: lead.createdAt, traceparent }))
    )
    return leadIds
  })
  if (arrivals.some(({ lead }) => !lead.isSuspect)) notify()
  return ids
}

/** The lead that a submission makes (CONTACT-2 to CONTACT-8), before it is judged. Consent is taken as given and never inferred. */
export function describeLead(
  contact: Contact,
  referer: string | undefined,
  now: Date
): Omit<NewLead, 'isSuspect'> {
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
    question: contact.question,
    consentAt: contact.consent ? now : null,
    consentVersion: contact.consentVersion,
    pageUrl: pageUrl ?? null,
    ...captureUtm(contact, pageUrl)
  }
}
