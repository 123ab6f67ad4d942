import { REPORT_BYTES } from '@site/contracts/browser-health/limits'
import { type BrowserReport, browserReportSchema } from '@site/contracts/browser-health/report'
import { clientAddress, networkOf } from '@site/service/http/client-address'
import type { Throttle } from '@site/service/http/throttle'
import type { Middleware } from 'koa'
import { beaconReader } from '../audience/read-beacon.ts'
import { isCounted } from '../audience/who-is-counted.ts'
import type { BrowserHealth } from './browser-health.ts'

/**
 * POST /api/browser-health: counts what a page tells of itself (HEALTH-1). Whoever is not counted is answered alike. The address serves to
 * limit how often it is called, in memory, and goes nowhere else; what is refused costs one counter. `compare`: what compares a canary with what is live,
 * which believes each network once.
 */
export function takeReport(
  health: BrowserHealth,
  throttle: Throttle,
  compare: (report: BrowserReport, network: string) => void = () => undefined
): Middleware {
  const read = beaconReader({ schema: browserReportSchema, bytes: REPORT_BYTES, throttle })
  return async (ctx) => {
    const report = await read(ctx).catch((error: unknown) => {
      health.refuse()
      throw error
    })
    if (isCounted(ctx.req.headers)) {
      health.take(report)
      compare(report, networkOf(clientAddress(ctx)))
    }
    ctx.status = 204
  }
}
