import { describe } from 'vitest'
import { describeEvents } from '../testing/events.ts'
import { DIALECTS, testServer } from '../testing/test-database.ts'

describe.each(DIALECTS)('%s and NATS', (dialect) => {
  describeEvents(dialect, () => testServer('TEST_NATS_URL'))
})
