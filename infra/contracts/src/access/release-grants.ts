import { z } from 'zod'
import { deployableNameSchema } from '../federation/version-name.ts'

/**
 * A part of the site's addresses: '/blog' is that address and all below it, '/' every address, '*' what no other page answers. It is
 * made of fixed parts, as a pattern's parameter belongs to whoever owns what stands before it.
 */
export const routePrefixSchema = z
  .string()
  .max(100)
  .regex(/^(\*|\/|(\/[a-z0-9][a-z0-9_-]*)+)$/, 'Une adresse commence par / et n’a pas de paramètre.')

/** What a token of scope `releases:write` may publish: these deployables, and of routes those below these prefixes alone. */
export const releaseGrantsSchema = z.object({
  deployables: z
    .array(
      z
        .string()
        .refine(
          (name) => deployableNameSchema.safeParse(name).success,
          'Une partie du site s’appelle shell, ou son nom commence par mf-.'
        )
    )
    .min(1, 'Indiquez au moins une partie du site.')
    .max(20, 'Vingt parties du site au plus.'),
  routes: z.array(routePrefixSchema).max(40, 'Quarante adresses au plus.')
})
export type ReleaseGrants = z.infer<typeof releaseGrantsSchema>
