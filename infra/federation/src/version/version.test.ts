import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from '../repository/paths.ts'
import { FRONT_ENDS, frontEndsNaming } from '../testing/front-ends-naming.ts'
import { makeDeployable } from '../testing/make-deployable.ts'
import { lockedPackages } from './locked-packages.ts'
import { reachedFiles } from './reached-files.ts'
import { isVersionChanged, sharedInputs, versionOfTree } from './version.ts'

const deployable = makeDeployable()
const twin = makeDeployable()
afterAll(() => {
  deployable.remove()
  twin.remove()
})

describe('the version of a working tree', () => {
  it('is the same for the same files, wherever they are stored', () => {
    expect(versionOfTree(deployable)).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
    expect(versionOfTree(deployable)).toBe(versionOfTree(twin))
  })

  it('does not change with tests, documents, built files and dependencies', () => {
    const before = versionOfTree(deployable)
    writeFileSync(join(deployable.dir, 'src/page.test.tsx'), 'test')
    writeFileSync(join(deployable.dir, 'README.md'), 'text')
    for (const folder of ['dist', 'node_modules', '.vite']) {
      mkdirSync(join(deployable.dir, folder))
      writeFileSync(join(deployable.dir, folder, 'x.js'), 'x')
    }
    expect(versionOfTree(deployable)).toBe(before)
  })

  it('changes with one word, and with a file that takes another name', () => {
    const before = versionOfTree(deployable)
    deployable.edit('src/pages/detail/page.tsx', 'Retour', 'Revenir')
    const after = versionOfTree(deployable)
    expect(after).not.toBe(before)
    writeFileSync(join(deployable.dir, 'src/extra.ts'), '')
    const withFile = versionOfTree(deployable)
    expect(withFile).not.toBe(after)
  })

  it('follows the version of the package', () => {
    expect(versionOfTree({ ...deployable, packageVersion: '2.0.0' })).toMatch(/^2\.0\.0-/)
  })

  it('has a value of its own where a source cannot be read', () => {
    const before = versionOfTree(deployable)
    deployable.edit('src/pages/detail/page.tsx', 'Revenir', 'Revenir {')
    const broken = versionOfTree(deployable)
    deployable.edit('src/pages/detail/page.tsx', 'Revenir {', 'Revenir')
    expect(broken).not.toBe(before)
    expect(versionOfTree(deployable)).toBe(before)
  })
})

describe('a change', () => {
  const lock = { packages: {} }
  it.each([
    ['src/pages/detail/page.tsx', true],
    ['src/pages/detail/page.test.tsx', false],
    ['README.md', false],
    ['dist/x.js', false]
  ])('of %s gives another version: %s', (file, isOther) => {
    const { dir, remove, ...rest } = makeDeployable()
    const path = join(dir, file)
    const before = versionOfTree({ dir, ...rest })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'export default () => null\n')
    expect(versionOfTree({ dir, ...rest }) !== before).toBe(isOther)
    const shared = new Set(sharedInputs({ dir, ...rest }))
    expect(isVersionChanged({ dir, ...rest }, [relative(REPOSITORY, path)], [lock, lock], shared)).toBe(
      isOther
    )
    remove()
  })
})

describe('what a front end is built from', () => {
  const builtFrom = (part: string) =>
    FRONT_ENDS.filter((name) =>
      reachedFiles(join(REPOSITORY, name))?.some((file) => relative(REPOSITORY, file).startsWith(part))
    )

  it.each([
    ['no event', 'infra/contracts/src/events/', []],
    ['nor the table of operations', 'infra/contracts/src/operations/table/', []],
    [
      'the calls of the blog, in the front ends that make them',
      'infra/contracts/src/operations/calls/blog.ts',
      frontEndsNaming('blogCalls.')
    ],
    [
      'the form’s call, where it is sent',
      'infra/contracts/src/operations/calls/contact.ts',
      frontEndsNaming('contactCalls.')
    ],
    ['what both know of a version, in the build tool alone', 'infra/registry/', []],
    [
      'the company, wherever it is named',
      'infra/contracts/src/site/brand.ts',
      expect.arrayContaining(frontEndsNaming('contracts/site/brand'))
    ]
  ])('%s', (_, part, files) => {
    expect(builtFrom(part)).toEqual(files)
  })
})

it('the build tool reads of the registry what it needs for a version: integrity, what a bundle says of itself, and how its pages read an answer', () => {
  const read = reachedFiles(join(REPOSITORY, 'infra/federation/src/build')) ?? []
  const registry = read
    .map((file) => relative(REPOSITORY, file))
    .filter((file) => file.startsWith('infra/registry/'))
  expect(registry.sort()).toEqual([
    'infra/registry/src/evaluate-bundle.mjs',
    'infra/registry/src/file-addresses.ts',
    'infra/registry/src/integrity.mjs',
    'infra/registry/src/read-answer.mjs'
  ])
})

describe('the packages a front end needs', () => {
  const lock = {
    packages: {
      'mf-a': { dependencies: { react: '*', '@site/web': '*' } },
      'mf-b': { dependencies: { zod: '*' } },
      'node_modules/@site/web': {},
      'node_modules/react': { version: '19.0.0', integrity: 'one', dependencies: { scheduler: '*' } },
      'node_modules/react/node_modules/scheduler': { version: '2.0.0', integrity: 'two' },
      'node_modules/scheduler': { version: '1.0.0', integrity: 'three' },
      'node_modules/zod': { version: '4.0.0', integrity: 'four' }
    }
  }

  it('are those it asks for, at any depth, and no others', () => {
    expect(lockedPackages(lock, ['mf-a'])).toEqual(['react@19.0.0 one', 'scheduler@2.0.0 two'])
    expect(lockedPackages(lock, ['mf-b'])).toEqual(['zod@4.0.0 four'])
  })
})
