import { z } from 'zod'
import { FAQ_LIMITS } from './faq-address.ts'
import { LINK_PATH, linkProblem, markupIn, writingProblem } from './plain-text.ts'

const copy = {
  question: 'Écrivez la question.',
  answer: 'Écrivez la réponse.',
  tooLong: (what: string, most: number, given: number) =>
    `${what} ne peut pas dépasser ${most.toLocaleString('fr-FR')} caractères\u00a0: il y en a ${given.toLocaleString('fr-FR')}.`,
  markup: (what: string, tag: string) =>
    `${what} est du texte simple\u00a0: retirez «\u00a0${tag}\u00a0» et les autres balises.`,
  linkLabel: 'Écrivez le texte du lien.',
  wordings: `Dix autres formulations au plus, d’une ligne chacune.`
}

/** One line, or several: plain text in French, refused with a sentence where it is none. */
const plainText = (what: string, missing: string, most: number) =>
  z
    .string(missing)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .superRefine((text, context) => {
      const tag = markupIn(text)
      const message =
        text === ''
          ? missing
          : tag
            ? copy.markup(what, tag)
            : text.length > most
              ? copy.tooLong(what, most, text.length)
              : writingProblem(what, text)
      if (message) context.addIssue({ code: 'custom', message })
    })

const oneLine = (what: string, missing: string, most: number) =>
  plainText(what, missing, most).transform((text) => text.replace(/\s*\n\s*/g, ' '))

/** Where an entry leads to, within the site. */
const linkSchema = z
  .object({ path: z.string().trim().max(FAQ_LIMITS.linkPath), label: z.string().trim() })
  .superRefine(({ path, label }, context) => {
    const refuse = (field: 'path' | 'label', message: string) =>
      context.addIssue({ code: 'custom', message, path: [field] })
    const problem = linkProblem(path)
    if (problem) refuse('path', problem)
    if (label === '') refuse('label', copy.linkLabel)
    const tag = markupIn(label)
    if (tag) refuse('label', copy.markup('Le texte du lien', tag))
    if (label.length > FAQ_LIMITS.linkLabel)
      refuse('label', copy.tooLong('Le texte du lien', FAQ_LIMITS.linkLabel, label.length))
  })
  .nullable()

/**
 * What an administrator writes of an entry (FAQ-1). `wordings`: other ways to ask it, by which the assistant finds it too; they are shown on
 * no page.
 */
export const faqInputSchema = z.object({
  question: oneLine('La question', copy.question, FAQ_LIMITS.question),
  answer: plainText('La réponse', copy.answer, FAQ_LIMITS.answer),
  link: linkSchema.default(null),
  wordings: z
    .array(oneLine('Une formulation', copy.wordings, FAQ_LIMITS.wording))
    .max(FAQ_LIMITS.wordings, copy.wordings)
    .default([])
})
export type FaqInput = z.output<typeof faqInputSchema>

/** POST /api/faq: with the number of the group of questions that it answers, where it answers one. */
export const newFaqSchema = faqInputSchema.extend({
  questionId: z.number().int().positive().nullable().default(null)
})
export type NewFaq = z.output<typeof newFaqSchema>

/** PUT /api/faq/{id}: `version` is the one that was changed; another one since is a conflict. */
export const faqChangeSchema = faqInputSchema.extend({ version: z.number().int().positive() })

/** An entry as everybody may read it: GET /api/faq, oldest first (FAQ-2). */
export const faqEntrySchema = z.object({
  id: z.number().int().positive(),
  question: z.string(),
  answer: z.string(),
  link: z.object({ path: z.string().regex(LINK_PATH), label: z.string() }).nullable(),
  wordings: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive()
})
export type FaqEntry = z.infer<typeof faqEntrySchema>
export const faqListSchema = z.array(faqEntrySchema)

export const faqAnswerSchema = z.object({ entry: faqEntrySchema, message: z.string() })
export type FaqAnswer = z.infer<typeof faqAnswerSchema>
