import {
  type DeskPage,
  deskPageSchema,
  firstContactSchema,
  type LeadDesk,
  leadDeskSchema
} from '../../leads/desk.ts'
import {
  bulkAnswerSchema,
  bulkChangeSchema,
  deskChangeSchema,
  editedNoteSchema,
  newNoteSchema
} from '../../leads/desk-changes.ts'
import { adminRequestSchema } from '../admin.ts'
import {
  journalEntrySchema,
  leadPresenceInputSchema,
  leadPresencesSchema,
  leadSheetSchema
} from '../lead-sheet.ts'

const adminCode = 'le-code-administrateur'
const name = 'Camille Astier'

const desk: LeadDesk = {
  leadId: 41,
  version: 2,
  status: 'nouveau',
  lostReason: null,
  owner: name,
  callbackAt: null,
  since: '2026-01-15T10:24:00.000Z',
  contactedAt: null,
  repliedAt: null,
  changedAt: '2026-01-15T10:30:00.000Z',
  dueAt: '2026-01-15T11:24:00.000Z',
  isLate: false
}
const page: DeskPage = {
  at: '2026-01-15T10:31:00.000Z',
  me: name,
  owners: [name],
  counts: {
    tous: 1,
    'a-traiter': 1,
    'a-moi': 1,
    'en-retard': 0,
    'rendez-vous': 0,
    'cette-semaine': 1,
    nouveau: 1,
    contacte: 0,
    gagne: 0,
    perdu: 0,
    'a-repondu': 0
  },
  rows: [desk],
  nextCursor: null
}
const change = {
  id: 7,
  at: desk.changedAt,
  by: name,
  kind: 'change' as const,
  version: 2,
  owner: { from: null, to: name }
}

/** Schemas of the lead desk, for the table of all (schemas.ts). */
export const DESK_SCHEMAS = {
  LeadDesk: { schema: leadDeskSchema, io: 'output', example: desk },
  DeskPage: { schema: deskPageSchema, io: 'output', example: page },
  FirstContact: {
    schema: firstContactSchema,
    io: 'output',
    example: {
      from: '2025-12-16T10:31:00.000Z',
      to: page.at,
      contacted: 12,
      elapsed: { median: 1260, slowest: 64_800 },
      officeHours: { median: 900, slowest: 10_800 },
      waiting: { count: 1, late: 0, oldestSince: desk.since },
      received: [{ date: '2026-01-15', count: 3 }]
    }
  },
  LeadSheet: {
    schema: leadSheetSchema,
    io: 'output',
    example: {
      lead: {
        id: 41,
        timestamp: desk.since,
        source: 'popup',
        nom: 'Lefèvre',
        prenom: 'Élodie',
        email: 'prenom@exemple.fr',
        telephone: null,
        note: 'Contact depuis popup',
        consent: true,
        pageUrl: 'https://www.site.example/blog',
        utmSource: null,
        utmMedium: null,
        utmCampaign: null
      },
      company: '',
      consentAt: desk.since,
      consentVersion: '2026-11-22',
      desk,
      demands: [],
      demandCount: 0,
      notices: [{ channel: 'email', at: desk.since, sentAt: desk.since, attempts: 1 }],
      journal: [change],
      others: []
    }
  },
  JournalEntry: { schema: journalEntrySchema, io: 'output', example: change },
  BulkAnswer: {
    schema: bulkAnswerSchema,
    io: 'output',
    example: { results: [{ id: 41, outcome: 'changed', desk }] }
  },
  DeskChangeRequest: {
    schema: deskChangeSchema.and(adminRequestSchema),
    input: deskChangeSchema,
    io: 'input',
    example: { adminCode, version: 1, owner: name }
  },
  BulkRequest: {
    schema: bulkChangeSchema.and(adminRequestSchema),
    input: bulkChangeSchema,
    io: 'input',
    example: {
      adminCode,
      leads: [{ id: 41, version: 1 }],
      status: 'perdu',
      lostReason: 'Hors de notre région'
    }
  },
  NoteRequest: {
    schema: newNoteSchema.extend(adminRequestSchema.shape),
    input: newNoteSchema,
    io: 'input',
    example: { adminCode, text: 'Rappeler après 17 heures.' }
  },
  EditedNoteRequest: {
    schema: editedNoteSchema.extend(adminRequestSchema.shape),
    input: editedNoteSchema,
    io: 'input',
    example: { adminCode, text: 'Rappeler après 18 heures.', seen: 'Rappeler après 17 heures.' }
  },
  LeadPresenceRequest: {
    schema: leadPresenceInputSchema.extend(adminRequestSchema.shape),
    input: leadPresenceInputSchema,
    io: 'input',
    example: {
      adminCode,
      editor: '3f0c86e3-9d8f-4c55-a3f4-0a6c9b2f8f0e',
      open: true,
      sequence: 4,
      isWriting: true
    }
  },
  LeadPresences: {
    schema: leadPresencesSchema,
    io: 'output',
    example: { others: [{ name, since: desk.changedAt, until: page.at, isWriting: true }] }
  }
} as const
