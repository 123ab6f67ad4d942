import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeNewRemote } from '../testing/make-new-remote.ts'
import { isRemoteName, makeRemote } from './make-remote.ts'

it('FED-35 makes a remote that has its name everywhere, and writes over nothing', () => {
  const { dir, remove } = makeNewRemote('mf-jobs', { license: 'MIT' })
  onTestFinished(remove)
  const texts = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  expect(texts.join('\n')).not.toContain('sample')
  expect(readFileSync(join(dir, 'src/remote/routes.ts'), 'utf8')).toContain("path: '/jobs'")
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: '@site/mf-jobs', version: '0.1.0', license: 'MIT' })
  const again = { name: 'mf-jobs', dir, templates: '', parts: [], manifest: {} }
  expect(() => makeRemote(again)).toThrow(`${dir} exists: nothing was written`)
})

it('takes names that a store, an address and Module Federation take', () => {
  expect(['mf-jobs', 'mf-a1-b'].every(isRemoteName)).toBe(true)
  expect(['jobs', 'mf-', 'mf-Jobs', 'mf-1', '../mf-x', `mf-${'a'.repeat(40)}`].some(isRemoteName)).toBe(false)
})
