import type { Problem } from '@site/contracts/operations/problem'

/**
 * What a non-OK answer raises (API-12). `message` is '{status}: {text}', the text being the body,
 * or its `message` where the body is our JSON problem, or the status text when the body is empty.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problem
  }
}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

export interface Http {
  getJson: (path: string, init?: RequestInit) => Promise<unknown>
  sendJson: (method: string, path: string, body?: unknown, init?: RequestInit) => Promise<unknown>
}

/** The default fetcher over a given `fetch`: credentials included, answers read as JSON, an empty answer is undefined. */
export function createHttp(fetch: Fetch): Http {
  const request = async (path: string, init: RequestInit) => {
    const response = await fetch(path, { credentials: 'include', ...init })
    const text = await response.text()
    if (!response.ok) throw toHttpError(response, text)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
  return {
    getJson: (path, init) =>
      request(path, { ...init, headers: headersOf(init, { accept: 'application/json' }) }),
    sendJson: (method, path, body, init) =>
      request(path, {
        ...init,
        method,
        headers: headersOf(init, { accept: 'application/json', 'content-type': 'application/json' }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
  }
}

const browser = createHttp((path, init) => fetch(path, init))

/** GET of a path that answers JSON. Throws an HttpError for a non-OK answer, a TypeError when the network fails. */
export const getJson: Http['getJson'] = browser.getJson

/** A change: JSON body out, JSON answer in. Throws like `getJson`. */
export const sendJson: Http['sendJson'] = browser.sendJson

function toHttpError(response: Response, text: string): HttpError {
  const problem = problemIn(text)
  return new HttpError(response.status, problem?.message ?? (text || response.statusText), problem)
}

function problemIn(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isProblem(value) ? value : undefined
  } catch {
    // Not JSON: a proxy's page, say. Its text is the message.
    return undefined
  }
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}

function headersOf(init: RequestInit | undefined, defaults: Record<string, string>): Headers {
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value)
  return headers
}
