import { z } from 'zod'

/**
 * What a named code opens (ADMIN-11): the articles and their generator, the leads, the front ends that are live, all of it, or the
 * visitors' login alone.
 */
export const CODE_SCOPES = ['articles', 'leads', 'releases', 'all', 'offre'] as const
export const codeScopeSchema = z.enum(CODE_SCOPES)
export type CodeScope = z.infer<typeof codeScopeSchema>

/** May who has `scopes` do what needs one of `needed`? `all` has every right; where nothing is needed any right code does. */
export const mayDo = (scopes: readonly string[], needed: readonly CodeScope[]): boolean =>
  needed.length === 0 || scopes.includes('all') || needed.some((scope) => scopes.includes(scope))

/** Does one of these scopes open anything of the administration? `offre` opens the visitors' login alone (ADMIN-12). */
export const opensAdministration = (scopes: readonly string[]): boolean =>
  scopes.some((scope) => scope !== 'offre')

/** What a named code is made of: without i, l, o, 0 and 1, as people type it from a screen. */
export const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const NAMED_CODE = /^([a-hjkmnp-z2-9]{8})(?:-[a-hjkmnp-z2-9]{7}){4}$/

/** The selector of a text in the form of a named code, which finds its row; undefined for any other text. */
export const selectorOf = (code: string): string | undefined => NAMED_CODE.exec(code)?.[1]

/** A named code as it is listed. The code itself is known to nobody but its holder. `lastUsed` is to the hour. */
export const namedCodeSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  scopes: z.array(codeScopeSchema),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsed: z.iso.datetime().optional()
})
export type NamedCode = z.infer<typeof namedCodeSchema>
export const namedCodeListSchema = z.array(namedCodeSchema)

/** What POST /api/validate-admin answers (code-calls.ts), as a reader takes it: a gateway of before says `ok` alone, and meant every right. */
export const readValidatedSchema = z
  .object({ name: z.string().nullish(), scopes: z.array(z.string()).optional() })
  .transform(({ name: known, scopes: given }) => ({ name: known ?? null, scopes: given ?? ['all'] }))
export type Rights = z.output<typeof readValidatedSchema>
