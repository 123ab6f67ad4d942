import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeNewRemote } from '../testing/make-new-remote.ts'
import { findProject } from './find-project.ts'
import { versionOfProject } from './project-version.ts'

/** A remote with a lock file of its own. */
function project() {
  const made = makeNewRemote()
  onTestFinished(made.remove)
  writeFileSync(join(made.dir, 'package-lock.json'), '{}')
  return made
}

describe('the version of a remote in its own repository', () => {
  it('FED-33 is that of what is built: its sources and its lock file, wherever it lies', () => {
    const [one, other] = [project(), project()]
    const version = versionOfProject(one)
    expect(version).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
    expect(versionOfProject(other)).toBe(version)
    appendFileSync(join(one.dir, 'src/pages/home/content/home.ts'), '\n')
    appendFileSync(join(other.dir, 'package-lock.json'), '\n')
    expect(versionOfProject(one)).not.toBe(version)
    expect(versionOfProject(other)).not.toBe(version)
  })

  it('stays where tests, texts and what was built change', () => {
    const { dir, ...rest } = project()
    const version = versionOfProject({ dir, ...rest })
    mkdirSync(join(dir, 'dist'))
    for (const file of ['dist/a.js', 'README.md', 'src/pages/home/page.test.tsx', '.env'])
      writeFileSync(join(dir, file), 'other')
    expect(versionOfProject({ dir, ...rest })).toBe(version)
  })

  it('is that of the repository’s lock file where the remote is one of several', () => {
    const made = project()
    const [own, above] = [join(made.dir, 'package-lock.json'), join(made.dir, '../pnpm-lock.yaml')]
    rmSync(own)
    writeFileSync(above, 'one')
    const version = versionOfProject(made)
    writeFileSync(above, 'other')
    expect(versionOfProject(made)).not.toBe(version)
  })

  it('belongs to the folder one is in, or above it', () => {
    const { dir } = project()
    expect(findProject(join(dir, 'src/pages')).name).toBe('mf-jobs')
    expect(() => findProject('/')).toThrow('npm create @site/remote')
  })
})
