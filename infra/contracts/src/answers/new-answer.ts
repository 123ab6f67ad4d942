import { z } from 'zod'
import { ANSWER_LIMITS } from './limits.ts'

/** One line: a line break would begin another header of the e-mail (ANSWER-4). */
export const answerSubjectSchema = z
  .string('L’objet est obligatoire.')
  .trim()
  .min(1, 'L’objet est obligatoire.')
  .max(ANSWER_LIMITS.subject, `L’objet ne peut pas dépasser ${ANSWER_LIMITS.subject} caractères.`)
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'L’objet doit tenir sur une ligne.')

/** Plain text. Line ends are made one kind; other control characters but tabs are refused. */
export const answerTextSchema = z
  .string('Le message est obligatoire.')
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'Le message est obligatoire.')
      .max(ANSWER_LIMITS.text, `Le message ne peut pas dépasser ${ANSWER_LIMITS.text} caractères.`)
      .regex(
        /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u,
        'Le message contient un caractère invisible qui ne peut pas être envoyé.'
      )
  )

/**
 * An answer to a visitor. Variables in it are filled in by the service (variables.ts). `seen`: the id of the latest message of the thread
 * that its writer knew, 0 for none; left out, nobody asks.
 */
export const newAnswerSchema = z.object({
  subject: answerSubjectSchema,
  text: answerTextSchema,
  seen: z.number().int().nonnegative().optional()
})
export type NewAnswer = z.output<typeof newAnswerSchema>
