import { describe } from 'vitest'
import { DIALECTS, testServer } from './testing.ts'
import { describeEvents } from './testing-events.ts'

describe.each(DIALECTS)('%s and NATS', (dialect) => {
  describeEvents(dialect, () => testServer('TEST_NATS_URL'))
})
