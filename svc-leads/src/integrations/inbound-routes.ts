import type { InboundLead } from '@site/contracts/operations/inbound-lead'
import { tokenOperations } from '@site/contracts/operations/table/tokens'
import type { Clock } from '@site/service/process/clock'
import { idempotencyKey } from '@site/service/routes/idempotency-key'
import type { Routes } from '@site/service/routes/routes'
import { createLeadStore, type StoreDeps } from '../contact/capture-lead.ts'
import { captureUrl, captureUtm } from '../contact/captured-url.ts'
import { fingerprintOf } from '../contact/idempotency.ts'
import type { NewLead } from '../leads/lead-repository.ts'

/** Leads of other forms, sent by a token (TOKEN-4 to TOKEN-6). They are stored, announced and recorded in one transaction. */
export function addInboundRoute({ route }: Routes, deps: StoreDeps & { clock: Clock }): void {
  const store = createLeadStore(deps)
  route(tokenOperations.sendLead, async ({ ctx, from, by, body }) => {
    const key = idempotencyKey(ctx)
    const at = deps.clock()
    const { id, isRepeat } = await store({
      lead: describeInbound(body, by ?? '', at),
      key: key === undefined ? undefined : { key, fingerprint: fingerprintOf(body), at },
      receivedBy: { from, by }
    })
    if (isRepeat) ctx.set('Idempotency-Replayed', 'true')
    return { id }
  })
}

/** It reads `popup`, which is what every lead does that no chat form wrote; `origin` says more. Nobody judges it: its program vouches for it. */
function describeInbound(
  { consent, consentVersion, pageUrl: page, origin, ...given }: InboundLead,
  tokenName: string,
  now: Date
): NewLead {
  const pageUrl = captureUrl(page)
  return {
    ...given,
    createdAt: now,
    source: 'popup',
    consentAt: consent ? now : null,
    consentVersion,
    pageUrl: pageUrl ?? null,
    ...captureUtm(given, pageUrl),
    origin: origin ?? tokenName,
    isSuspect: false
  }
}
