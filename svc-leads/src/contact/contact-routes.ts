import { contactOperations } from '@site/contracts/operations/table/contact'
import { clientAddress } from '@site/service/http/client-address'
import type { Routes } from '@site/service/routes/routes'
import { type CaptureDeps, createCapture } from './capture-lead.ts'
import type { FloodGate } from './flood-gate.ts'
import { idempotencyKey } from './idempotency.ts'

/** What a visitor reads once the lead is stored (CONTACT-1). */
const THANKS = 'Merci ! Nous revenons vers vous rapidement.'

/** Where the site's forms send what a visitor leaves (CONTACT-1). `floodGate` counts them. */
export function addContactRoute({ route }: Routes, deps: CaptureDeps & { floodGate: FloodGate }): void {
  const capture = createCapture(deps)
  const count = (ctx: Parameters<typeof clientAddress>[0]) => deps.floodGate.count(clientAddress(ctx))

  route(
    contactOperations.sendContact,
    async ({ ctx, body, limited: isBeyond }) => {
      const key = idempotencyKey(ctx)
      const { id, isRepeat } = await capture(body, { key, referer: ctx.get('Referer'), isBeyond })
      if (isRepeat) ctx.set('Idempotency-Replayed', 'true')
      return { id, message: THANKS }
    },
    count
  )
}
