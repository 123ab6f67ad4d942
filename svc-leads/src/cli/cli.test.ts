import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createTestDatabase } from '@site/service/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { addLead } from '../testing/add-lead.ts'

it('runs as npm runs it: answers go to the standard output, errors to the other with status 1', {
  timeout: 60_000
}, async () => {
  const { db, url, drop } = await createTestDatabase('sqlite', { migrations })
  onTestFinished(drop)
  const id = await addLead(db, { email: 'a@b.fr' })
  const run = (...words: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['infra/dev/bootstrap.mjs', 'infra/dev/src/operations/operations.ts', 'leads', ...words],
      {
        env: { ...process.env, DATABASE_URL: url }
      }
    )
  const { stdout } = await run('export', '--email', 'A@B.fr')
  expect(JSON.parse(stdout).leads).toMatchObject([{ id, email: 'a@b.fr' }])
  await expect(run('release', '12')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no suspect submission 12.\n'
  })
  await run('erase', '--email', 'a@b.fr')
  expect(await db.knex('leads')).toEqual([])
})
