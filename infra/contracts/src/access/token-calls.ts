import { z } from 'zod'
import { releaseGrantsSchema } from './release-grants.ts'
import { apiTokenSchema, TOKEN_SCOPES, tokenScopeSchema } from './tokens.ts'

// What services alone validate, as code-calls.ts.

/** The body of POST /api/admin/tokens and of PUT /api/admin/tokens/:id, without the code of who makes or changes it. */
export const newTokenSchema = z
  .object({
    name: z.string().trim().min(1, 'Le nom est obligatoire.').max(80, 'Le nom est trop long.'),
    scopes: z
      .array(tokenScopeSchema)
      .min(1, 'Choisissez au moins un droit.')
      .max(TOKEN_SCOPES.length)
      .transform((list) => TOKEN_SCOPES.filter((scope) => list.includes(scope))),
    /** What the scope `releases:write` is limited to. */
    releases: releaseGrantsSchema.optional()
  })
  .refine(({ scopes, releases }) => !scopes.includes('releases:write') || releases !== undefined, {
    path: ['releases'],
    message: 'Indiquez ce que le jeton peut mettre en ligne.'
  })
/** Its answer: the token, shown this once. */
export const madeTokenSchema = apiTokenSchema.extend({ token: z.string() })
export type MadeToken = z.infer<typeof madeTokenSchema>
