import { declaredAddress } from '@site/contracts/addresses/moved-addresses'
import { beaconSchema } from '@site/contracts/audience/audience'
import { campaignOf } from '@site/contracts/audience/campaign'
import { BEACON_BYTES } from '@site/contracts/audience/steps'
import { articleIdIn } from '@site/contracts/blog/article-address'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { Throttle } from '@site/service/http/throttle'
import type { Clock } from '@site/service/process/clock'
import { parisDate } from '@site/service/process/paris-time'
import type { Middleware } from 'koa'
import { ARTICLE, findPage, isAdminPath } from '../rendering/match-route.ts'
import type { CountedStep, DaySums } from './day-sums.ts'
import { beaconReader } from './read-beacon.ts'
import { isCounted } from './who-is-counted.ts'

export interface CountStepDeps {
  sums: DaySums
  registry: () => BrowserRegistry
  throttle: Throttle
  clock: Clock
}

/**
 * POST /api/audience: adds a step of a visit to the sums of the day (AUDIENCE-1). Whoever is not counted is answered alike. The address
 * serves to limit how often it is called, in memory, and goes nowhere else.
 */
export function countStep({ sums, registry, throttle, clock }: CountStepDeps): Middleware {
  const read = beaconReader({ schema: beaconSchema, bytes: BEACON_BYTES, throttle })
  return async (ctx) => {
    const beacon = await read(ctx)
    const page = isCounted(ctx.req.headers) ? pageOf(registry(), beacon.path) : null
    if (page) sums.add({ day: parisDate(clock()), step: beacon.step, ...page, campaign: campaignOf(beacon) })
    ctx.status = 204
  }
}

/** The public page at an address, by its pattern; null for what is no page of visitors: the administration, a preview, an unknown one. */
export function pageOf(
  registry: BrowserRegistry,
  path: string
): Pick<CountedStep, 'page' | 'article'> | null {
  const declared = declaredAddress(path, registry.moved)
  if (declared === null || isAdminPath(declared)) return null
  const found = findPage(registry, declared)
  if (!found || found.pattern === '*' || found.route?.isSecret === true) return null
  const { pattern, params } = found
  if (pattern !== ARTICLE) return { page: pattern, article: null }
  const number = articleIdIn(params.id)
  return number ? { page: pattern, article: number } : null
}
