import { describe } from 'vitest'
import { uniqueName } from '../testing/test-database.ts'
import { describeDeadLetters } from './dead-letters.suite.ts'

describe('dead letters on SQLite and the memory bus', () => {
  const url = `memory:${uniqueName('dead-letters')}`
  describeDeadLetters('sqlite', () => url)
})
