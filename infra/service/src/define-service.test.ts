import { describe } from 'vitest'
import { describeService } from './define-service.suite.ts'
import { uniqueName } from './testing/test-database.ts'

describe('A service on SQLite and the memory bus', () => {
  const url = `memory:${uniqueName('service')}`
  describeService('sqlite', () => url)
})
