import { z } from 'zod'
import { ANSWER_LIMITS } from './limits.ts'
import { answerSubjectSchema, answerTextSchema } from './new-answer.ts'

/** A model of an answer: a subject and a text with variables (variables.ts). */
export const answerModelSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  updatedAt: z.iso.datetime()
})
export type AnswerModel = z.infer<typeof answerModelSchema>

/** What makes a model, or takes its place. */
export const answerModelInputSchema = z.object({
  name: z
    .string('Le nom du modèle est obligatoire.')
    .trim()
    .min(1, 'Le nom du modèle est obligatoire.')
    .max(
      ANSWER_LIMITS.modelName,
      `Le nom du modèle ne peut pas dépasser ${ANSWER_LIMITS.modelName} caractères.`
    )
    .regex(/^\P{Cc}*$/u, 'Le nom du modèle doit tenir sur une ligne.'),
  subject: answerSubjectSchema,
  text: answerTextSchema
})
export type AnswerModelInput = z.input<typeof answerModelInputSchema>
