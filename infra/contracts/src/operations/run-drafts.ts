import { z } from 'zod'
import { reviewInputSchema } from '../articles/article-origin.ts'
import { readingSchema } from './draft-reading.ts'

/** A draft of a run, as the gate read it: GET /api/admin/runs/{id}/drafts, newest first (RUN-20). */
export const runDraftSchema = readingSchema.extend({
  attempt: z.number().int().positive(),
  at: z.iso.datetime(),
  title: z.string(),
  content: z.string()
})
export type RunDraft = z.infer<typeof runDraftSchema>

/** POST /api/admin/runs/{id}/approval, apart from the admin code: who has read the article, where they say so. */
export const approvalInputSchema = reviewInputSchema.pick({ reviewer: true })

/** A subject that the writer can treat. `date`: the night whose turn it would be, with the title if that is known. */
export const subjectSchema = z.object({
  id: z.string(),
  label: z.string(),
  date: z.string().nullable(),
  title: z.string().nullable()
})
export type Subject = z.infer<typeof subjectSchema>

/** GET /api/admin/next-subjects: in the order they come, and the one chosen for the coming night `date` (RUN-22). */
export const nextSubjectsSchema = z.object({
  date: z.string(),
  chosen: z.string().nullable(),
  subjects: z.array(subjectSchema),
  /** What visitors asked and somebody gave to the writer, oldest first; does it write about that, before what comes in turn (ASSISTANT-13)? */
  wishes: z.array(z.string()).default([]),
  takesWishes: z.boolean().default(false)
})
export type NextSubjects = z.infer<typeof nextSubjectsSchema>

/** PUT /api/admin/next-subject, apart from the admin code. Null leaves the night to the order. */
export const subjectChoiceSchema = z.object({
  subject: z.string('Le sujet est un texte.').max(200, 'Le sujet est trop long.').nullable()
})
