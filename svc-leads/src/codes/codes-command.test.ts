import { CommandLineError } from '@site/contracts/command-line'
import { createTestDatabase } from '@site/service/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { runCodes } from '../cli.ts'
import { migrations } from '../migrations/index.ts'

it('ADMIN-14 lists, adds, renames and revokes codes on the database, and shows a code once', async () => {
  const { db, url, drop } = await createTestDatabase('sqlite', { migrations })
  onTestFinished(drop)
  const run = (...words: string[]) => runCodes(words, () => url)
  expect(await run()).toBe('none')
  const added = await run('add', 'Camille Astier', '--scope', 'leads,articles')
  const [, code = ''] = /^Code 1 of Camille Astier: (\S+)\n/.exec(added) ?? []
  expect(code).toHaveLength(40)
  expect(await run('list')).toMatch(/^1 {2}Camille Astier {2}articles,leads {2}made \S+ {2}never used$/)
  expect(await run('rename', '1', 'Camille B.')).toContain('1  Camille B.')
  expect(await run('scopes', '1', '--scope', 'offre')).toContain('offre')
  expect(await run('revoke', '1')).toMatch(/revoked \S+$/)
  expect(await run('list')).not.toContain(code.slice(9))
  await expect(run('rename', '1', 'Encore')).rejects.toThrow('Code 1 is revoked.')
  await expect(run('revoke', '7')).rejects.toThrow('There is no code 7.')
  const audit = await db.knex('audit_entries').orderBy('id').pluck('action')
  expect(audit).toEqual(['code-created', 'code-renamed', 'code-scopes-changed', 'code-revoked'])
  expect(await db.knex('outbox')).toHaveLength(4)
})

it.each([
  ['add'],
  ['add Camille'],
  ['add Camille --scope cuisine'],
  ['add Camille Astier --scope leads'],
  ['rename 1'],
  ['rename x Camille'],
  ['revoke'],
  ['revoke 1 2'],
  ['scopes 1'],
  ['list 1'],
  ['open 1']
])('refuses “%s” before it looks for a database', (line) => {
  const findUrl = () => {
    throw new Error('looked for')
  }
  expect(() => runCodes(line.split(' '), findUrl)).toThrow(CommandLineError)
})
