import { propagation } from '@opentelemetry/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  buildLeadCreated,
  createTestDatabase,
  DIALECTS,
  type TestDatabase
} from '../testing/test-database.ts'
import { appendEvent } from './outbox.ts'

const traceparentOf = (span: string) => `00-${'a'.repeat(32)}-${span.repeat(16)}-01`

describe.each(DIALECTS)('an event that is appended within a trace, on %s', (dialect) => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await createTestDatabase(dialect)
    propagation.setGlobalPropagator({
      inject: (_, carrier, setter) => setter.set(carrier, 'traceparent', traceparentOf('b')),
      extract: (context) => context,
      fields: () => ['traceparent']
    })
  })
  afterEach(async () => {
    propagation.disable()
    await place.drop()
  })
  const stored = async () => JSON.parse((await place.db.knex('outbox').first()).event)

  test('goes on with the trace', async () => {
    const event = buildLeadCreated()
    await appendEvent(place.db.knex, event)
    expect(await stored()).toEqual({ ...event, traceparent: traceparentOf('b') })
  })

  test('keeps the trace that it is part of already', async () => {
    const event = { ...buildLeadCreated(), traceparent: traceparentOf('c') }
    await appendEvent(place.db.knex, event)
    expect(await stored()).toEqual(event)
  })
})
