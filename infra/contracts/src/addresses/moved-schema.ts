import { z } from 'zod'
import { fixedOwnerOf } from './fixed-addresses.ts'
import type { MovedAddresses } from './moved-addresses.ts'

/** The beginning of addresses that can be another's: fixed parts, of nobody in particular. */
const prefixSchema = z
  .string()
  .regex(/^(\/[\w-]+)+$/, "must be fixed parts, such as '/actualites'")
  .refine((path) => fixedOwnerOf(path) === null, "is the gateway's own, or one front end's")

/** A file of its own: browsers need what the others do, and not zod. */
export const movedAddressesSchema: z.ZodType<MovedAddresses> = z.record(prefixSchema, prefixSchema)
