import type { z } from 'zod'
import type {
  Person,
  PersonLink,
  PersonProposals,
  PersonRefusal,
  PersonSummary,
  personAddressSchema,
  personErasureSchema,
  personPairSchema,
  personRequestSchema,
  personSearchSchema
} from '../../persons/person.ts'
import type { KeptData, PersonExport } from '../../persons/personal-data.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

/** Calls about persons. What names one is in the body: no address of a person is in an address of a page. */
export const personCalls = {
  searchPersons: call('POST', '/api/persons/search').of<{
    body: z.input<typeof personSearchSchema> & AdminRequest
    answer: PersonSummary[]
  }>(),
  readPerson: call('POST', '/api/persons/read').of<{
    body: z.input<typeof personRequestSchema> & AdminRequest
    answer: Person
  }>(),
  proposePersons: call('POST', '/api/persons/proposals').of<{
    body: AdminRequest
    answer: PersonProposals
  }>(),
  joinPersons: call('POST', '/api/persons/links').of<{
    body: z.input<typeof personPairSchema> & AdminRequest
    answer: PersonLink
  }>(),
  partPersons: call('DELETE', '/api/persons/links/:id').of<{ body: AdminRequest; answer: PersonLink }>(),
  refusePersons: call('POST', '/api/persons/refusals').of<{
    body: z.input<typeof personPairSchema> & AdminRequest
    answer: PersonRefusal
  }>(),
  withdrawRefusal: call('DELETE', '/api/persons/refusals/:id').of<{
    body: AdminRequest
    answer: PersonRefusal
  }>(),
  describeKeptData: call('POST', '/api/persons/kept-data').of<{
    body: z.input<typeof personAddressSchema> & AdminRequest
    answer: KeptData
  }>(),
  exportPerson: call('POST', '/api/persons/export').of<{
    body: z.input<typeof personAddressSchema> & AdminRequest
    answer: PersonExport
  }>(),
  erasePerson: call('POST', '/api/persons/erasure').of<{
    body: z.input<typeof personErasureSchema> & AdminRequest
    answer: KeptData
  }>()
} as const
