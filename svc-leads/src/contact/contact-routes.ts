import Router from '@koa/router'
import { type ContactAnswer, contactSchema } from '@site/contracts/operations/contact'
import { clientAddress } from '@site/service/http/client-address'
import { validate } from '@site/service/http/validate'
import { type CaptureDeps, createCapture } from './capture-lead.ts'
import type { FloodGate } from './flood-gate.ts'
import { idempotencyKey } from './idempotency.ts'

/** What a visitor reads once the lead is stored (SPEC §8). */
const THANKS = 'Merci ! Nous revenons vers vous rapidement.'

/** Where the site's forms send what a visitor leaves (SPEC §7). `floodGate` counts them. */
export function createContactRouter(deps: CaptureDeps & { floodGate: FloodGate }): Router {
  const router = new Router({ prefix: '/api/contact' })
  const capture = createCapture(deps)

  router.post('/', async (ctx) => {
    const isBeyond = await deps.floodGate.count(clientAddress(ctx))
    const key = idempotencyKey(ctx)
    const contact = validate(contactSchema, ctx.request.body)
    const { id, isRepeat } = await capture(contact, { key, referer: ctx.get('Referer'), isBeyond })
    if (isRepeat) ctx.set('Idempotency-Replayed', 'true')
    ctx.status = 201
    ctx.body = { id, message: THANKS } satisfies ContactAnswer
  })

  return router
}
