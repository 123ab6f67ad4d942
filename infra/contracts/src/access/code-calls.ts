import { z } from 'zod'
import { CODE_SCOPES, codeScopeSchema, namedCodeSchema } from './codes.ts'
import { releaseGrantsSchema } from './release-grants.ts'
import { accessScopeSchema } from './tokens.ts'

// What services alone validate: apart from codes.ts, so that no browser downloads it.

const name = z.string().trim().min(1, 'Le nom est obligatoire.').max(80, 'Le nom est trop long.')
const scopes = z
  .array(codeScopeSchema)
  .min(1, 'Choisissez au moins un droit.')
  .max(CODE_SCOPES.length)
  .transform((list) => CODE_SCOPES.filter((scope) => list.includes(scope)))

/** The body of POST /api/admin/codes, without the code of who makes it. */
export const newCodeSchema = z.object({ name, scopes })
/** Its answer: the code, shown this once. */
export const madeCodeSchema = namedCodeSchema.extend({ code: z.string() })
export type MadeCode = z.infer<typeof madeCodeSchema>

/** The body of PATCH /api/admin/codes/:id: another name, other scopes, or both. */
export const codeChangeSchema = z
  .object({ name: name.optional(), scopes: scopes.optional() })
  .refine((change) => change.name !== undefined || change.scopes !== undefined, {
    path: ['name'],
    message: 'Donnez un nom ou des droits.'
  })

/** What POST /api/validate-admin answers for a right code: whose it is, null for the shared one, and what it opens. */
export const validatedSchema = z.object({
  ok: z.literal(true),
  name: z.string().nullable(),
  scopes: z.array(codeScopeSchema)
})
export type Validated = z.infer<typeof validatedSchema>

/**
 * The call by which the gateway, which has no database, has a service check a code. It is no operation of the API: the gateway passes
 * it on for nobody. Its body is an AdminRequest with `as`: 'code', or 'token' where one is wanted.
 */
export const CHECK_CODE_PATH = '/internal/check-code'
/**
 * The problem's code of its 401 for a code in the form of a named one that this service has no row of. From the service that gives the
 * codes out it means that there is none; one that keeps a copy may not have heard of it yet.
 */
export const UNHEARD_CODE = 'admin-code-unheard'
export const checkedCodeSchema = z.object({
  /** null, as the name: it is the shared code. */
  selector: z.string().nullable(),
  name: z.string().nullable(),
  scopes: z.array(accessScopeSchema),
  /** Of a token of scope `releases:write`: what it may publish. */
  releases: releaseGrantsSchema.optional()
})
export type CheckedCode = z.infer<typeof checkedCodeSchema>
