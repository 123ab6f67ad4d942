import type { LiveRelease } from '@site/contracts/federation/live-release'
import type { Middleware } from 'koa'

/** Which revision of the registry this gateway serves, for pages that are open meanwhile (FED-26). */
export const readRelease =
  (revision: () => number): Middleware =>
  (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { revision: revision() } satisfies LiveRelease
  }
