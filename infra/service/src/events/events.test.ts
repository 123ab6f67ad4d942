import { describe } from 'vitest'
import { describeEvents } from '../testing/events.ts'
import { uniqueName } from '../testing/test-database.ts'

describe('SQLite and the memory bus', () => {
  const url = `memory:${uniqueName('events')}`
  describeEvents('sqlite', () => url)
})
