import type { ParsedUrlQuery } from 'node:querystring'
import { badRequest } from './errors.ts'

/**
 * The parameters of a query, each of which may be given once.
 *
 * @throws HttpError 400 when one is repeated, as it would be unclear which value counts
 */
export function singleValues(query: ParsedUrlQuery): Record<string, string> {
  const values = Object.entries(query).map(([name, value]): [string, string] => {
    if (Array.isArray(value))
      throw badRequest(`Le paramètre «\u00a0${name}\u00a0» ne peut être donné qu’une fois.`)
    return [name, value ?? '']
  })
  return Object.fromEntries(values)
}
