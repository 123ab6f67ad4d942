import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import type { Access, Operation, Owner } from '@site/contracts/operations/definition/operation'
import { bearerOf } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import { announcesBody, tooLarge } from '@site/service/http/read-body'
import { counterOf, gaugeOf, type Metrics } from '@site/service/observability/metrics'
import type { Context, Middleware } from 'koa'
import type { DataRevision } from '../data/revision.ts'
import type { Upstream, UpstreamAnswer } from '../upstream/upstream.ts'
import { checkHeaderCode } from './check-admin-code.ts'
import type { CodeLookup } from './code-lookup.ts'
import { guessInBody } from './guess-in-body.ts'
import type { Attempt, GuessThrottle } from './guess-throttle.ts'
import { answerHeaders, requestHeaders } from './headers.ts'
import { readWholeBody } from './read-whole-body.ts'
import type { Uploads } from './uploads.ts'

export interface ProxyOptions {
  upstreams: Record<Exclude<Owner, 'gateway'>, Upstream>
  lookup: CodeLookup
  throttle: GuessThrottle
  data: DataRevision
  uploads: Uploads
  /** Of bodies that are files. */
  fileUploads: Uploads
  /** For the answer to begin, where the route does not say otherwise. Milliseconds. */
  timeoutMs: number
  metrics: Metrics
}

/** Passes an operation on to the service that owns it, once its body has arrived completely. */
export function createProxy(options: ProxyOptions): (operation: Operation) => Middleware {
  const answers = counterOf(options.metrics, {
    name: 'upstream_answers_total',
    help: 'Answers of the services behind the gateway; "none" when there was no answer.',
    labelNames: ['upstream', 'status']
  })
  const circuitOpen = gaugeOf(options.metrics, {
    name: 'upstream_circuit_open',
    help: '1 while calls to a service are refused at once because it did not answer the last ones.',
    labelNames: ['upstream']
  })
  return (operation) => {
    const { owner: upstream, access } = operation
    if (upstream === 'gateway') throw new Error(`${operation.call.path} has no handler`)
    const service = options.upstreams[upstream]
    const noteCircuit = () => circuitOpen.set({ upstream }, service.isOpen() ? 1 : 0)
    return async (ctx) => {
      // Megabytes are read from who carries the code alone: it is checked here already, and counted.
      if (operation.bodyTypes) await checkHeaderCode(ctx, options, operation.scopes)
      const body = await bodyOf(ctx, operation, operation.bodyTypes ? options.fileUploads : options.uploads)
      const guess = guessIn(ctx, access, body)
      const attempt =
        access && !operation.bodyTypes ? options.throttle.begin(clientAddress(ctx), guess) : null
      const answer = await send(ctx, operation, service, body, options.timeoutMs).catch((error) => {
        attempt?.undecided()
        noteCircuit()
        answers.inc({ upstream, status: 'none' })
        throw error
      })
      answers.inc({ upstream, status: answer.status })
      noteCircuit()
      try {
        if (attempt) decide(attempt, answer.status, guess)
      } catch (error) {
        answer.body.destroy()
        throw error
      }
      if (operation.changesArticles && isSuccess(answer.status)) options.data.move()
      relay(ctx, answer)
    }
  }
}

/** The complete body of a call, or undefined when there is none. A body that this route does not take is refused by its headers. */
async function bodyOf(ctx: Context, operation: Operation, uploads: Uploads): Promise<Buffer | undefined> {
  const { bodyLimit: limitBytes = BODY_LIMITS.usual, bodyTypes } = operation
  if (!announcesBody(ctx, limitBytes, bodyTypes)) return undefined
  const upload = uploads.begin(clientAddress(ctx))
  return readWholeBody(ctx.req, {
    limitBytes,
    upload,
    ...(bodyTypes && { refuse: () => tooLarge(limitBytes) })
  })
}

/** Sends the request on. The call ends with the client's connection. */
function send(
  ctx: Context,
  operation: Operation,
  service: Upstream,
  body: Buffer | undefined,
  timeoutMs: number
) {
  const gone = new AbortController()
  ctx.res.once('close', () => gone.abort())
  return service.call({
    method: ctx.method,
    path: ctx.path + ctx.search,
    headers: requestHeaders(ctx),
    timeoutMs: operation.timeoutMs ?? timeoutMs,
    signal: gone.signal,
    isRepeatable: operation.isKeyed === true && body !== undefined && ctx.get(IDEMPOTENCY_HEADER) !== '',
    ...(body && { body })
  })
}

/** What is offered: a token is judged alone (admin-code.ts of the services). */
function guessIn(ctx: Context, access: Access | undefined, body: Buffer | undefined): string | undefined {
  if (access === undefined) return undefined
  const token = bearerOf(ctx)
  if (token !== undefined || access === 'token') return token
  return access === 'body' ? body && guessInBody(body) : guessOutside(ctx)
}

/** Only what the service said of the code counts: any other refusal leaves it open. */
function decide(attempt: Attempt, status: number, guess: string | undefined): void {
  if (status === 401) attempt.refused(guess)
  // 403: the code is right, and opens something else.
  else if (isSuccess(status) || status === 304 || status === 403) attempt.accepted(guess)
  else attempt.undecided()
}

/** Both places together, so that a constant header does not hide a varying query. */
function guessOutside(ctx: Context): string | undefined {
  const offered = [ctx.get(ADMIN_CODE_HEADER), ...[ctx.query.adminCode ?? []].flat()]
  return offered.filter((code) => code !== '').join('\n') || undefined
}

function relay(ctx: Context, { status, headers, body }: UpstreamAnswer): void {
  ctx.status = status
  ctx.set(answerHeaders(headers))
  // Errors after the head has been sent: the service went away, or the client did. Koa closes the connection.
  body.on('error', (error) => ctx.state.log.debug({ err: error }, 'An upstream answer ended early'))
  if (ctx.method === 'HEAD' || status === 204 || status === 304) body.resume()
  else ctx.body = body
}

const isSuccess = (status: number) => status >= 200 && status < 300
