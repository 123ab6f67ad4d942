import { readFileSync } from 'node:fs'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import { addressOf } from '@site/contracts/operations/calls/call'
import {
  type CanaryRequest,
  canaryAnswerSchema,
  historySchema,
  keptVersionsSchema,
  type PublishQuery,
  releaseAnswerSchema,
  releaseAnswersSchema,
  releaseCalls,
  releaseProblemSchema,
  type SwitchRequest,
  type TogetherRequest
} from '@site/contracts/releases/release-calls'
import type { VersionName } from '@site/registry/version-files'
import { DeployError, diskFullIn } from '../registry/deploy-error.ts'

/** An upload over a slow line, and the check of what was sent. Milliseconds. */
const PATIENCE = 180_000

/** What reads an answer: a schema of the contracts. */
interface AnswerSchema<Answer> {
  safeParse: (given: unknown) => { success: true; data: Answer } | { success: false }
}

/** The calls of the release API of a running site. Each throws a DeployError with the lines that the site says, or what kept it from answering. */
export function createReleaseClient({ origin, token }: { origin: string; token: string }) {
  const send = async <Answer>(
    schema: AnswerSchema<Answer>,
    method: string,
    address: string,
    body?: { type: string; content: string | Uint8Array<ArrayBuffer> }
  ): Promise<Answer> => {
    const response = await fetch(origin + address, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': body.type }) },
      body: body?.content ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE)
    }).catch((error: unknown) => {
      throw new DeployError([`${origin} does not answer: ${reasonOf(error)}`])
    })
    const answer: unknown = await response.json().catch(() => null)
    const known = response.ok ? schema.safeParse(answer) : null
    if (known?.success) return known.data
    const problem = releaseProblemSchema.safeParse(answer)
    if (response.ok || !problem.success)
      throw new DeployError([
        `${origin} is no release API: it answers ${response.status} with something else`
      ])
    throw new DeployError(problem.data.errors ?? [problem.data.message])
  }
  const json = (content: SwitchRequest | TogetherRequest | CanaryRequest | ReleaseNotes) => ({
    type: 'application/json',
    content: JSON.stringify(content)
  })

  return {
    publish: (version: VersionName, archive: Buffer, query: PublishQuery) =>
      send(releaseAnswerSchema, 'PUT', addressOf(releaseCalls.publish, version, query), {
        type: 'application/gzip',
        content: new Uint8Array(archive)
      }),
    live: (name: string, request: SwitchRequest) =>
      send(releaseAnswerSchema, 'POST', addressOf(releaseCalls.live, { name }), json(request)),
    rollback: (name: string, request: SwitchRequest) =>
      send(releaseAnswerSchema, 'POST', addressOf(releaseCalls.rollback, { name }), json(request)),
    together: (request: TogetherRequest) =>
      send(releaseAnswersSchema, 'POST', addressOf(releaseCalls.together, {}), json(request)),
    retire: (name: string, notes: ReleaseNotes) =>
      send(releaseAnswerSchema, 'POST', addressOf(releaseCalls.retire, { name }), json(notes)),
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
 * @throws DeployError when there is none
 */
export function readReleaseToken(env: NodeJS.ProcessEnv, file = env.RELEASES_TOKEN_FILE): string {
  const token = file ? readTokenFile(file) : env.RELEASES_TOKEN
  if (token?.trim()) return token.trim()
  throw new DeployError([
    'a token is needed: RELEASES_TOKEN, or RELEASES_TOKEN_FILE or --token-file with a file that holds it (« Intégrations » of the administration makes one)'
  ])
}

function readTokenFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new DeployError([`the token cannot be read: ${(error as Error).message}`])
  }
}
