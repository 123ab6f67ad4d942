import { z } from 'zod'
import { presenceInputSchema, presenceSchema } from '../articles/draft.ts'
import { leadDeskSchema, leadStatusSchema } from '../leads/desk.ts'
import { leadSchema, leadSourceSchema } from '../leads/lead.ts'

const id = z.number().int().positive()
const at = z.iso.datetime()
/** The name of who did it; null where nobody did, or with the shared code. */
const by = z.string().nullable()

/** A value that a change replaced, and the one it put in its place. */
const moved = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value })

/** What a change moved. `isUndo`: it took back the change before it (DESK-13). */
export const journalChangeSchema = z.object({
  id,
  at,
  by,
  kind: z.literal('change'),
  version: z.number().int().positive(),
  status: moved(leadStatusSchema).optional(),
  lostReason: moved(z.string().nullable()).optional(),
  owner: moved(z.string().nullable()).optional(),
  callbackAt: moved(at.nullable()).optional(),
  repliedAt: moved(at.nullable()).optional(),
  isUndo: z.literal(true).optional()
})

/** What a note said before it was edited, and when that was (DESK-18). */
const noteEditSchema = z.object({ at, before: z.string() })

/**
 * One thing that was done about a lead (DESK-3): a change, which made `version`; a note, with its edits, the newest first, if it has any; a
 * reminder that went out because nobody had contacted the lead. A reader passes over kinds that it does not know.
 */
export const journalEntrySchema = z.discriminatedUnion('kind', [
  journalChangeSchema,
  z.object({
    ...{ id, at, by },
    kind: z.literal('note'),
    text: z.string(),
    edits: z.array(noteEditSchema).optional()
  }),
  z.object({ id, at, by, kind: z.literal('reminder'), to: z.enum(['owner', 'everybody']) })
])
export type JournalEntry = z.infer<typeof journalEntrySchema>

/** What the team was told of the lead when it came: by which channel, when it left (null: not yet), and how often it was tried. */
export const sheetNoticeSchema = z.object({
  /** 'none', 'email', 'webhook', or 'receiver-' and the number of one that was made (deliveries.ts). */
  channel: z.string(),
  at,
  sentAt: at.nullable(),
  attempts: z.number().int().nonnegative()
})

/** Another demand of the same address. */
export const otherDemandSchema = z.object({
  id,
  timestamp: at,
  source: leadSourceSchema,
  /** What they had asked the assistant, where that came along: the note of the form is a marker then. */
  note: z.string(),
  status: leadStatusSchema
})

/** A sign of life of an open sheet. `isWriting`: an answer is being written in it (DESK-19). */
export const leadPresenceInputSchema = presenceInputSchema.extend({ isWriting: z.boolean().default(false) })

/** Somebody else who has a sheet open, and whether they are writing an answer. */
const leadPresenceSchema = presenceSchema.extend({ isWriting: z.literal(true).optional() })
export const leadPresencesSchema = z.object({ others: z.array(leadPresenceSchema) })
export type LeadPresence = z.infer<typeof leadPresenceSchema>

/**
 * Everything about one lead (DESK-2). `consentVersion`: the version of the wording that was agreed to. `demands`: the other demands of
 * the same address, newest first, SHEET_LIMITS.demands at most of `demandCount`, which counts no further than SHEET_LIMITS.counted. `journal`: newest first. `others`: who else has the
 * sheet open.
 */
export const leadSheetSchema = z.object({
  lead: leadSchema,
  company: z.string(),
  consentAt: at.nullable(),
  consentVersion: z.string().nullable(),
  desk: leadDeskSchema,
  demands: z.array(otherDemandSchema),
  demandCount: z.number().int().nonnegative(),
  notices: z.array(sheetNoticeSchema),
  journal: z.array(journalEntrySchema),
  others: z.array(leadPresenceSchema)
})
export type LeadSheet = z.infer<typeof leadSheetSchema>

/** What a sheet shows at most of what can become long. */
export const SHEET_LIMITS = { demands: 50, counted: 1000, journal: 500 } as const
