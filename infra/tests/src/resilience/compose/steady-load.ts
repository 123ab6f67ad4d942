import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { buildContact } from '../../harness/site-api.ts'
import { arrive, type Tally } from '../../load/soak/visitors.ts'

/** Requests per second of each kind: more than on a busy day, so that many are in flight at a restart. */
const PER_SECOND = { pages: 10, list: 10, contact: 20, 'lead list': 2, login: 5, pin: 2 }
export type Kind = keyof typeof PER_SECOND
const PAGES = ['/', '/blog', '/chatbot', '/seo', '/article/1', '/article/7', '/mentions-legales']

export interface SteadyLoad {
  /** Begins no further request; resolves when every one that was begun is answered. */
  stop: () => Promise<{ tallies: Record<Kind, Tally>; accepted: string[] }>
}

const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body)
})

/**
 * Starts visitors and administrators who arrive at a steady rate, whether earlier requests were answered or not, and never repeat a
 * request: one that fails is lost. `accepted`: e-mail addresses whose submission was acknowledged.
 */
export function startSteadyLoad(url: string, code: string): SteadyLoad {
  const over = new AbortController()
  const accepted: string[] = []
  let turn = 0
  const submit = async () => {
    const body = buildContact()
    const response = await fetch(
      `${url}/api/contact`,
      json('POST', body, { [IDEMPOTENCY_HEADER]: randomUUID() })
    )
    if (response.ok) accepted.push(body.email)
    return response
  }
  const kinds: Record<Kind, () => Promise<Response>> = {
    pages: () => fetch(url + PAGES[turn++ % PAGES.length], { headers: { accept: 'text/html' } }),
    list: () => fetch(`${url}/api/blog`),
    contact: submit,
    'lead list': () => fetch(`${url}/api/leads?adminCode=${encodeURIComponent(code)}&limit=50`),
    login: () => fetch(`${url}/api/validate-admin`, json('POST', { adminCode: code })),
    pin: () => fetch(`${url}/api/blog/2/pin`, json('PATCH', { adminCode: code }))
  }
  const arriving = Object.entries(kinds).map(async ([kind, send]) => {
    const tally = await arrive(PER_SECOND[kind as Kind], send, ({ ok }) => ok, over.signal)
    return [kind, tally] as const
  })
  return {
    async stop() {
      over.abort()
      const tallies = Object.fromEntries(await Promise.all(arriving)) as Record<Kind, Tally>
      return { tallies, accepted }
    }
  }
}
