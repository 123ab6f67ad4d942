import { PERSONS_AT_MOST } from '../../persons/person.ts'
import { personCalls } from '../calls/persons.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

/** Longer than reading every note and dead letter for an address takes with a million leads. */
const WHOLE_TABLES_MS = 60_000

const common = { owner: 'leads', tag: 'Leads', access: 'body', scopes: ['leads'] } as const
const asked = [...BODY, ...ADMIN, 405, ...PASSED_ON] as const

/** Persons: one history for all that an address sent, addresses joined and parted, export and erasure (decisions 135 and 136). */
export const personOperations = {
  searchPersons: operation({
    ...common,
    call: personCalls.searchPersons,
    summary:
      'Find persons by a part of an address, a name or a telephone number; everybody for a blank search',
    body: 'PersonSearchRequest',
    successes: [
      {
        status: 200,
        description: `Whoever wrote last comes first; ${PERSONS_AT_MOST} at most.`,
        body: { listOf: 'PersonSummary' }
      }
    ],
    refusals: [...asked, 422]
  }),
  readPerson: operation({
    ...common,
    call: personCalls.readPerson,
    summary: 'One person, by an address or a lead: its history and who else it may be',
    body: 'PersonRequest',
    successes: [{ status: 200, description: 'All that its addresses sent.', body: 'Person' }],
    refusals: [...asked, 404, 422]
  }),
  proposePersons: operation({
    ...common,
    call: personCalls.proposePersons,
    summary: 'Persons who may be the same one, with the reasons',
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'The newest 50.', body: 'PersonProposals' }],
    refusals: [...asked]
  }),
  joinPersons: operation({
    ...common,
    call: personCalls.joinPersons,
    summary: 'Join two persons',
    description: 'A row of its own links the two addresses; no lead changes.',
    body: 'PersonPairRequest',
    successes: [{ status: 201, description: 'They are one person.', body: 'PersonLink' }],
    refusals: [...asked, 404, 409, 422]
  }),
  partPersons: operation({
    ...common,
    call: personCalls.partPersons,
    summary: 'Part two persons who were joined',
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'The link that is gone.', body: 'PersonLink' }],
    refusals: [...asked, 404]
  }),
  refusePersons: operation({
    ...common,
    call: personCalls.refusePersons,
    summary: 'Say that two persons are not one, so that they are not proposed again',
    body: 'PersonPairRequest',
    successes: [{ status: 201, description: 'They are not proposed any more.', body: 'PersonRefusal' }],
    refusals: [...asked, 404, 409, 422]
  }),
  withdrawRefusal: operation({
    ...common,
    call: personCalls.withdrawRefusal,
    summary: 'Let two persons be proposed again',
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'What is gone.', body: 'PersonRefusal' }],
    refusals: [...asked, 404]
  }),
  describeKeptData: operation({
    ...common,
    call: personCalls.describeKeptData,
    summary: 'What is kept of a person and where, and what has left',
    body: 'PersonAddressRequest',
    timeoutMs: WHOLE_TABLES_MS,
    successes: [{ status: 200, description: 'Counts alone.', body: 'KeptData' }],
    refusals: [...asked, 422]
  }),
  exportPerson: operation({
    ...common,
    call: personCalls.exportPerson,
    summary: 'Everything that is kept about a person (article 15 of the GDPR)',
    body: 'PersonAddressRequest',
    timeoutMs: WHOLE_TABLES_MS,
    successes: [{ status: 200, description: 'Each part under its name.', body: 'PersonExport' }],
    refusals: [...asked, 422]
  }),
  erasePerson: operation({
    ...common,
    call: personCalls.erasePerson,
    summary: 'Erase everything that is kept about a person (article 17 of the GDPR)',
    description: 'It is refused when other addresses were joined than those that were shown.',
    body: 'PersonErasureRequest',
    timeoutMs: WHOLE_TABLES_MS,
    successes: [{ status: 200, description: 'What was erased, and what has left.', body: 'KeptData' }],
    refusals: [...asked, 409, 422]
  })
} as const
