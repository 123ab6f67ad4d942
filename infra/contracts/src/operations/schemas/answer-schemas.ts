import { type AnswerModel, answerModelInputSchema, answerModelSchema } from '../../answers/model.ts'
import { newAnswerSchema } from '../../answers/new-answer.ts'
import { type ThreadMessage, threadMessageSchema, threadSchema } from '../../answers/thread.ts'
import { adminRequestSchema } from '../admin.ts'

const adminCode = 'le-code-administrateur'
const by = 'Camille Astier'

const threadMessage: ThreadMessage = {
  id: 9,
  kind: 'answer',
  at: '2026-01-15T10:40:00.000Z',
  by,
  subject: 'Votre demande du 15 janvier 2026',
  text: 'Bonjour Élodie,\n\nMerci de votre message.',
  isCut: false,
  isAutomatic: false,
  state: 'sent',
  sentAt: '2026-01-15T10:40:02.000Z',
  problem: null,
  attachments: []
}
const answerModel: AnswerModel = {
  id: 2,
  name: 'Proposer un rendez-vous',
  subject: 'Votre demande du {date}',
  text: 'Bonjour {prénom},\n\nChoisissez un créneau : {rendez-vous}\n\n{signature}',
  updatedAt: '2026-01-12T09:00:00.000Z'
}

/** Schemas of answers to visitors, for the table of all (schemas.ts). */
export const ANSWER_SCHEMAS = {
  Thread: {
    schema: threadSchema,
    io: 'output',
    example: {
      to: 'prenom@exemple.fr',
      from: 'contact@site.example',
      variables: {
        prénom: 'Élodie',
        nom: 'Lefèvre',
        société: 'Hôtel des Remparts',
        date: '15 janvier 2026',
        'rendez-vous': 'https://rendez-vous.example/30-minutes',
        signature: by
      },
      messages: [threadMessage]
    }
  },
  ThreadMessage: { schema: threadMessageSchema, io: 'output', example: threadMessage },
  NewAnswerRequest: {
    schema: newAnswerSchema.extend(adminRequestSchema.shape),
    input: newAnswerSchema,
    io: 'input',
    example: {
      adminCode,
      subject: 'Votre demande du {date}',
      text: 'Bonjour {prénom},\n\nMerci de votre message.'
    }
  },
  AnswerModel: { schema: answerModelSchema, io: 'output', example: answerModel },
  AnswerModelRequest: {
    schema: answerModelInputSchema.extend(adminRequestSchema.shape),
    input: answerModelInputSchema,
    io: 'input',
    example: { adminCode, name: answerModel.name, subject: answerModel.subject, text: answerModel.text }
  }
} as const
