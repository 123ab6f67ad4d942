import { badRequest } from '@site/service/errors'
import type { LeadPosition } from './lead-search.ts'

/** A place in the lead list as a client carries it: opaque to it, safe in an address. */
export const encodeCursor = ({ createdAt, id }: LeadPosition): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')

/** @throws HttpProblem 400 for a text that encodeCursor did not make */
export function decodeCursor(text: string): LeadPosition {
  const [, time, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined)
    throw badRequest('Le curseur de page n’est pas valide.', 'bad-cursor')
  return { createdAt: new Date(Number(time)), id: Number(id) }
}
