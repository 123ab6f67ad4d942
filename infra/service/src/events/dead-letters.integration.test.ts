import { describe } from 'vitest'
import { DIALECTS, testServer } from '../testing/test-database.ts'
import { describeDeadLetters } from './dead-letters.suite.ts'

describe.each(DIALECTS)('dead letters on %s and NATS', (dialect) => {
  describeDeadLetters(dialect, () => testServer('TEST_NATS_URL'))
})
