import { pipeline } from 'node:stream'
import { ADMIN_CODE_HEADER } from '@site/contracts/admin'
import { IDEMPOTENCY_HEADER } from '@site/contracts/contact-forms'
import { clientAddress } from '@site/service/app'
import { methodNotAllowed, notFound } from '@site/service/errors'
import { counterOf, gaugeOf, type Metrics } from '@site/service/metrics'
import type { Context, Middleware } from 'koa'
import type { Attempt, GuessThrottle } from '../admin/guess-throttle.ts'
import type { DataRevision } from '../data/revision.ts'
import { answerHeaders, requestHeaders } from './headers.ts'
import { readSmallBody } from './read-small-body.ts'
import { type ApiRoute, findApiRoute } from './route-table.ts'
import { tapBody } from './tap-body.ts'
import type { Upstream, UpstreamAnswer } from './upstream.ts'

export interface ProxyOptions {
  upstreams: Record<ApiRoute['upstream'], Upstream>
  throttle: GuessThrottle
  data: DataRevision
  /** For the answer to begin, where the route does not say otherwise. Milliseconds. */
  timeoutMs: number
  metrics: Metrics
}

/** Passes the calls of the route table on to their services, as streams. Unknown paths are 404, other methods 405. */
export function createProxy(options: ProxyOptions): Middleware {
  const answers = counterOf(options.metrics, {
    name: 'upstream_answers_total',
    help: 'Answers of the services behind the gateway; "none" when there was no answer.',
    labelNames: ['upstream', 'status']
  })
  const spared = gaugeOf(options.metrics, {
    name: 'upstream_spared',
    help: '1 while calls to a service are refused at once because it did not answer the last ones.',
    labelNames: ['upstream']
  })
  const noteSpared = (upstream: ApiRoute['upstream']) =>
    spared.set({ upstream }, options.upstreams[upstream].isOpen() ? 1 : 0)
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next()
    const found = findApiRoute(ctx.method, ctx.path)
    if (!found) throw notFound()
    if ('allow' in found) throw methodNotAllowed(found.allow)
    const { route } = found
    const attempt = route.admin ? options.throttle.begin(clientAddress(ctx)) : null
    const { answer, guess } = await send(ctx, route, options).catch((error) => {
      attempt?.undecided()
      noteSpared(route.upstream)
      answers.inc({ upstream: route.upstream, status: 'none' })
      throw error
    })
    answers.inc({ upstream: route.upstream, status: answer.status })
    noteSpared(route.upstream)
    try {
      if (attempt) decide(attempt, answer.status, guess)
    } catch (error) {
      answer.body.destroy()
      throw error
    }
    if (route.changesArticles && isSuccess(answer.status)) options.data.move()
    relay(ctx, answer)
  }
}

/** Sends the request on. The call ends with the client's connection. */
async function send(ctx: Context, route: ApiRoute, { upstreams, timeoutMs }: ProxyOptions) {
  const gone = new AbortController()
  ctx.res.once('close', () => gone.abort())
  const keyed = route.isKeyed && ctx.get(IDEMPOTENCY_HEADER) !== '' ? await readSmallBody(ctx.req) : null
  const tapped = hasBody(ctx) && !keyed ? tapBody() : null
  // An abort of the client ends both ends of the pipeline; the call below is told through the signal.
  if (tapped) pipeline(ctx.req, tapped.stream, () => undefined)
  const answer = await upstreams[route.upstream].call({
    method: ctx.method,
    path: ctx.path + ctx.search,
    headers: requestHeaders(ctx),
    timeoutMs: route.timeoutMs ?? timeoutMs,
    signal: gone.signal,
    ...(keyed && { body: keyed, isRepeatable: true }),
    ...(tapped && {
      body: tapped.stream,
      isClientSlow: () => !ctx.req.complete && tapped.stream.readableLength === 0
    })
  })
  const guess = () => (route.admin === 'body' ? (tapped?.guess() ?? undefined) : guessOutside(ctx))
  return { answer, guess }
}

/** Only what the service said of the code counts: any other refusal leaves it open. */
function decide(attempt: Attempt, status: number, guess: () => string | undefined): void {
  if (status === 401) attempt.refused(guess())
  else if (isSuccess(status) || status === 304) attempt.accepted()
  else attempt.undecided()
}

/** Both places together, so that a constant header does not hide a varying query. */
function guessOutside(ctx: Context): string | undefined {
  const offered = [ctx.get(ADMIN_CODE_HEADER), ...[ctx.query.adminCode ?? []].flat()]
  return offered.some((code) => code !== '') ? offered.join('\n') : undefined
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

const hasBody = (ctx: Context) =>
  ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0
