import { describe } from 'vitest'
import { describeService } from './define-service.suite.ts'
import { testServer } from './testing/test-database.ts'

describe('A service on MySQL and NATS', () => {
  describeService('mysql', () => testServer('TEST_NATS_URL'))
})
