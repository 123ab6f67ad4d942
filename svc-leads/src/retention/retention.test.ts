import { eventually } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { describeRetention } from './retention.suite.ts'

describeRetention('sqlite')

it('is done by the service when it starts', async () => {
  const leads = await startTestLeads('sqlite', { clock: () => new Date('2026-11-21T23:30:00.000Z') })
  const run = await eventually('the run', () => leads.db.knex('job_runs').whereNotNull('finished_at').first())
  expect(run).toMatchObject({ job: 'retention', day: '2026-11-22' })
  await leads.stop()
})
