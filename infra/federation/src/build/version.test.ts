import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUnit } from '../testing/make-unit.ts'
import { COMMON_INPUTS, versionOfTree } from './version.ts'

const unit = makeUnit()
const twin = makeUnit()
afterAll(() => {
  unit.remove()
  twin.remove()
})

describe('the version of a working tree', () => {
  it('is the same for the same files, wherever they lie', () => {
    expect(versionOfTree(unit)).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
    expect(versionOfTree(unit)).toBe(versionOfTree(twin))
  })

  it('does not change with tests, documents, built files and dependencies', () => {
    const before = versionOfTree(unit)
    writeFileSync(join(unit.dir, 'src/page.test.tsx'), 'test')
    writeFileSync(join(unit.dir, 'README.md'), 'text')
    for (const folder of ['dist', 'node_modules', '.vite']) {
      mkdirSync(join(unit.dir, folder))
      writeFileSync(join(unit.dir, folder, 'x.js'), 'x')
    }
    expect(versionOfTree(unit)).toBe(before)
  })

  it('changes with one word, and with a file that takes another name', () => {
    const before = versionOfTree(unit)
    unit.edit('src/pages/detail/page.tsx', 'Retour', 'Revenir')
    const after = versionOfTree(unit)
    expect(after).not.toBe(before)
    writeFileSync(join(unit.dir, 'src/extra.ts'), '')
    const withFile = versionOfTree(unit)
    expect(withFile).not.toBe(after)
  })

  it('takes in what a build imports of the registry, and nothing else of it', async () => {
    const { metafile } = await build({
      entryPoints: ['build-worker.ts', 'vite/vite-remote.ts', 'vite/vite-shell.ts'].map((file) =>
        join(import.meta.dirname, file)
      ),
      outdir: 'nowhere',
      write: false,
      metafile: true,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm'
    })
    const imported = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports.map(({ path }) => path))
      .filter((path) => path.startsWith('@site/registry/'))
    const taken = COMMON_INPUTS.filter((input) => input.startsWith('infra/registry'))
    expect(taken).not.toEqual([])
    expect(new Set(imported)).toEqual(
      new Set(taken.map((input) => input.replace('infra/registry/src/', '@site/registry/')))
    )
  })

  it('follows the version of the package', () => {
    expect(versionOfTree({ ...unit, packageVersion: '2.0.0' })).toMatch(/^2\.0\.0-/)
  })
})
