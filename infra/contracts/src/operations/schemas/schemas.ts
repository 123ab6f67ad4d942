import { z } from 'zod'
import { codeChangeSchema, madeCodeSchema, newCodeSchema, validatedSchema } from '../../access/code-calls.ts'
import { type NamedCode, namedCodeSchema } from '../../access/codes.ts'
import { madeTokenSchema, newTokenSchema } from '../../access/token-calls.ts'
import { type ApiToken, apiTokenSchema } from '../../access/tokens.ts'
import {
  type AdminArticle,
  adminArticlesSchema,
  adminArticleTextSchema
} from '../../articles/admin-article.ts'
import { type Article, articleSchema } from '../../articles/article.ts'
import { cardsPageSchema, readingSchema } from '../../articles/article-card.ts'
import { reviewInputSchema } from '../../articles/article-origin.ts'
import { cardOf } from '../../articles/card-list.ts'
import {
  articleRequestSchema,
  type Draft,
  draftInputSchema,
  draftSchema,
  draftsPageSchema,
  draftVersionSchema,
  newDraftSchema,
  newPreviewSchema,
  presenceInputSchema,
  presencesSchema,
  previewedSchema,
  previewInputSchema,
  publishSchema,
  restoreSchema
} from '../../articles/draft.ts'
import { revisionSchema, revisionSummarySchema } from '../../articles/revision.ts'
import {
  newScheduleSchema,
  type Schedule,
  scheduleInputSchema,
  scheduleSchema
} from '../../articles/schedule.ts'
import { questionSchema, siteAnswerSchema } from '../../assistant/question.ts'
import { AUDIENCE_SCHEMAS } from '../../audience/audience-schemas.ts'
import { BROWSER_HEALTH_SCHEMAS } from '../../browser-health/browser-health-schemas.ts'
import { liveReleaseSchema } from '../../federation/live-release.ts'
import { leadSchema } from '../../leads/lead.ts'
import { pictureAddress, srcsetOf } from '../../pictures/own-picture.ts'
import { pictureDescriptionSchema, pictureSchema } from '../../pictures/picture.ts'
import { adminRequestSchema } from '../admin.ts'
import { accessNoteSchema, auditEntrySchema } from '../audit.ts'
import { contactAnswerSchema, contactSchema } from '../contact.ts'
import { CHAT_CONTACT_MESSAGE } from '../contact-forms.ts'
import { inboundAnswerSchema, inboundLeadSchema } from '../inbound-lead.ts'
import { liveMessageSchema } from '../live-message.ts'
import { problemSchema } from '../problem.ts'
import { request } from '../request-schema.ts'
import {
  approvalInputSchema,
  nextSubjectsSchema,
  runDraftSchema,
  subjectChoiceSchema
} from '../run-drafts.ts'
import { schedulerStatusSchema, testArticleAnswerSchema } from '../scheduler.ts'
import { suspectsPageSchema } from '../suspect.ts'
import { ANSWER_SCHEMAS } from './answer-schemas.ts'
import { DELIVERY_SCHEMAS } from './delivery-schemas.ts'
import { DESK_SCHEMAS } from './lead-desk-schemas.ts'
import { PERSON_SCHEMAS } from './person-schemas.ts'
import { QUESTION_SCHEMAS } from './question-schemas.ts'
import { RELEASE_BOARD_SCHEMAS } from './release-board-schemas.ts'

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
const namedCode: NamedCode = {
  id: 3,
  name: 'Camille Astier',
  scopes: ['articles'],
  createdAt: '2026-01-15T10:24:00.000Z',
  revokedAt: null,
  lastUsed: '2026-01-16T08:00:00.000Z'
}
const apiToken: ApiToken = {
  id: 4,
  name: 'Formulaire du salon',
  scopes: ['leads:write'],
  createdAt: '2026-01-15T10:24:00.000Z',
  revokedAt: null,
  lastUsed: '2026-01-16T08:00:00.000Z'
}
const etag = '"mB4f1cJ0Yt2WfZr7kX9dQ3sLp8A"'
const pictureHash = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const articleInput = {
  title: article.title,
  content: article.content,
  imageUrl: 'https://images.example/avis.jpg'
}

const schedule: Schedule = {
  id: 5,
  articleId: article.id,
  draftId: 8,
  version: 3,
  title: article.title,
  at: '2026-02-02T08:00',
  publishAt: '2026-02-02T07:00:00.000Z',
  state: 'pending',
  createdAt: '2026-01-20T10:00:00.000Z',
  by: null,
  endedAt: null,
  revision: null
}
const someoneElse = {
  name: null,
  since: '2026-01-20T10:05:00.000Z',
  until: '2026-01-20T10:06:00.000Z'
}
const preview = {
  id: 2,
  createdAt: '2026-01-20T10:00:00.000Z',
  by: null,
  expiresAt: '2026-01-27T10:00:00.000Z'
}
const draftSummary = {
  id: 8,
  articleId: article.id,
  articleState: 'published' as const,
  version: 3,
  baseRevision: 1,
  title: article.title,
  createdAt: '2026-01-20T09:00:00.000Z',
  createdBy: null,
  savedAt: '2026-01-20T09:58:00.000Z',
  savedBy: null,
  others: [someoneElse]
}
const draft: Draft = {
  ...draftSummary,
  content: article.content,
  imageUrl: null,
  currentRevision: 1,
  schedule,
  previews: [preview]
}
const adminArticle: AdminArticle = {
  ...cardOf(article),
  origin: article.origin,
  state: 'published',
  revision: 1,
  draft: { id: 8, version: 3, savedAt: draft.savedAt, savedBy: null },
  schedule: { id: 5, at: schedule.at, publishAt: schedule.publishAt }
}
const revisionSummary = {
  articleId: article.id,
  number: 1,
  at: article.createdAt,
  by: null,
  title: article.title,
  imageUrl: null,
  origin: { writer: 'person' as const }
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
    example: {
      etag,
      total: 1,
      matching: 1,
      page: 1,
      pages: 1,
      topics: ['methode'],
      articles: [cardOf(article)]
    }
  },
  Reading: {
    schema: readingSchema,
    io: 'output',
    example: {
      etag,
      total: 5,
      article,
      related: [cardOf({ ...article, id: 3, title: 'Le RAG expliqué' })]
    }
  },
  ArticleRequest: request(articleRequestSchema, articleInput),
  AdminArticles: {
    schema: adminArticlesSchema,
    io: 'output',
    example: {
      total: 1,
      page: 1,
      pages: 1,
      states: { draft: 0, scheduled: 0, published: 1, withdrawn: 0 },
      articles: [adminArticle]
    }
  },
  AdminArticleText: {
    schema: adminArticleTextSchema,
    io: 'output',
    example: {
      ...adminArticle,
      content: article.content,
      publishedAt: article.createdAt,
      publishedBy: null,
      etag: '"q1ZNcE0vXy3bT7rJd5hKsA"'
    }
  },
  RevisionSummary: { schema: revisionSummarySchema, io: 'output', example: revisionSummary },
  Revision: {
    schema: revisionSchema,
    io: 'output',
    example: { ...revisionSummary, content: article.content }
  },
  RestoreRequest: request(restoreSchema, {}),
  Draft: { schema: draftSchema, io: 'output', example: draft },
  DraftsPage: {
    schema: draftsPageSchema,
    io: 'output',
    example: { total: 1, page: 1, pages: 1, drafts: [draftSummary] }
  },
  NewDraftRequest: request(newDraftSchema, { articleId: article.id }),
  DraftRequest: request(draftInputSchema, {
    version: 3,
    title: article.title,
    content: article.content,
    imageUrl: null
  }),
  DraftVersionRequest: request(draftVersionSchema, { version: 3 }),
  PresenceRequest: request(presenceInputSchema, {
    editor: '3f0c86e3-9d8f-4c55-a3f4-0a6c9b2f8f0e',
    open: true,
    sequence: 4
  }),
  Presences: { schema: presencesSchema, io: 'output', example: { others: [someoneElse] } },
  PublishRequest: request(publishSchema, { version: 3 }),
  Schedule: { schema: scheduleSchema, io: 'output', example: schedule },
  NewScheduleRequest: request(newScheduleSchema, { version: 3, at: schedule.at }),
  ScheduleRequest: request(scheduleInputSchema, { at: '2026-02-03T08:00' }),
  PreviewRequest: request(previewInputSchema, { days: 7 }),
  NewPreview: {
    schema: newPreviewSchema,
    io: 'output',
    example: { ...preview, token: 'wq1hN0yVd3Jm6q1X4m0bq3S2Jm0g0n8nJ7b8n1pXo2c' }
  },
  Previewed: {
    schema: previewedSchema,
    io: 'output',
    example: {
      id: article.id,
      title: article.title,
      content: article.content,
      imageUrl: null,
      createdAt: article.createdAt,
      origin: { writer: 'person' },
      editedAt: draft.savedAt,
      savedAt: draft.savedAt,
      expiresAt: preview.expiresAt
    }
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
  RunDraft: {
    schema: runDraftSchema,
    io: 'output',
    example: {
      attempt: 1,
      at: '2026-01-15T23:00:02.000Z',
      title: article.title,
      content: article.content,
      grade: 60,
      passed: false,
      findings: [
        {
          check: 'figures',
          severity: 'serious',
          sentence: 'Le chiffre « 68 % » ne vient d’aucun document fourni.',
          place: '…68 % des hôteliers…'
        }
      ]
    }
  },
  ApprovalRequest: {
    schema: approvalInputSchema.extend(adminRequestSchema.shape),
    input: approvalInputSchema,
    io: 'input',
    example: { adminCode, reviewer: 'Camille Astier' }
  },
  NextSubjects: {
    schema: nextSubjectsSchema,
    io: 'output',
    example: {
      date: '2026-01-17',
      chosen: 'guest-reviews',
      subjects: [
        {
          id: 'guest-reviews',
          label: 'La réponse aux avis',
          date: '2026-01-19',
          title: 'Répondre aux avis clients avec l’IA'
        }
      ],
      wishes: ['Travaillez-vous avec les mairies ?'],
      takesWishes: true
    }
  },
  PictureDescription: {
    schema: pictureDescriptionSchema.extend(adminRequestSchema.shape),
    input: pictureDescriptionSchema,
    io: 'input',
    example: { adminCode, alt: 'Un hall d’hôtel, de nuit', focus: { x: 40, y: 60 } }
  },
  SubjectChoice: {
    schema: subjectChoiceSchema.extend(adminRequestSchema.shape),
    input: subjectChoiceSchema,
    io: 'input',
    example: { adminCode, subject: 'guest-reviews' }
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
  Question: {
    schema: questionSchema,
    io: 'input',
    example: { question: 'Combien de temps dure un audit ?' }
  },
  SiteAnswer: {
    schema: siteAnswerSchema,
    io: 'output',
    example: {
      passages: [
        {
          page: 'Questions',
          heading: 'Combien de temps prend une mise en œuvre ?',
          path: '/',
          href: '/#faq:~:text=De%202%20%C3%A0%204%20semaines',
          sentences: ['De 2 à 4 semaines après l’audit.']
        }
      ],
      near: []
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
  ...DESK_SCHEMAS,
  ...ANSWER_SCHEMAS,
  ...AUDIENCE_SCHEMAS,
  ...BROWSER_HEALTH_SCHEMAS,
  ...QUESTION_SCHEMAS,
  ...DELIVERY_SCHEMAS,
  SuspectsPage: {
    schema: suspectsPageSchema,
    io: 'output',
    example: {
      total: 1,
      next: null,
      suspects: [
        {
          id: 42,
          timestamp: '2026-01-15T10:24:00.000Z',
          source: 'popup',
          nom: 'Dupont',
          prenom: 'Jean',
          email: 'jean.dupont@exemple.fr',
          telephone: null,
          note: 'Boostez votre site avec 500 backlinks : https://liens.example',
          consent: false,
          pageUrl: null,
          utmSource: null,
          utmMedium: null,
          utmCampaign: null,
          score: 120,
          reasons: [
            { signal: 'trap', weight: 100 },
            { signal: 'links', weight: 20, count: 1 }
          ],
          erasedAt: '2026-02-14T10:24:00.000Z'
        }
      ]
    }
  },
  ...PERSON_SCHEMAS,
  AuditEntry: {
    schema: auditEntrySchema,
    io: 'output',
    example: {
      id: 7,
      at: '2026-01-15T10:30:00.000Z',
      action: 'article-created',
      subjectId: 12,
      from: '192.0.2.7',
      by: namedCode.name
    }
  },
  Message: { schema: messageSchema, io: 'output', example: { message: 'Article supprimé' } },
  Validated: {
    schema: validatedSchema,
    io: 'output',
    example: { ok: true, name: namedCode.name, scopes: namedCode.scopes }
  },
  NamedCode: { schema: namedCodeSchema, io: 'output', example: namedCode },
  MadeCode: {
    schema: madeCodeSchema,
    io: 'output',
    example: { ...namedCode, code: 'k7m2fp9x-qt4wabc-defghjk-mnpqrst-uvwxyz2' }
  },
  NewCodeRequest: {
    schema: newCodeSchema.extend(adminRequestSchema.shape),
    input: newCodeSchema,
    io: 'input',
    example: { adminCode, name: namedCode.name, scopes: namedCode.scopes }
  },
  CodeChangeRequest: {
    schema: codeChangeSchema.and(adminRequestSchema),
    input: codeChangeSchema,
    io: 'input',
    example: { adminCode, scopes: ['articles', 'leads'] }
  },
  InboundLead: {
    schema: inboundLeadSchema,
    io: 'input',
    example: {
      nom: 'Lefèvre',
      prenom: 'Élodie',
      email: 'elodie.lefevre@exemple.fr',
      telephone: '+33 6 00 00 00 00',
      note: 'Rencontrée au salon, souhaite un audit.',
      consent: true,
      origin: 'Salon EquipHotel'
    }
  },
  InboundAnswer: { schema: inboundAnswerSchema, io: 'output', example: { id: 43 } },
  ApiToken: { schema: apiTokenSchema, io: 'output', example: apiToken },
  MadeToken: {
    schema: madeTokenSchema,
    io: 'output',
    example: { ...apiToken, token: 'k7m2fp9x-qt4wabc-defghjk-mnpqrst-uvwxyz2' }
  },
  NewTokenRequest: request(newTokenSchema, { name: apiToken.name, scopes: apiToken.scopes }),
  ...RELEASE_BOARD_SCHEMAS,
  LiveRelease: { schema: liveReleaseSchema, io: 'output', example: { revision: 12 } },
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
