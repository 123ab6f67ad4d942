import { describe } from 'vitest'
import { describeDeadLetters } from './dead-letters.suite.ts'
import { uniqueName } from './testing.ts'

describe('dead letters on SQLite and the memory bus', () => {
  const url = `memory:${uniqueName('dead-letters')}`
  describeDeadLetters('sqlite', () => url)
})
