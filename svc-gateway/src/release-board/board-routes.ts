import { deployableNameSchema, type Registry } from '@site/contracts/federation/registry'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { releaseBoardOperations } from '@site/contracts/operations/table/front-ends/release-board'
import {
  BOARD_DAYS,
  type MakeLiveRequest,
  makeLiveRequestSchema,
  planReleaseRequestSchema,
  type ReleaseBoard
} from '@site/contracts/release-board/release-board'
import { RELEASES_LISTED } from '@site/contracts/releases/release-calls'
import { readHistory } from '@site/federation/history/history'
import { listPlans } from '@site/federation/registry/plans'
import { deployablesOnDisk } from '@site/federation/registry/versions'
import { notFound } from '@site/service/http/errors'
import { readBody } from '@site/service/http/read-body'
import { validate } from '@site/service/http/validate'
import type { Clock } from '@site/service/process/clock'
import type { Context, Middleware } from 'koa'
import { checkBodyCode, checkHeaderCode } from '../api/check-admin-code.ts'
import type { CodeLookup } from '../api/code-lookup.ts'
import type { GuessThrottle } from '../api/guess-throttle.ts'
import type { TellLogin } from '../api/tell-login.ts'
import type { BrowserHealth } from '../browser-health/browser-health.ts'
import type { Canaries } from '../canary/watch-canaries.ts'
import { changeCanary } from './change-canary.ts'
import { type ChangeDeps, createReleaseChange, type Target } from './change-release.ts'
import { boardCopy } from './content/board.ts'
import { makeLive } from './make-live.ts'
import { cancelPlannedRelease, planRelease } from './plan.ts'
import { createStoreReader, listReady, listRetired, type StoreOptions } from './read-store.ts'
import { retire } from './retire.ts'
import { rollBack } from './roll-back.ts'
import { type SignDeps, signPreview } from './sign-preview.ts'

export interface ReleaseBoardDeps extends Omit<StoreOptions, 'registry'>, ChangeDeps, SignDeps {
  lookup: CodeLookup
  throttle: GuessThrottle
  tell: TellLogin
  browserHealth: Pick<BrowserHealth, 'describe'>
  canaries: Pick<Canaries, 'describe'>
  clock: Clock
}

type BoardHandlers = Record<keyof typeof releaseBoardOperations, Middleware>

/** Different incidents of a version that the board shows, the most frequent first. */
const EVIDENCE = 5
const DAY_MS = 86_400_000

/** The board of releases: what is live of each front end, what happened to it, and the way back (decision 172). Each call checks the code, as all of the administration do. */
export function serveReleaseBoard(deps: ReleaseBoardDeps): BoardHandlers {
  const { registry, root, browserHealth, clock } = deps
  const readStore = createStoreReader(deps)
  const changeFor = createReleaseChange(deps)
  const readJson = readBody(BODY_LIMITS.usual)
  const { readReleaseBoard, rollBackRelease } = releaseBoardOperations

  const admitReader = async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store')
    await checkHeaderCode(ctx, deps, readReleaseBoard.scopes, (candidate) => deps.tell(ctx, candidate))
  }

  const admitChanger = async (ctx: Context) => {
    await readJson(ctx, async () => undefined)
    const holder = await checkBodyCode(ctx, deps, rollBackRelease.scopes, (candidate) =>
      deps.tell(ctx, candidate)
    )
    ctx.set('Cache-Control', 'no-store')
    return holder
  }

  const answerChange =
    (make: (target: Target) => Promise<object>): Middleware =>
    async (ctx) => {
      const holder = await admitChanger(ctx)
      const { name, entry } = entryIn(ctx.params.name, registry.current())
      ctx.body = await make({ name, entry, body: ctx.request.body, change: changeFor(ctx, [name], holder) })
    }

  /** What left the site, and is kept, may come back. */
  const isOut = ({ name, from }: MakeLiveRequest['versions'][number]) =>
    from === null && deployablesOnDisk(root).includes(name)
  const namesIn = ({ versions }: MakeLiveRequest) =>
    versions.map((one) => (isOut(one) ? one.name : entryIn(one.name, registry.current()).name))

  const firstDay = () => new Date(clock().getTime() - BOARD_DAYS * DAY_MS).toISOString()

  return {
    async readReleaseBoard(ctx) {
      await admitReader(ctx)
      const rows = await readStore()
      const told = new Map(browserHealth.describe().deployables.map((one) => [one.name, one]))
      ctx.body = {
        deployables: rows.map((row) => {
          const { state = 'down', serving = null, versions = [] } = told.get(row.name) ?? {}
          const health = versions.map((one) => ({ ...one, evidence: one.evidence.slice(0, EVIDENCE) }))
          return { ...row, state, serving, health, canary: deps.canaries.describe(row.name) }
        }),
        ready: await listReady(deps, registry.current()),
        planned: listPlans(registry.current()),
        retired: listRetired(root, registry.current(), firstDay())
      } satisfies ReleaseBoard
    },

    async readReleaseHistory(ctx) {
      await admitReader(ctx)
      const { name, entry } = entryIn(ctx.params.name, registry.current())
      const since = firstDay()
      ctx.body = readHistory(root, name, entry)
        .filter(({ at }) => at >= since)
        .slice(0, RELEASES_LISTED)
    },

    async makeLive(ctx) {
      const holder = await admitChanger(ctx)
      const asked = validate(makeLiveRequestSchema, ctx.request.body)
      ctx.body = await makeLive(asked, changeFor(ctx, namesIn(asked), holder))
    },
    async planRelease(ctx) {
      const holder = await admitChanger(ctx)
      const asked = validate(planReleaseRequestSchema, ctx.request.body)
      ctx.body = await planRelease(asked, changeFor(ctx, namesIn(asked), holder), clock())
    },
    async cancelPlannedRelease(ctx) {
      const holder = await admitChanger(ctx)
      const id = ctx.params.plan ?? ''
      const plan = registry.current().planned?.find((one) => one.id === id)
      const names = Object.keys(plan?.versions ?? {})
      ctx.body = await cancelPlannedRelease(id, changeFor(ctx, names, holder))
    },
    async signReleasePreview(ctx) {
      const holder = await admitChanger(ctx)
      ctx.body = await signPreview(ctx, holder.name ?? boardCopy.sharedCode, deps)
    },
    rollBackRelease: answerChange(rollBack),
    retireRemote: answerChange(retire),
    changeCanary: answerChange(changeCanary)
  }
}

function entryIn(given: unknown, { units }: Registry) {
  const name = deployableNameSchema.safeParse(given).data
  const entry = name === undefined ? undefined : units[name]
  if (name === undefined || entry === undefined) throw notFound(boardCopy.unknown, 'no-such-deployable')
  return { name, entry }
}
