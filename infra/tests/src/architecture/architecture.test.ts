import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames } from '@site/federation/repository/remotes'
import { describe, expect, it } from 'vitest'
import { listSources, withoutComments } from './sources.ts'

const root = join(import.meta.dirname, '../../../..')
const isTestFile = (path: string) => /\.(test|suite)\.ts$|\/testing(-[\w-]+)?(\.ts$|\/)/.test(path)

describe('the house', () => {
  it('has the given rooms at the top level and nothing else but what tools need', () => {
    const rooms = ['infra', 'shell', ...remoteNames(), 'svc-content', 'svc-gateway', 'svc-leads']
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map((entry) => entry.name)
    expect(folders.sort(), 'a remote has a vite.config.ts').toEqual(rooms.sort())
  })

  it('has no barrels: every room is entered by the file one means', () => {
    const listed = execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' })
    const manifests = listed
      .trim()
      .split('\n')
      .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')))
    expect(manifests.length).toBeGreaterThan(10)
    const barrels = manifests.filter((manifest) => manifest.main || manifest.exports?.['.'])
    expect(barrels.map((manifest) => manifest.name)).toEqual([])
  })

  it('reaches tables through their declarations, but where no table is known beforehand (infra/decisions/0096)', () => {
    const sources = listSources(root)
      .filter((file) => /^(svc-[\w-]+|infra\/service)\/src\/(?!migrations\/)/.test(file) && !isTestFile(file))
      .map((file) => ({ file, source: withoutComments(readFileSync(join(root, file), 'utf8')) }))
    const found = (pattern: RegExp) =>
      sources.flatMap(({ file, source }) =>
        [...source.matchAll(pattern)].map(([call]) => `${file}: ${call.replace(/\s+/g, '')}`)
      )
    const names = found(/(?<=defineTable\(')\w+/g).map((one) => one.split(': ')[1])
    expect(names).toContain('leads')
    // A knex by its usual names, whatever it is called with; and whatever is called with a table's name.
    const knex = /\b(?:(?:knex|trx|executor|database)(?:<[^>]*>)?|batchInsert)\(\s*[^\s),]+/g
    const named = new RegExp(
      `(?<![.\\w])(?!\\w*(?:Table|knex)\\()\\w+\\(\\s*["'](?:${names.join('|')})["' ]`,
      'g'
    )
    const calls = [...found(knex), ...found(named)]
    expect(calls.sort()).toEqual([
      'infra/service/src/backup/backup.ts: trx(name',
      'infra/service/src/backup/restore.ts: trx(SEQUENCE',
      'infra/service/src/backup/restore.ts: trx(table',
      'infra/service/src/database/database.ts: knex(dialect', // Knex itself, made with its configuration.
      "infra/service/src/database/revision.ts: knex('revisions'", // In a migration.
      'infra/service/src/database/table.ts: executor(from',
      'infra/service/src/database/table.ts: executor(table.tableName',
      // Of all tables whose texts may name a person, declared by textsOf (infra/decisions/0136).
      'svc-leads/src/personal-data/mentions.ts: executor(tableName',
      'svc-leads/src/personal-data/mentions.ts: trx(texts.tableName'
    ])
  })

  it('writes dates in browsers without loading their data of time zones (infra/decisions/0185)', () => {
    const loading = listSources(root)
      .filter((file) => /^(shell|mf-[\w-]+|infra\/(web|contracts))\/src\//.test(file) && !isTestFile(file))
      .filter((file) =>
        /Intl\.DateTimeFormat|toLocale(Date|Time)String/.test(
          withoutComments(readFileSync(join(root, file), 'utf8'))
        )
      )
    expect(loading).toEqual([])
  })

  it('keeps download addresses out of the lock file', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved":\s*"http/)
  })
})
