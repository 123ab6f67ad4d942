import { describe } from 'vitest'
import { uniqueName } from './testing.ts'
import { describeEvents } from './testing-events.ts'

describe('SQLite and the memory bus', () => {
  const url = `memory:${uniqueName('events')}`
  describeEvents('sqlite', () => url)
})
