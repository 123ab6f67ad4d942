import { describe } from 'vitest'
import { describeDeadLetters } from './dead-letters.suite.ts'
import { DIALECTS, testServer } from './testing.ts'

describe.each(DIALECTS)('dead letters on %s and NATS', (dialect) => {
  describeDeadLetters(dialect, () => testServer('TEST_NATS_URL'))
})
