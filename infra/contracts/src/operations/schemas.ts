import { z } from 'zod'
import { type Article, articleInputSchema, articleSchema } from '../articles/article.ts'
import { cardsPageSchema, readingSchema } from '../articles/article-card.ts'
import { reviewInputSchema } from '../articles/article-origin.ts'
import { cardOf } from '../articles/card-list.ts'
import { pictureAddress, srcsetOf } from '../pictures/own-picture.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { adminRequestSchema } from './admin.ts'
import { accessNoteSchema, auditEntrySchema } from './audit.ts'
import { contactAnswerSchema, contactSchema } from './contact.ts'
import { CHAT_CONTACT_MESSAGE } from './contact-forms.ts'
import { leadSchema } from './lead.ts'
import { liveMessageSchema } from './live-message.ts'
import { problemSchema } from './problem.ts'
import { schedulerStatusSchema, testArticleAnswerSchema } from './scheduler.ts'

/** A schema of the API by its public name, what it stands on, and an example that it accepts. */
export interface NamedSchema {
  schema: z.ZodType
  /** What a handler is given of it: a body apart from the admin code. */
  input?: z.ZodType
  /** What a client sends, or what it is answered. */
  io: 'input' | 'output'
  example: unknown
}

const messageSchema = z.object({ message: z.string() })
const adminCode = 'le-code-administrateur'

const article: Article = {
  id: 12,
  title: 'Répondre aux avis clients avec l’IA',
  content: '<p>Trois règles simples suffisent.</p>',
  imageUrl: null,
  createdAt: '2026-01-15T23:00:00.000Z',
  isPinned: false,
  origin: { writer: 'person' }
}
const etag = '"mB4f1cJ0Yt2WfZr7kX9dQ3sLp8A"'
const pictureHash = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const articleInput = {
  adminCode,
  title: article.title,
  content: article.content,
  imageUrl: 'https://images.example/avis.jpg'
}

/** Every schema of the HTTP API. The names are those of `components.schemas`. */
export const SCHEMAS = {
  AccessNote: {
    schema: accessNoteSchema.extend(adminRequestSchema.shape),
    input: accessNoteSchema,
    io: 'input',
    example: { adminCode, action: 'leads-exported' }
  },
  AdminRequest: { schema: adminRequestSchema, io: 'input', example: { adminCode } },
  Article: { schema: articleSchema, io: 'output', example: article },
  CardsPage: {
    schema: cardsPageSchema,
    io: 'output',
    example: { etag, total: 1, page: 1, pages: 1, articles: [cardOf(article)] }
  },
  Reading: {
    schema: readingSchema,
    io: 'output',
    example: {
      etag,
      total: 5,
      article,
      related: [{ id: 3, title: 'Le RAG expliqué', createdAt: article.createdAt }]
    }
  },
  ArticleRequest: {
    schema: articleInputSchema.extend(adminRequestSchema.shape),
    input: articleInputSchema,
    io: 'input',
    example: articleInput
  },
  Picture: {
    schema: pictureSchema,
    io: 'output',
    example: {
      id: 3,
      alt: 'La réception d’un hôtel, de nuit',
      width: 1600,
      height: 1200,
      focus: { x: 50, y: 40 },
      src: pictureAddress(pictureHash, 1200, 'webp'),
      srcset: srcsetOf(pictureHash, 1600, 'webp'),
      avif: srcsetOf(pictureHash, 1600, 'avif'),
      createdAt: '2026-01-15T10:24:00.000Z',
      unusedSince: null
    }
  },
  PinAnswer: {
    schema: messageSchema.extend({ article: articleSchema }),
    io: 'output',
    example: { article: { ...article, isPinned: true }, message: 'Article épinglé' }
  },
  ReviewRequest: {
    schema: reviewInputSchema.extend(adminRequestSchema.shape),
    input: reviewInputSchema,
    io: 'input',
    example: { adminCode, reviewed: true, reviewer: 'Camille Astier' }
  },
  ReviewAnswer: {
    schema: messageSchema.extend({ article: articleSchema }),
    io: 'output',
    example: {
      article: {
        ...article,
        origin: { writer: 'program' },
        review: { at: '2026-01-16T08:30:00.000Z', by: 'Camille Astier' }
      },
      message: 'Article marqué comme relu'
    }
  },
  TestArticleAnswer: {
    schema: testArticleAnswerSchema,
    io: 'output',
    example: { article, message: 'Article de test généré' }
  },
  SchedulerStatus: {
    schema: schedulerStatusSchema,
    io: 'output',
    example: { isRunning: false, scheduledTime: '00:00', nextRun: '2026-01-15T23:00:00.000Z', runs: [] }
  },
  Contact: {
    schema: contactSchema,
    io: 'input',
    example: {
      firstName: 'Contact',
      lastName: 'Chat',
      email: 'prenom@exemple.fr',
      company: '',
      message: CHAT_CONTACT_MESSAGE,
      telephone: '+33 6 00 00 00 00',
      consent: true,
      pageUrl: 'https://www.site.example/blog'
    }
  },
  ContactAnswer: {
    schema: contactAnswerSchema,
    io: 'output',
    example: { id: 41, message: 'Merci ! Nous revenons vers vous rapidement.' }
  },
  Lead: {
    schema: leadSchema,
    io: 'output',
    example: {
      id: 41,
      timestamp: '2026-01-15T10:24:00.000Z',
      source: 'chat/nous-contacter',
      nom: 'Chat',
      prenom: 'Contact',
      email: 'prenom@exemple.fr',
      telephone: '+33 6 00 00 00 00',
      note: CHAT_CONTACT_MESSAGE,
      consent: true,
      pageUrl: 'https://www.site.example/blog',
      utmSource: null,
      utmMedium: null,
      utmCampaign: null
    }
  },
  AuditEntry: {
    schema: auditEntrySchema,
    io: 'output',
    example: {
      id: 7,
      at: '2026-01-15T10:30:00.000Z',
      action: 'article-created',
      subjectId: 12,
      from: '192.0.2.7'
    }
  },
  Message: { schema: messageSchema, io: 'output', example: { message: 'Article supprimé' } },
  Accepted: { schema: z.object({ ok: z.literal(true) }), io: 'output', example: { ok: true } },
  LiveMessage: {
    schema: liveMessageSchema,
    io: 'output',
    example: {
      type: 'site.lead-created',
      id: '7d0c3a3e-55a4-4c3f-9a53-3b0f6f5b1d11',
      data: { leadId: 41 }
    }
  },
  Problem: {
    schema: problemSchema,
    io: 'output',
    example: { message: 'Ressource introuvable.', code: 'not-found' }
  }
} as const satisfies Record<string, NamedSchema>
export type SchemaName = keyof typeof SCHEMAS
