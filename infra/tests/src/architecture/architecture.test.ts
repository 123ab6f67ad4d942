import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultOf } from './check.ts'
import { importsOf, listSources, readImports, withoutComments } from './imports.ts'
import { isTestFile, ROOMS } from './rooms.ts'

const root = join(import.meta.dirname, '../../../..')
const fault = (file: string, specifier: string) => faultOf(root, { file, specifier })

describe('the house', () => {
  it('has no import against the arrows', () => {
    const imports = readImports(root, listSources(root))
    expect(imports.length).toBeGreaterThan(10)
    expect(imports.map((one) => faultOf(root, one)).filter(Boolean)).toEqual([])
  })

  it('has the given rooms at the top level and nothing else but what tools need', () => {
    const rooms = [
      'infra',
      'mf-admin',
      'mf-blog',
      'mf-chat',
      'mf-marketing',
      'shell',
      'svc-content',
      'svc-gateway',
      'svc-leads'
    ]
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map((entry) => entry.name)
    expect(folders.sort()).toEqual(rooms)
  })

  it('has no barrels: every room is entered by the file one means', () => {
    const manifests = ROOMS.map(({ folder }) =>
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    )
    const barrels = manifests.filter((manifest) => manifest.main || manifest.exports?.['.'])
    expect(barrels.map((manifest) => manifest.name)).toEqual([])
  })

  it('has migrations that stand on the migration kit alone: what they did they do for ever', () => {
    const kit =
      /^(@site\/service\/(database\/(migrate|kit-migrations|revision|tables)|admin\/audit)|\.\/[\w-]+\.ts)$/
    const files = listSources(root).filter((file) => /\/migrations\/[\w-]+\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(5)
    const strangers = readImports(root, files).filter(({ specifier }) => !kit.test(specifier))
    expect(strangers).toEqual([])
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
      'infra/service/src/database/table.ts: batchInsert(table.tableName',
      'infra/service/src/database/table.ts: executor(from'
    ])
  })

  it('keeps download addresses out of the lock file', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved":\s*"http/)
  })
})

describe('an arrow is refused when', () => {
  it.each([
    ['a remote imports another remote', 'mf-blog/src/pages/blog/page.tsx', '@site/mf-chat/widget'],
    ['a remote imports the shell', 'mf-blog/src/pages/blog/page.tsx', '@site/shell/app'],
    [
      'a remote imports the service kit',
      'mf-admin/src/pages/admin/page.tsx',
      '@site/service/observability/log'
    ],
    ['a service imports another service', 'svc-leads/src/app.ts', '@site/svc-content/service'],
    ['a service imports the platform', 'svc-gateway/src/app.ts', '@site/web/platform'],
    [
      'a service that serves no front end imports the registry',
      'svc-leads/src/app.ts',
      '@site/registry/is-absent'
    ],
    ['a remote imports the registry', 'mf-blog/src/remote/routes.ts', '@site/registry/integrity.mjs'],
    ['the registry imports who writes it', 'infra/registry/src/a.ts', '@site/federation/registry/store'],
    ['contracts import a library', 'infra/contracts/src/operations/lead.ts', 'koa'],
    ['contracts import the kit', 'infra/contracts/src/operations/lead.ts', '@site/service/observability/log'],
    [
      'a path climbs out of its room',
      'mf-blog/src/pages/blog/page.tsx',
      '../../../../mf-chat/src/widget.tsx'
    ],
    ['the runner reaches into a service', 'infra/dev/src/runner/run.ts', '@site/svc-leads/leads/repository'],
    [
      'the preset is imported by code',
      'mf-blog/src/remote/routes.ts',
      '@site/federation/build/vite/vite-remote'
    ],
    ['a package is not declared', 'svc-leads/src/app.ts', 'left-pad']
  ])('%s', (_, file, specifier) => {
    expect(fault(file, specifier)).not.toBeNull()
  })

  it.each([
    ['a remote imports the platform', 'mf-blog/src/pages/blog/page.tsx', '@site/web/platform'],
    ['a service imports the kit', 'svc-leads/src/app.ts', '@site/service/http/app'],
    [
      'the gateway imports the registry',
      'svc-gateway/src/rendering/worker.mjs',
      '@site/registry/integrity.mjs'
    ],
    ['the runner starts a service', 'infra/dev/src/runner/run.ts', '@site/svc-leads/service'],
    ['a tool file imports the preset', 'mf-blog/vite.config.ts', '@site/federation/build/vite/vite-remote'],
    ['Node is imported', 'svc-leads/src/app.ts', 'node:crypto']
  ])('not when %s', (_, file, specifier) => {
    expect(fault(file, specifier)).toBeNull()
  })
})

describe('importsOf', () => {
  it('finds every form of import and no comment', () => {
    const source = readFileSync(join(import.meta.dirname, 'imports.sample.txt'), 'utf8')
    expect(importsOf(source)).toEqual(['./a.ts', 'b', './side-effect.css', './c.ts', './d.ts'])
  })
})
