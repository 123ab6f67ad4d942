import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import rules, { production } from '../../../../.dependency-cruiser.mjs'
import { findRefused } from './find-refused.ts'
import { listSources } from './sources.ts'

const REPOSITORY = join(import.meta.dirname, '../../../..')

describe('the imports of the repository', () => {
  // As git lists them: other tests make copies in folders that it ignores, and take them away while this one looks.
  const sources = listSources(REPOSITORY).filter((file) => file.includes('/') && !file.startsWith('.'))

  it('FED-13 are all allowed', async () => {
    expect(await findRefused(REPOSITORY, rules, sources)).toEqual([])
  }, 240_000)

  it('make no circle of folders, tests aside', async () => {
    const excluded = new RegExp(production.options.exclude.path.join('|'))
    const kept = sources.filter((file) => !excluded.test(file))
    expect(kept.length).toBeGreaterThan(500)
    expect(await findRefused(REPOSITORY, production, kept)).toEqual([])
  })
})

/** Importing file, what it imports, and the rule that refuses it. */
const REFUSED: Record<string, [file: string, specifier: string, rule: string]> = {
  'a remote imports another remote': ['mf-blog/src/a.tsx', '@site/mf-chat/widget', 'remote-imports'],
  'a remote imports the shell': ['mf-blog/src/b.tsx', '@site/shell/app', 'remote-imports'],
  'a remote imports the service library': ['mf-chat/src/c.ts', '@site/service/log', 'remote-imports'],
  'a remote imports the registry': ['mf-blog/src/d.ts', '@site/registry/integrity.mjs', 'remote-imports'],
  'a remote imports the preset in its code': [
    'mf-blog/src/e.ts',
    '@site/federation/preset',
    'remote-imports'
  ],
  'the shell imports a remote': ['shell/src/a.ts', '@site/mf-chat/widget', 'shell-imports'],
  'a service imports another service': ['svc-leads/src/a.ts', '@site/svc-content/service', 'service-imports'],
  'a service imports the platform': ['svc-gateway/src/a.ts', '@site/web/platform', 'gateway-imports'],
  'a service that serves no front end imports the registry': [
    'svc-leads/src/b.ts',
    '@site/registry/is-absent',
    'service-imports'
  ],
  'a type is imported against the arrows': [
    'svc-leads/src/c.ts',
    'type @site/web/platform',
    'service-imports'
  ],
  'a test imports against the arrows': ['svc-leads/src/d.test.ts', '@site/web/platform', 'service-imports'],
  'an import is dynamic': ['svc-leads/src/e.ts', 'dynamic @site/web/platform', 'service-imports'],
  'the registry imports who writes it': [
    'infra/registry/src/a.ts',
    '@site/federation/store',
    'registry-imports'
  ],
  'the federation imports a service': [
    'infra/federation/src/a.ts',
    '@site/svc-leads/service',
    'federation-imports'
  ],
  'the web library imports the service library': [
    'infra/web/src/a.ts',
    '@site/service/log',
    'web-library-imports'
  ],
  'the service library imports the registry': [
    'infra/service/src/a.ts',
    '@site/registry/is-absent',
    'service-library-imports'
  ],
  'contracts import the service library': [
    'infra/contracts/src/a.ts',
    '@site/service/log',
    'contracts-imports'
  ],
  'the tests reach into a service': ['infra/tests/src/a.ts', '@site/svc-leads/service', 'tests-imports'],
  'the runner reaches into a service': [
    'infra/dev/src/a.ts',
    '@site/svc-leads/leads/repository',
    'runner-imports'
  ],
  'the runner imports a front end': ['infra/dev/src/b.ts', '@site/shell/app', 'runner-imports'],
  'contracts import a library': ['infra/contracts/src/b.ts', 'koa', 'contracts-stand-on-zod-alone'],
  'a path leaves its workspace': [
    'mf-blog/src/f.ts',
    '../../infra/web/src/platform.ts',
    'no-path-out-of-a-workspace'
  ],
  'a package is not declared': ['svc-leads/src/f.ts', 'left-pad', 'no-undeclared-package'],
  'a package of the root is imported in production': [
    'svc-leads/src/g.ts',
    'vitest',
    'no-package-of-the-root-in-production'
  ],
  'nothing answers to the name': ['svc-leads/src/h.ts', './absent.ts', 'no-unresolved-import'],
  'production imports test support': [
    'svc-leads/src/i.ts',
    './testing/build-lead.ts',
    'no-test-support-in-production'
  ],
  "a folder imports its parent's configuration": [
    'svc-leads/src/leads/a.ts',
    '../config.ts',
    "no-parent's-configuration"
  ],
  'a migration imports what may change': [
    'svc-leads/src/migrations/leads/0001-a.ts',
    '../../leads/repository.ts',
    'migrations-import-only-what-stays'
  ],
  'a file imports itself by way of another': ['svc-leads/src/circle/a.ts', './b.ts', 'no-circle-of-files']
}

const ALLOWED: Record<string, [file: string, specifier: string]> = {
  'a remote imports the platform': ['mf-blog/src/k.tsx', '@site/web/platform'],
  'a service imports the service library': ['svc-leads/src/k.ts', '@site/service/log'],
  'the gateway imports the registry': ['svc-gateway/src/worker.mjs', '@site/registry/integrity.mjs'],
  'the runner starts a service': ['infra/dev/src/k.ts', '@site/svc-leads/service'],
  'a tool file imports the preset': ['mf-blog/vite.config.ts', '@site/federation/preset'],
  'the shell imports the shared names': ['shell/src/k.ts', '@site/federation/build/shared-names'],
  'what runs before any package exists is reached by its path': [
    'infra/tests/test.mjs',
    '../dev/bootstrap.mjs'
  ],
  'Node is imported': ['svc-leads/src/l.ts', 'node:crypto'],
  'a test imports a package of the root': ['svc-leads/src/l.test.ts', 'vitest'],
  'a declared package is imported': ['svc-leads/src/m.ts', 'koa'],
  'a migration imports what it needs': [
    'svc-leads/src/migrations/0002-b.ts',
    '@site/service/database/tables'
  ],
  'a test imports test support': ['svc-leads/src/m.test.ts', './testing/build-lead.ts']
}

/** What the samples import, and what makes a circle of files, a circle of folders and an orphan. */
const TARGETS: Record<string, string> = {
  'infra/dev/bootstrap.mjs': '',
  'infra/service/src/log.ts': '',
  'infra/service/src/database/tables.ts': '',
  'infra/web/src/platform.ts': '',
  'infra/registry/src/integrity.mjs': '',
  'infra/registry/src/is-absent.ts': '',
  'infra/federation/src/preset.ts': '',
  'infra/federation/src/store.ts': '',
  'infra/federation/src/build/shared-names.ts': '',
  'mf-chat/src/widget.ts': '',
  'shell/src/app.ts': '',
  'svc-content/src/service.ts': '',
  'svc-leads/src/service.ts': '',
  'svc-leads/src/config.ts': '',
  'svc-leads/src/leads/repository.ts': '',
  'svc-leads/src/testing/build-lead.ts': '',
  'svc-leads/src/circle/b.ts': "import './a.ts'\n",
  'svc-leads/src/leads/capture.ts': "import '../notices/notify.ts'\n",
  'svc-leads/src/notices/notify.ts': '',
  'svc-leads/src/notices/describe.ts': "import '../leads/repository.ts'\n",
  'svc-leads/src/orphan.ts': ''
}

describe('an import is refused when', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-imports-'))
  let refused: string[] = []
  beforeAll(async () => {
    layOut(root)
    refused = await findRefused(root)
  })
  afterAll(() => rmSync(root, { recursive: true }))
  const refusedOf = (file: string) => refused.filter((line) => line.includes(`: ${file} -> `))

  it.each(Object.entries(REFUSED))('%s', (_, [file, , rule]) => {
    expect(refusedOf(file)).toContainEqual(expect.stringMatching(`^${rule}: `))
  })

  it.each(Object.entries(ALLOWED))('not when %s', (_, [file]) => {
    expect(refusedOf(file)).toEqual([])
  })

  it('folders import each other by way of different files', async () => {
    const circle = /^no-circle-of-folders: svc-leads\/src\/(leads|notices) -> /
    expect((await findRefused(root, production)).filter((line) => circle.test(line))).toHaveLength(2)
  })

  it('a file neither imports nor is imported', () => {
    expect(refusedOf('svc-leads/src/orphan.ts')).toEqual([
      'no-orphan: svc-leads/src/orphan.ts -> svc-leads/src/orphan.ts'
    ])
  })
})

/** A repository of the same workspaces with a file for each sample. */
function layOut(root: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const sources = [...Object.values(REFUSED), ...Object.values(ALLOWED)]
  for (const [file, specifier] of sources) write(file, importing(specifier))
  for (const [file, text] of Object.entries(TARGETS)) write(file, `${text}export {}\n`)
  for (const name of ['koa', 'left-pad', 'vitest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  mkdirSync(join(root, 'node_modules/@site'))
  const folders = [...sources.map(([file]) => file), ...Object.keys(TARGETS)].map(workspaceOf)
  for (const folder of new Set(folders)) {
    const name = `@site/${basename(folder)}`
    const exported = { './*.mjs': './src/*.mjs', './*': './src/*.ts' }
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, exports: exported, dependencies: { koa: '1.0.0' } })
    )
    symlinkSync(join(root, folder), join(root, 'node_modules', name))
  }
}

const workspaceOf = (file: string) => /^(infra\/)?[^/]+/.exec(file)?.[0] ?? ''

function importing(specifier: string): string {
  const [form, name] = specifier.includes(' ') ? specifier.split(' ') : ['', specifier]
  if (form === 'type') return `import type { A } from '${name}'\n`
  return form === 'dynamic' ? `export const a = await import('${name}')\n` : `import '${name}'\n`
}
