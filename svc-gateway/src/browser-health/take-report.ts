import { REPORT_BYTES } from '@site/contracts/browser-health/limits'
import { browserReportSchema } from '@site/contracts/browser-health/report'
import { clientAddress } from '@site/service/http/app'
import { networkOf } from '@site/service/http/client-address'
import { forbidden } from '@site/service/http/errors'
import { readBody } from '@site/service/http/read-body'
import type { Throttle } from '@site/service/http/throttle'
import { validate } from '@site/service/http/validate'
import type { Context, Middleware } from 'koa'
import { isCounted, isSameOrigin } from '../audience/who-is-counted.ts'
import type { BrowserHealth } from './browser-health.ts'

/**
 * POST /api/browser-health: counts what a page tells of itself (HEALTH-1). Whoever is not counted is answered alike. The address serves to
 * limit how often it is called, in memory, and goes nowhere else; what is refused costs one counter.
 */
export function takeReport(health: BrowserHealth, throttle: Throttle): Middleware {
  const read = readBody(REPORT_BYTES)
  const readReport = async (ctx: Context) => {
    if (!isSameOrigin(ctx)) throw forbidden('Cette adresse ne sert qu’aux pages de ce site.', 'other-origin')
    await throttle.take(networkOf(clientAddress(ctx)))
    await read(ctx, async () => undefined)
    return validate(browserReportSchema, ctx.request.body)
  }
  return async (ctx) => {
    const report = await readReport(ctx).catch((error: unknown) => {
      health.refuse()
      throw error
    })
    if (isCounted(ctx.req.headers)) health.take(report)
    ctx.status = 204
  }
}
