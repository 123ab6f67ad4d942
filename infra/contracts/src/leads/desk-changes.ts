import { z } from 'zod'
import { leadDeskSchema, leadStatusSchema } from './desk.ts'

// What services alone validate: apart from desk.ts, so that no browser downloads it.

/** Longest texts of the desk, in characters, and most leads in one bulk change. */
export const DESK_LIMITS = {
  lostReason: 200,
  note: 4000,
  owner: 80,
  bulk: 500,
  ids: 500,
  page: 1000
} as const

const version = z.number('La version est un nombre.').int().min(1)

const change = {
  status: leadStatusSchema.optional(),
  /** Why a lead is lost: asked for with the status « perdu », dropped with any other. */
  lostReason: z
    .string()
    .trim()
    .min(1, 'Dites pourquoi ce lead est perdu.')
    .max(DESK_LIMITS.lostReason, 'La raison est trop longue.')
    .optional(),
  /** One of `owners`; null: nobody. */
  owner: z.string().max(DESK_LIMITS.owner).nullable().optional(),
  /** When to call back; null: not any more. */
  callbackAt: z.iso.datetime('La date de rappel est illisible.').nullable().optional(),
  /** The visitor’s e-mail needs no answer, or has had one elsewhere. */
  replyHandled: z.literal(true).optional()
}
type Change = z.output<z.ZodObject<typeof change>>

const changesSomething = (given: Change) =>
  Object.keys(change).some((name) => given[name as keyof Change] !== undefined)
const nothingToChange = { path: ['status'], message: 'Dites ce qui change.' }

/** What PATCH /api/leads/{id}/desk accepts. `version`: the one that was seen. */
export const deskChangeSchema = z.object({ version, ...change }).refine(changesSomething, nothingToChange)

/**
 * What POST /api/leads/bulk accepts: one change of many leads, each at the version that was seen, or their deletion for good, or `undo`:
 * the change that made that version is taken back.
 */
export const bulkChangeSchema = z
  .object({
    leads: z
      .array(z.object({ id: z.number().int().positive(), version }))
      .min(1, 'Choisissez au moins un lead.')
      .max(DESK_LIMITS.bulk, `Choisissez ${DESK_LIMITS.bulk} leads au plus.`)
      .refine(
        (leads) => new Set(leads.map(({ id }) => id)).size === leads.length,
        'Un lead est nommé deux fois.'
      ),
    delete: z.literal(true).optional(),
    undo: z.literal(true).optional(),
    ...change
  })
  .refine(
    (given) => [given.delete, given.undo, changesSomething(given) || undefined].filter(Boolean).length === 1,
    nothingToChange
  )

/**
 * What became of each lead, in the order of the request: `changed` (with its new state), `unchanged` (it was so already, or has nobody to go back to), `deleted`,
 * `conflict` (somebody was faster, or there is nothing to take back: its state now) or `missing`.
 */
export const bulkAnswerSchema = z.object({
  results: z.array(
    z.object({
      id: z.number().int().positive(),
      outcome: z.enum(['changed', 'unchanged', 'deleted', 'conflict', 'missing']),
      desk: leadDeskSchema.nullable()
    })
  )
})
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>

const noteText = z
  .string()
  .trim()
  .min(1, 'La note est vide.')
  .max(DESK_LIMITS.note, 'La note est trop longue.')

/** What POST /api/leads/{id}/notes accepts. `key`, a UUID of the sender’s: sent again, the note is there once. */
export const newNoteSchema = z.object({ text: noteText, key: z.uuid('« key » est un UUID.').optional() })

/** What PUT /api/leads/{id}/notes/{note} accepts. `seen`: what the note said when it was begun to be edited. */
export const editedNoteSchema = z.object({ text: noteText, seen: z.string().max(DESK_LIMITS.note) })
