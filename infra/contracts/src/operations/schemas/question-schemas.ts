import { type AskedQuestions, askedQuestionsSchema, wishAnswerSchema } from '../../questions/asked.ts'
import {
  type FaqEntry,
  faqAnswerSchema,
  faqChangeSchema,
  faqEntrySchema,
  newFaqSchema
} from '../../questions/faq.ts'
import { request } from '../request-schema.ts'

const input = {
  question: 'Combien coûte un audit ?',
  answer: 'Le premier échange est gratuit. L’audit est ensuite chiffré sur devis.',
  link: { path: '/#contact', label: 'Demander un devis' },
  wordings: ['quel est le tarif d’un audit']
}
const at = '2026-01-15T10:24:00.000Z'
const entry: FaqEntry = { id: 3, ...input, createdAt: at, updatedAt: at, version: 1 }
const wish = { id: 5, text: 'Le chatbot répond-il au téléphone ?', at, by: 'Camille Astier' }
const asked: AskedQuestions = {
  total: 1,
  groups: [
    {
      id: 12,
      count: 9,
      firstDay: '2026-01-04',
      lastDay: '2026-01-15',
      wordings: ['Travaillez-vous avec les mairies ?']
    }
  ],
  entries: [entry],
  wishes: [wish],
  takesWishes: true
}

/** The schemas of the calls about questions, as schemas.ts lists them. */
export const QUESTION_SCHEMAS = {
  FaqEntry: { schema: faqEntrySchema, io: 'output', example: entry },
  FaqAnswer: {
    schema: faqAnswerSchema,
    io: 'output',
    example: { entry, message: 'La réponse est en ligne.' }
  },
  NewFaq: request(newFaqSchema, { ...input, questionId: 12 }),
  FaqChange: request(faqChangeSchema, { ...input, version: 1 }),
  AskedQuestions: { schema: askedQuestionsSchema, io: 'output', example: asked },
  WishAnswer: {
    schema: wishAnswerSchema,
    io: 'output',
    example: { wish, takesWishes: true, message: 'Le rédacteur a ce sujet.' }
  }
} as const
