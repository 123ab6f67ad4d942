import type { LeadDesk } from '@site/contracts/leads/desk'
import type { Conflict } from '@site/contracts/operations/problem'

/** Thrown to answer a request with an error. `message` is French and for a person, `code` is stable and for a program. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>
  readonly conflict: Conflict | undefined
  readonly desk: LeadDesk | undefined

  constructor(error: {
    status: number
    code: string
    message: string
    fields?: Record<string, string> | undefined
    headers?: Record<string, string> | undefined
    conflict?: Conflict | undefined
    desk?: LeadDesk | undefined
    cause?: unknown
  }) {
    super(error.message, error.cause === undefined ? undefined : { cause: error.cause })
    this.name = 'HttpError'
    this.status = error.status
    this.code = error.code
    this.fields = error.fields
    this.headers = error.headers ?? {}
    this.conflict = error.conflict
    this.desk = error.desk
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
  unsupportedPicture: 'Ce fichier n’est pas une image JPEG, PNG, WebP, GIF ou AVIF.',
  tooManyRequests: 'Trop de tentatives. Réessayez un peu plus tard.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  internal: 'Une erreur est survenue. Veuillez réessayer.'
}

/** 400. */
export const badRequest = (message = MESSAGES.badRequest, code = 'bad-request') =>
  new HttpError({ status: 400, code, message })

/** 401. */
export const unauthorized = (message = MESSAGES.unauthorized, code = 'unauthorized') =>
  new HttpError({ status: 401, code, message })

/** 403. */
export const forbidden = (message: string, code = 'forbidden') =>
  new HttpError({ status: 403, code, message })

/** 404. */
export const notFound = (message = MESSAGES.notFound, code = 'not-found') =>
  new HttpError({ status: 404, code, message })

/** 405; `allow` lists the methods that exist (RFC 9110 §15.5.6 wants them). */
export const methodNotAllowed = (allow: string[]) =>
  new HttpError({
    status: 405,
    code: 'method-not-allowed',
    message: MESSAGES.methodNotAllowed,
    headers: { Allow: allow.join(', ') }
  })

/** 409. */
export const conflict = (message = MESSAGES.conflict, code = 'conflict') =>
  new HttpError({ status: 409, code, message })

/** 408: the body came too slowly, or not at all. */
export const requestTooSlow = (message = MESSAGES.requestTooSlow) =>
  new HttpError({ status: 408, code: 'request-too-slow', message, headers: { Connection: 'close' } })

/** 413. The unread rest of the body is dropped as it arrives (linger.ts), so the connection can carry further requests. */
export const payloadTooLarge = (message = MESSAGES.payloadTooLarge) =>
  new HttpError({ status: 413, code: 'payload-too-large', message })

/** 415. */
export const unsupportedMediaType = (message = MESSAGES.unsupportedMediaType) =>
  new HttpError({
    status: 415,
    code: 'unsupported-media-type',
    message,
    headers: { Accept: 'application/json' }
  })

/** 415 for a file that is no picture of a type that is taken. */
export const unsupportedPicture = (message = MESSAGES.unsupportedPicture) =>
  new HttpError({ status: 415, code: 'unsupported-picture', message })

/** 422; `fields` gives a French message for each field that is not valid; the first of them is the answer's message. */
export function unprocessable(fields: Record<string, string>, message?: string): HttpError {
  const first = message ?? Object.values(fields)[0] ?? 'Les informations envoyées ne sont pas valides.'
  return new HttpError({ status: 422, code: 'unprocessable', message: first, fields })
}

/** 429; `retryAfterSeconds` until the next try may succeed, rounded up. */
export const tooManyRequests = (retryAfterSeconds: number, message = MESSAGES.tooManyRequests) =>
  new HttpError({
    status: 429,
    code: 'too-many-requests',
    message,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) }
  })

/** 503; `cause` is the error that made it so, for the log. */
export const unavailable = (retryAfterSeconds = 5, cause?: unknown) =>
  new HttpError({
    status: 503,
    code: 'unavailable',
    message: MESSAGES.unavailable,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    cause
  })

/** 500, for an error of ours; only the log holds its `cause`. */
export const internal = (cause: unknown) =>
  new HttpError({ status: 500, code: 'internal', message: MESSAGES.internal, cause })
