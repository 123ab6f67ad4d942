/** An answer that is not a success. `message` is French and for a person, `code` is stable and for a program. */
export class HttpProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(problem: {
    status: number
    code: string
    message: string
    fields?: Record<string, string> | undefined
    headers?: Record<string, string> | undefined
    cause?: unknown
  }) {
    super(problem.message, problem.cause === undefined ? undefined : { cause: problem.cause })
    this.name = 'HttpProblem'
    this.status = problem.status
    this.code = problem.code
    this.fields = problem.fields
    this.headers = problem.headers ?? {}
  }
}

const MESSAGES = {
  badRequest: 'La requête est illisible.',
  unauthorized: 'Accès non autorisé.',
  notFound: 'Ressource introuvable.',
  methodNotAllowed: 'Cette opération n’existe pas à cette adresse.',
  conflict: 'L’opération est impossible dans l’état actuel.',
  requestTooSlow: 'L’envoi a pris trop de temps. Réessayez.',
  payloadTooLarge: 'Le contenu envoyé est trop volumineux.',
  unsupportedMediaType: 'Le contenu doit être envoyé au format JSON.',
  tooManyRequests: 'Trop de tentatives. Réessayez un peu plus tard.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  internal: 'Une erreur est survenue. Veuillez réessayer.'
}

/** 400. */
export const badRequest = (message = MESSAGES.badRequest, code = 'bad-request') =>
  new HttpProblem({ status: 400, code, message })

/** 401. */
export const unauthorized = (message = MESSAGES.unauthorized, code = 'unauthorized') =>
  new HttpProblem({ status: 401, code, message })

/** 404. */
export const notFound = (message = MESSAGES.notFound, code = 'not-found') =>
  new HttpProblem({ status: 404, code, message })

/** 405; `allow` lists the methods that exist (RFC 9110 §15.5.6 wants them). */
export const methodNotAllowed = (allow: string[]) =>
  new HttpProblem({
    status: 405,
    code: 'method-not-allowed',
    message: MESSAGES.methodNotAllowed,
    headers: { Allow: allow.join(', ') }
  })

/** 409. */
export const conflict = (message = MESSAGES.conflict, code = 'conflict') =>
  new HttpProblem({ status: 409, code, message })

/** 408: the body came too slowly, or not at all. */
export const requestTooSlow = (message = MESSAGES.requestTooSlow) =>
  new HttpProblem({ status: 408, code: 'request-too-slow', message, headers: { Connection: 'close' } })

/** 413. What has not been read of the body is dropped as it comes (linger.ts): the connection serves on. */
export const payloadTooLarge = (message = MESSAGES.payloadTooLarge) =>
  new HttpProblem({ status: 413, code: 'payload-too-large', message })

/** 415. */
export const unsupportedMediaType = (message = MESSAGES.unsupportedMediaType) =>
  new HttpProblem({
    status: 415,
    code: 'unsupported-media-type',
    message,
    headers: { Accept: 'application/json' }
  })

/** 422; `fields` gives a French message for each faulty field, the first of them is the answer's message. */
export function unprocessable(fields: Record<string, string>, message?: string): HttpProblem {
  const first = message ?? Object.values(fields)[0] ?? 'Les informations envoyées ne sont pas valides.'
  return new HttpProblem({ status: 422, code: 'unprocessable', message: first, fields })
}

/** 429; seconds until the next try may succeed, rounded up. */
export const tooManyRequests = (retryAfterSeconds: number, message = MESSAGES.tooManyRequests) =>
  new HttpProblem({
    status: 429,
    code: 'too-many-requests',
    message,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) }
  })

/** 503; `cause` is what went away, for the log. */
export const unavailable = (retryAfterSeconds = 5, cause?: unknown) =>
  new HttpProblem({
    status: 503,
    code: 'unavailable',
    message: MESSAGES.unavailable,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    cause
  })

/** 500, what a fault of ours looks like from outside. */
export const internal = (cause: unknown) =>
  new HttpProblem({ status: 500, code: 'internal', message: MESSAGES.internal, cause })
