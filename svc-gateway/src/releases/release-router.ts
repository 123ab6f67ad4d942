import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Router, { type RouterInstance } from '@koa/router'
import { deployableNameSchema, versionSchema } from '@site/contracts/federation/registry'
import { releaseNotesSchema } from '@site/contracts/federation/release'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { previewRequestSchema } from '@site/contracts/preview-links/preview-link'
import {
  canaryRequestSchema,
  planRequestSchema,
  publishQuerySchema,
  type ReleaseAnswer,
  releaseCalls,
  retireRequestSchema,
  switchRequestSchema,
  togetherRequestSchema
} from '@site/contracts/releases/release-calls'
import { packVersion } from '@site/federation/archive/pack-version'
import { unpackVersion } from '@site/federation/archive/unpack-version'
import type { BrowserCheck } from '@site/federation/browser-check/browser-check'
import { changeCanary } from '@site/federation/canary/change-canary'
import { cancelPlan, listPlanned, planRelease } from '@site/federation/change/plan-release'
import { retireRemote } from '@site/federation/change/retire'
import { rollBackVersion } from '@site/federation/change/rollback'
import { switchTogether } from '@site/federation/change/switch-together'
import { isGranted, requireGrant } from '@site/federation/publish/grants'
import { listHistory, listVersions } from '@site/federation/publish/list-versions'
import { publishVersion } from '@site/federation/publish/publish'
import { readStanding } from '@site/federation/publish/put-version'
import { signPreviewLink } from '@site/federation/publish/sign-preview'
import { DeployError } from '@site/federation/registry/deploy-error'
import type { ReleaseStore } from '@site/federation/registry/release-store'
import { buildsDir } from '@site/federation/registry/store'
import { readReleaseKey } from '@site/registry/release-key'
import { readManifest, versionDir } from '@site/registry/version-files'
import { notFound, tooManyRequests, unsupportedMediaType } from '@site/service/http/errors'
import { readBody } from '@site/service/http/read-body'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { Context, Middleware } from 'koa'
import type { z } from 'zod'
import { type HostRemotes, isSelected } from '../registry/select-remotes.ts'
import type { GetJson } from '../rendering/start-worker.ts'
import { type Admitted, admitToken, type TokenDeps } from './admit-token.ts'
import { answerReleaseErrors } from './answer-release-errors.ts'
import { countReleases } from './count-releases.ts'

export interface ReleaseDeps extends TokenDeps {
  /** Folder of the deployed versions, and the file of its key. */
  root: string
  keyFile: string
  store: ReleaseStore
  clock: Clock
  /** Public address of the site. */
  origin: string
  /** Gives pages that are tried the data that pages of this gateway get. */
  readData: GetJson
  browserCheck?: BrowserCheck | undefined
  /** What this host has, where that is not everything. */
  hostRemotes?: HostRemotes | undefined
  /** Looks at the store, so that this gateway serves what has changed. */
  look: () => Promise<void>
  metrics: Metrics
}

/** Versions that are checked or packed at once. */
const AT_ONCE = 2

/** The calls of releases/release-calls.ts. What is uploaded is run by nothing but the check, in a process of its own with limits. */
export function createReleaseRouter({
  root,
  keyFile,
  store,
  clock,
  origin,
  readData,
  browserCheck,
  hostRemotes,
  look,
  metrics,
  ...tokens
}: ReleaseDeps): RouterInstance {
  const place = { root, keyFile, store, clock, readData, browserCheck }
  const published = countReleases(metrics)
  let underWay = 0
  const readJson = readBody(BODY_LIMITS.usual)

  const admit = async (ctx: Context): Promise<Admitted & { name: string }> => {
    const admitted = await admitToken(ctx, tokens)
    ctx.state.publisher = admitted.publisher.by
    const name = deployableNameSchema.safeParse(ctx.params.name)
    if (!name.success) throw notFound('There is no such deployable.')
    requireGrant(admitted.publisher, name.data)
    return { ...admitted, name: name.data }
  }

  /** Of a call that is about no deployable, or several. */
  const admitBody = async (ctx: Context): Promise<Admitted> => {
    const admitted = await admitToken(ctx, tokens)
    ctx.state.publisher = admitted.publisher.by
    await readJson(ctx, async () => undefined)
    return admitted
  }

  const note = (ctx: Context, { deployable, version, outcome, before, published: kept }: ReleaseAnswer) => {
    published.inc({ deployable, outcome })
    ctx.state.log.info(
      { deployable, version, outcome, before, by: ctx.state.publisher, ...(kept && { published: kept }) },
      'release made'
    )
  }

  const tell = (ctx: Context, answer: ReleaseAnswer) => {
    note(ctx, answer)
    ctx.body = answer
  }

  const say = (ctx: Context) => (line: string) => ctx.state.log.warn({ line }, 'release has something to say')

  /** Does what takes a process or much memory of its own. Throws 429 where as many as may be are under way. */
  const oneOfFew = async (work: () => Promise<void>) => {
    if (underWay >= AT_ONCE) throw tooManyRequests(5)
    underWay += 1
    try {
      await work()
    } finally {
      underWay -= 1
    }
  }

  const publish = async (ctx: Context) => {
    const { name, publisher, confirm } = await admit(ctx)
    const version = read(versionSchema, ctx.params.version)
    const { preview, share, ...notes } = read(publishQuerySchema, ctx.query)
    if (!ctx.is('application/gzip', 'application/x-gzip')) throw unsupportedMediaType()
    if (!isSelected(hostRemotes, name))
      throw new DeployError([
        `${name} is not among the remotes of this host: ${Object.keys(hostRemotes ?? {}).join(', ')}`
      ])
    const dir = join(buildsDir(root), `upload-${randomUUID()}`)
    await oneOfFew(async () => {
      await mkdir(dir, { recursive: true })
      await unpackVersion(ctx.req, dir)
      const given = await readManifest(dir).catch(() => null)
      if (given && (given.name !== name || given.version !== version))
        throw new DeployError([
          `the manifest is that of ${given.name} ${given.version}, not of ${name} ${version}`
        ])
      const answer = await publishVersion(dir, {
        ...{ ...place, origin, confirm, say: say(ctx) },
        publisher: { ...publisher, notes },
        ...{ mode: preview ? 'preview' : 'live', share }
      })
      tell(ctx, answer)
      ctx.status = answer.outcome === 'unchanged' ? 200 : 201
    }).finally(() => rm(dir, { recursive: true, force: true }))
  }

  const sendArchive = async (ctx: Context) => {
    const { name } = await admit(ctx)
    const version = read(versionSchema, ctx.params.version)
    await oneOfFew(async () => {
      const standing = await readStanding(root, { name, version }, readReleaseKey(keyFile))
      if (!standing) throw notFound('There is no such version.')
      ctx.type = 'application/gzip'
      ctx.body = await packVersion(versionDir(root, standing))
    })
  }

  const readChange = async (ctx: Context) => {
    const { name, publisher, confirm } = await admit(ctx)
    await readJson(ctx, async () => undefined)
    const { version, ...notes } = read(switchRequestSchema, ctx.request.body ?? {})
    const options = { ...place, confirm, say: say(ctx), publisher: { ...publisher, notes } }
    return { name, version, options }
  }

  const makeLive = async (ctx: Context) => {
    const { name, version, options } = await readChange(ctx)
    if (!version) throw new DeployError(['version is missing: which one is to be live?'])
    await oneOfFew(async () => {
      const answers = await switchTogether({ [name]: version }, { ...options, action: 'live' })
      for (const answer of answers) tell(ctx, answer)
    })
  }

  const rollBack = async (ctx: Context) => {
    const { name, version, options } = await readChange(ctx)
    tell(ctx, await rollBackVersion(name, { ...options, version }))
  }

  const changeTogether = async (ctx: Context) => {
    const { publisher, confirm } = await admitBody(ctx)
    const { versions, action, ...notes } = read(togetherRequestSchema, ctx.request.body ?? {})
    if (Object.keys(versions).length === 0)
      throw new DeployError(['versions is empty: which ones are meant?'])
    await oneOfFew(async () => {
      const answers = await switchTogether(versions, {
        ...{ ...place, confirm, action, say: say(ctx) },
        publisher: { ...publisher, notes }
      })
      for (const answer of answers) note(ctx, answer)
      ctx.body = answers
    })
  }

  const plan = async (ctx: Context) => {
    const { publisher, confirm } = await admitBody(ctx)
    const { versions, at, ...notes } = read(planRequestSchema, ctx.request.body ?? {})
    if (Object.keys(versions).length === 0)
      throw new DeployError(['versions is empty: which ones are meant?'])
    await oneOfFew(async () => {
      const planned = await planRelease(versions, {
        ...{ ...place, confirm, at: new Date(at), say: say(ctx) },
        publisher: { ...publisher, notes }
      })
      ctx.state.log.info({ ...planned }, 'release planned')
      ctx.status = 201
      ctx.body = planned
    })
  }

  const cancel = async (ctx: Context) => {
    const { publisher, confirm } = await admitBody(ctx)
    const notes = read(releaseNotesSchema, ctx.request.body ?? {})
    const options = { ...place, confirm, say: say(ctx), publisher: { ...publisher, notes } }
    const planned = await cancelPlan(ctx.params.id ?? '', options)
    ctx.state.log.info({ ...planned, cancelledBy: publisher.by }, 'planned release cancelled')
    ctx.body = planned
  }

  const signPreview = async (ctx: Context) => {
    const { publisher } = await admitBody(ctx)
    const asked = read(previewRequestSchema, ctx.request.body ?? {})
    const link = await signPreviewLink(asked, { root, keyFile, origin, publisher })
    const { versions } = asked
    ctx.state.log.info({ versions, until: link.until, by: publisher.by }, 'link to a preview signed')
    ctx.body = link
  }

  const retire = async (ctx: Context) => {
    const { name, publisher, confirm } = await admit(ctx)
    await readJson(ctx, async () => undefined)
    const { redirect, ...notes } = read(retireRequestSchema, ctx.request.body ?? {})
    const options = { ...place, confirm, say: say(ctx), publisher: { ...publisher, notes }, redirect }
    tell(ctx, await retireRemote(name, options))
  }

  const changeTheCanary = async (ctx: Context) => {
    const { name, publisher, confirm } = await admit(ctx)
    await readJson(ctx, async () => undefined)
    const { message, commit, pipeline, ...change } = read(canaryRequestSchema, ctx.request.body ?? {})
    const notes = read(releaseNotesSchema, { message, commit, pipeline })
    const answer = await changeCanary(name, change, {
      ...{ ...place, confirm, say: say(ctx) },
      publisher: { ...publisher, notes }
    })
    published.inc({ deployable: name, outcome: change.action })
    ctx.state.log.info({ ...answer, action: change.action, by: publisher.by }, 'canary changed')
    ctx.body = answer
  }

  /** Whoever has the answer finds the change at this gateway, which by itself looks at the store every now and then (FED-66). */
  const serveBeforeAnswer: Middleware = async (ctx, next) => {
    await next()
    if (ctx.method !== 'GET') await look()
  }

  return new Router()
    .use(answerReleaseErrors, serveBeforeAnswer)
    .put(releaseCalls.publish.path, publish)
    .post(releaseCalls.plan.path, plan)
    .post(releaseCalls.cancel.path, cancel)
    .get(releaseCalls.listPlanned.path, async (ctx) => {
      const { publisher } = await admitToken(ctx, tokens)
      ctx.state.publisher = publisher.by
      const planned = await listPlanned(root, keyFile)
      ctx.body = planned.filter(({ versions }) =>
        Object.keys(versions).some((name) => isGranted(publisher, name))
      )
    })
    .get(releaseCalls.list.path, async (ctx) => {
      const { name } = await admit(ctx)
      ctx.body = await listVersions(root, name, keyFile)
    })
    .get(releaseCalls.log.path, async (ctx) => {
      const { name } = await admit(ctx)
      ctx.body = await listHistory(root, name, keyFile)
    })
    .get(releaseCalls.download.path, sendArchive)
    .post(releaseCalls.together.path, changeTogether)
    .post(releaseCalls.preview.path, signPreview)
    .post(releaseCalls.live.path, makeLive)
    .post(releaseCalls.rollback.path, rollBack)
    .post(releaseCalls.retire.path, retire)
    .post(releaseCalls.canary.path, changeTheCanary)
}

/** What a request says, by its schema. Throws a DeployError with one line for each part that does not fit. */
function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new DeployError(
    result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the version'} is not understood: ${message}`
    )
  )
}
