import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { plannedReleaseSchema, type ReleaseNotes } from '@site/contracts/federation/release'
import { addressOf } from '@site/contracts/operations/calls/call'
import { type PreviewRequest, previewLinkSchema } from '@site/contracts/preview-links/preview-link'
import {
  type CanaryRequest,
  canaryAnswerSchema,
  historySchema,
  keptVersionsSchema,
  listedPlansSchema,
  type PlanRequest,
  type PublishQuery,
  type RetireRequest,
  releaseAnswerSchema,
  releaseAnswersSchema,
  releaseCalls,
  releaseProblemSchema,
  type SwitchRequest,
  type TogetherRequest
} from '@site/contracts/releases/release-calls'
import { readManifest, type VersionName } from '@site/registry/version-files'
import { unpackVersion } from '../archive/unpack-version.ts'
import { DeployError, diskFullIn, RefusedError } from '../registry/deploy-error.ts'
import { callOverHttp } from './call-over-http.ts'
import { describeUnreached } from './describe-unreached.ts'

/** An upload over a slow line, and the check of what was sent. Milliseconds. */
const PATIENCE = 180_000

const ARCHIVE = 'application/gzip'

interface Body {
  type: string
  content: string | Buffer
}

/** What reads an answer: a schema of the contracts. */
interface AnswerSchema<Answer> {
  safeParse: (given: unknown) => { success: true; data: Answer } | { success: false }
}

/**
 * The calls of the release API of a running site. Each throws a DeployError with the lines that the site says, or what kept it from answering.
 *
 * @param setting what names its address, for who has to check it: '--from'
 */
export function createReleaseClient({
  origin,
  token,
  setting = '--to or RELEASES_URL'
}: {
  origin: string
  token: string
  setting?: string
}) {
  const noApi = (status: number) =>
    new DeployError([
      `${origin} is no release API: it answers ${status} with something else. That of a site has an address of its own (RELEASES_PORT)`
    ])
  /** An answer that is a success. */
  const ask = async (method: string, address: string, body?: Body): Promise<IncomingMessage> => {
    const response = await callOverHttp(origin + address, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': body.type }) },
      body: body?.content,
      timeoutMs: PATIENCE
    }).catch((error: unknown) => {
      throw new DeployError([describeUnreached(origin, error, setting)])
    })
    const { statusCode: status = 0 } = response
    if (status >= 200 && status < 300) return response
    const problem = releaseProblemSchema.safeParse(await readJson(response).catch(() => null))
    // A site answers as much, in the language of its visitors: only its release API gives lines.
    if (!problem.success || !problem.data.errors) throw noApi(status)
    throw new RefusedError(problem.data.errors)
  }
  const send = async <Answer>(
    schema: AnswerSchema<Answer>,
    method: string,
    address: string,
    body?: Body
  ): Promise<Answer> => {
    const response = await ask(method, address, body)
    const known = schema.safeParse(await readJson(response).catch(() => null))
    if (known.success) return known.data
    throw noApi(response.statusCode ?? 0)
  }
  const json = (
    content: SwitchRequest | TogetherRequest | PlanRequest | CanaryRequest | PreviewRequest | RetireRequest
  ) => ({
    type: 'application/json',
    content: JSON.stringify(content)
  })

  return {
    origin,
    publish: (version: VersionName, archive: Buffer, query: PublishQuery) =>
      send(releaseAnswerSchema, 'PUT', addressOf(releaseCalls.publish, version, query), {
        type: ARCHIVE,
        content: archive
      }),
    /** Unpacks a version that is kept there into an empty folder, once its manifest is the one that was asked for. */
    async download(version: VersionName, folder: string): Promise<void> {
      const response = await ask('GET', addressOf(releaseCalls.download, version))
      if (response.headers['content-type'] !== ARCHIVE) {
        response.destroy()
        throw noApi(response.statusCode ?? 0)
      }
      await unpackVersion(response, folder).catch((error: unknown) => {
        if (error instanceof DeployError) throw error
        throw new DeployError([`${origin} broke off: ${reasonOf(error)}`])
      })
      const given = await readManifest(folder).catch(() => null)
      if (given?.name !== version.name || given.version !== version.version)
        throw new DeployError([`${origin} sent another version than ${version.name} ${version.version}`])
    },
    live: (name: string, request: SwitchRequest) =>
      send(releaseAnswerSchema, 'POST', addressOf(releaseCalls.live, { name }), json(request)),
    rollback: (name: string, request: SwitchRequest) =>
      send(releaseAnswerSchema, 'POST', addressOf(releaseCalls.rollback, { name }), json(request)),
    together: (request: TogetherRequest) =>
      send(releaseAnswersSchema, 'POST', addressOf(releaseCalls.together, {}), json(request)),
    plan: (request: PlanRequest) =>
      send(plannedReleaseSchema, 'POST', addressOf(releaseCalls.plan, {}), json(request)),
    planned: () => send(listedPlansSchema, 'GET', addressOf(releaseCalls.listPlanned, {})),
    cancel: (id: string, notes: ReleaseNotes) =>
      send(plannedReleaseSchema, 'POST', addressOf(releaseCalls.cancel, { id }), json(notes)),
    preview: (request: PreviewRequest) =>
      send(previewLinkSchema, 'POST', addressOf(releaseCalls.preview, {}), json(request)),
    retire: (name: string, request: RetireRequest) =>
      send(releaseAnswerSchema, 'POST', addressOf(releaseCalls.retire, { name }), json(request)),
    canary: (name: string, request: CanaryRequest) =>
      send(canaryAnswerSchema, 'POST', addressOf(releaseCalls.canary, { name }), json(request)),
    list: (name: string) => send(keptVersionsSchema, 'GET', addressOf(releaseCalls.list, { name })),
    log: (name: string) => send(historySchema, 'GET', addressOf(releaseCalls.log, { name }))
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  const text = cause instanceof Error ? cause.message : message
  return diskFullIn(text) ?? text
}

/**
 * The token of the environment: RELEASES_TOKEN, or the file that RELEASES_TOKEN_FILE or `file` names. Never an argument: others see those.
 *
 * @param name of the variable, where it is that of another site
 * @throws DeployError when there is none
 */
export function readReleaseToken(
  env: NodeJS.ProcessEnv,
  { file: given, name = 'RELEASES_TOKEN' }: { file?: string | undefined; name?: string } = {}
): string {
  const file = given ?? env[`${name}_FILE`]
  const token = file ? readTokenFile(file) : env[name]
  if (token?.trim()) return token.trim()
  const option = name === 'RELEASES_TOKEN' ? '--token-file' : '--from-token-file'
  throw new DeployError([
    `a token is needed: ${name}, or ${name}_FILE or ${option} with a file that holds it (the administration makes one: « Accès », tab « Intégrations »)`
  ])
}

function readTokenFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new DeployError([`the token cannot be read: ${(error as Error).message}`])
  }
}
