import { clientAddress } from '@site/service/http/app'
import { networkOf } from '@site/service/http/client-address'
import { forbidden } from '@site/service/http/errors'
import { readBody } from '@site/service/http/read-body'
import type { Throttle } from '@site/service/http/throttle'
import { validate } from '@site/service/http/validate'
import type { Context } from 'koa'
import type { z } from 'zod'
import { isSameOrigin } from './who-is-counted.ts'

interface Beacon<Schema> {
  schema: Schema
  /** Largest body, in bytes. */
  bytes: number
  /** How often one address may call: it serves for that, in memory, and goes nowhere else. */
  throttle: Throttle
}

/**
 * Makes what reads the beacons of this site's pages. What it makes throws an HttpError: 403 for another origin, 429, and what is wrong with a
 * body.
 */
export function beaconReader<Schema extends z.ZodType>({ schema, bytes, throttle }: Beacon<Schema>) {
  const read = readBody(bytes)
  return async (ctx: Context): Promise<z.output<Schema>> => {
    if (!isSameOrigin(ctx)) throw forbidden('Cette adresse ne sert qu’aux pages de ce site.', 'other-origin')
    await throttle.take(networkOf(clientAddress(ctx)))
    await read(ctx, async () => undefined)
    return validate(schema, ctx.request.body)
  }
}
