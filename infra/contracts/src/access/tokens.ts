import { z } from 'zod'
import { CODE_SCOPES, codeScopeSchema } from './codes.ts'
import { releaseGrantsSchema } from './release-grants.ts'

/**
 * What a token of a program opens (TOKEN-2): reading leads, sending them, reading articles in every state, publishing versions of front ends. Nothing else,
 * whatever it is sent as.
 */
export const TOKEN_SCOPES = ['leads:read', 'leads:write', 'articles:read', 'releases:write'] as const
export const tokenScopeSchema = z.enum(TOKEN_SCOPES)
export type TokenScope = z.infer<typeof tokenScopeSchema>

/** A named code is of a person, a token of a program. Both are kept and announced in the same way (decision 138). */
export const ACCESS_SCOPES = [...CODE_SCOPES, ...TOKEN_SCOPES] as const
export const accessScopeSchema = z.enum(ACCESS_SCOPES)
export type AccessScope = z.infer<typeof accessScopeSchema>

export const isTokenScope = (scope: string): scope is TokenScope =>
  TOKEN_SCOPES.some((known) => known === scope)
export const isCodeScope = (scope: string): scope is (typeof CODE_SCOPES)[number] =>
  codeScopeSchema.safeParse(scope).success

/** A token as it is listed. The token itself is known to nobody but its program. `lastUsed` is to the hour. */
export const apiTokenSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  /** What it may publish; absent without the scope `releases:write`. */
  releases: releaseGrantsSchema.optional(),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsed: z.iso.datetime().optional()
})
export type ApiToken = z.infer<typeof apiTokenSchema>
export const apiTokenListSchema = z.array(apiTokenSchema)
