import type { z } from 'zod'
import {
  type PersonSummary,
  personAddressSchema,
  personErasureSchema,
  personLinkSchema,
  personPairSchema,
  personProposalsSchema,
  personRefusalSchema,
  personRequestSchema,
  personSchema,
  personSearchSchema,
  personSummarySchema
} from '../../persons/person.ts'
import { keptDataSchema, personExportSchema } from '../../persons/personal-data.ts'
import { adminRequestSchema } from '../admin.ts'

const adminCode = 'le-code-administrateur'
const camille: PersonSummary = {
  email: 'camille.astier@exemple.fr',
  addresses: ['camille.astier@exemple.fr'],
  name: 'Camille Astier',
  telephone: '06 00 00 00 00',
  company: 'Hôtel du Port',
  demands: 2,
  lastAt: '2026-01-15T10:24:00.000Z',
  leadId: 41
}
const otherCamille: PersonSummary = {
  ...camille,
  email: 'astier@hotel-du-port.example',
  addresses: ['astier@hotel-du-port.example'],
  demands: 1,
  leadId: 40
}
const personLink = {
  id: 4,
  first: otherCamille.email,
  second: camille.email,
  at: '2026-01-20T10:00:00.000Z',
  by: 'Camille Astier'
}
const personProposal = {
  first: camille,
  second: otherCamille,
  reasons: [{ kind: 'phone' as const, value: '06 00 00 00 00' }]
}
const keptData = {
  addresses: camille.addresses,
  parts: [{ part: 'leads', rows: 2 }],
  told: [
    {
      channel: 'email' as const,
      receiver: null,
      leadId: 41,
      sentAt: '2026-01-15T10:24:02.000Z',
      identity: '7d0c3a3e-55a4-4c3f-9a53-3b0f6f5b1d11'
    }
  ]
}

/** A body with the admin code, of which a handler is given the rest. */
const request = <Schema extends z.ZodObject>(input: Schema, example: object) => ({
  schema: input.extend(adminRequestSchema.shape),
  input,
  io: 'input' as const,
  example: { adminCode, ...example }
})

/** Schemas of persons, for the table of all (schemas.ts). */
export const PERSON_SCHEMAS = {
  PersonSearchRequest: request(personSearchSchema, { search: 'astier' }),
  PersonSummary: { schema: personSummarySchema, io: 'output', example: camille },
  PersonRequest: {
    schema: personRequestSchema.and(adminRequestSchema),
    input: personRequestSchema,
    io: 'input',
    example: { adminCode, email: camille.email }
  },
  Person: {
    schema: personSchema,
    io: 'output',
    example: {
      summary: camille,
      links: [],
      total: 1,
      demands: [
        {
          id: 41,
          timestamp: '2026-01-15T10:24:00.000Z',
          state: 'listed',
          source: 'popup',
          email: camille.email,
          nom: 'Astier',
          prenom: 'Camille',
          telephone: camille.telephone,
          company: '',
          note: 'Contact depuis popup',
          consent: true
        }
      ],
      proposals: [personProposal]
    }
  },
  PersonProposals: {
    schema: personProposalsSchema,
    io: 'output',
    example: { proposals: [personProposal], isMore: false, pending: 0 }
  },
  PersonPairRequest: request(personPairSchema, { first: otherCamille.email, second: camille.email }),
  PersonLink: { schema: personLinkSchema, io: 'output', example: personLink },
  PersonRefusal: { schema: personRefusalSchema, io: 'output', example: { id: 2 } },
  PersonAddressRequest: request(personAddressSchema, { email: camille.email }),
  PersonErasureRequest: request(personErasureSchema, {
    email: camille.email,
    addresses: camille.addresses
  }),
  KeptData: { schema: keptDataSchema, io: 'output', example: keptData },
  PersonExport: {
    schema: personExportSchema,
    io: 'output',
    example: {
      email: camille.email,
      addresses: camille.addresses,
      exportedAt: '2026-01-20T10:00:00.000Z',
      leads: [{ id: 41, email: camille.email }]
    }
  }
} as const
