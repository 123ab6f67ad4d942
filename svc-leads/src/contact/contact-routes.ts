import { contactOperations } from '@site/contracts/operations/table/contact'
import { clientAddress } from '@site/service/http/client-address'
import { idempotencyKey } from '@site/service/routes/idempotency-key'
import type { Routes } from '@site/service/routes/routes'
import { type CaptureDeps, createCapture } from './capture-lead.ts'
import type { FloodGate } from './flood-gate.ts'

/** The answer to a visitor whose lead is stored (CONTACT-1). */
const THANKS = 'Merci ! Nous revenons vers vous rapidement.'

/** The route that the site's forms post to (CONTACT-1). `floodGate` counts the submissions. */
export function addContactRoute({ route }: Routes, deps: CaptureDeps & { floodGate: FloodGate }): void {
  const capture = createCapture(deps)
  const count = (ctx: Parameters<typeof clientAddress>[0]) => deps.floodGate.count(clientAddress(ctx))

  route(
    contactOperations.sendContact,
    async ({ ctx, body, limited: isOverLimit }) => {
      const key = idempotencyKey(ctx)
      const { id, isRepeat } = await capture(body, { key, referer: ctx.get('Referer'), isOverLimit })
      if (isRepeat) ctx.set('Idempotency-Replayed', 'true')
      return { id, message: THANKS }
    },
    count
  )
}
