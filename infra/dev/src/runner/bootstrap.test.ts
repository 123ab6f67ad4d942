import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../system/paths.ts'
import { makeFolder } from '../testing/testing.ts'

interface Bootstrap {
  isNodeGood(version: string): boolean
  noteOnNode(version: string): string | null
  isInstalled(folder: string): boolean
  explainInstallError(output: string): string
}

const load = async () => (await import(new URL('../../bootstrap.mjs', import.meta.url).href)) as Bootstrap

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } })

function buildFolder(wanted: Record<string, object>, present: Record<string, object> | null) {
  const folder = makeFolder()
  writeFileSync(join(folder, 'package-lock.json'), lock(wanted))
  mkdirSync(join(folder, 'node_modules'))
  if (present !== null) writeFileSync(join(folder, 'node_modules/.package-lock.json'), lock(present))
  return folder
}

// OPS-4
describe('before dependencies exist', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.1', '26.1.0'])('takes Node %s', async (version) => {
    expect((await load()).isNodeGood(version)).toBe(true)
  })

  it.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])('refuses Node %s', async (version) => {
    expect((await load()).isNodeGood(version)).toBe(false)
  })

  it('says of a Node without fixes what that means, and nothing of others', async () => {
    const { noteOnNode } = await load()
    expect(noteOnNode('20.19.0')).toMatch(/no security fixes.*use Node 24/)
    expect(['22.12.0', '24.0.1', '26.1.0'].map(noteOnNode)).toEqual([null, null, null])
  })

  it.each([
    ['nothing is installed', { 'node_modules/koa': { version: '3.3.0' } }, null, false],
    [
      'all is installed',
      { 'node_modules/koa': { version: '3.3.0' } },
      { 'node_modules/koa': { version: '3.3.0' } },
      true
    ],
    [
      'a version has moved',
      { 'node_modules/koa': { version: '3.3.1' } },
      { 'node_modules/koa': { version: '3.3.0' } },
      false
    ],
    ['a package is new', { 'node_modules/koa': { version: '3.3.0' } }, {}, false],
    [
      'what misses is for another platform',
      { 'node_modules/fsevents': { version: '2.3.3', optional: true } },
      {},
      true
    ]
  ])('knows when %s', async (_, wanted, present, expected) => {
    expect((await load()).isInstalled(buildFolder(wanted, present))).toBe(expected)
  })

  it('finds this very project installed', async () => {
    expect((await load()).isInstalled(ROOT)).toBe(true)
  })

  it.each([
    ['npm error code ENOSPC\nnpm error nospc no space left on device', /the disk is full/],
    ['npm error code ENOTFOUND\nnpm error network request failed', /registry cannot be reached/],
    ['npm error gyp ERR! stack Error: not found: make', /no compiler was found/],
    ['npm error code EACCES', /cannot be written/],
    [
      'npm error code E404\nnpm error 404 Not found: x\nnpm error A complete log of this run: /x',
      /404 Not found: x$/
    ]
  ])('says in one line why an installation failed', async (output, line) => {
    const said = (await load()).explainInstallError(output)
    expect(said).toMatch(line)
    expect(said).not.toContain('\n')
  })
})

describe('the bootstrap as a command', () => {
  const runIn = (folder: string, args: string[]) => {
    cpSync(join(ROOT, 'infra/dev/bootstrap.mjs'), join(folder, 'infra/dev/bootstrap.mjs'))
    try {
      const env = { ...process.env, npm_execpath: '' }
      return {
        code: 0,
        output: execFileSync(process.execPath, [join(folder, 'infra/dev/bootstrap.mjs'), ...args], {
          env,
          encoding: 'utf8',
          stdio: 'pipe'
        })
      }
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string }
      return { code: status, output: stderr }
    }
  }

  it('installs what is missing, and nothing twice, when no command is named', () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'package.json'), '{"name":"small","version":"1.0.0"}')
    writeFileSync(
      join(folder, 'package-lock.json'),
      '{"name":"small","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"small","version":"1.0.0"}}}'
    )
    mkdirSync(join(folder, 'node_modules/left-over'), { recursive: true })
    expect(runIn(folder, [])).toEqual({
      code: 0,
      output: 'Installing dependencies (npm ci, about a minute)…\n'
    })
    expect(existsSync(join(folder, 'node_modules/left-over'))).toBe(false)
  })

  it('ends with one line and exit code 1 when the installation fails', () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'package.json'), '{"name":"broken","dependencies":{"koa":"3.3.0"}}')
    writeFileSync(
      join(folder, 'package-lock.json'),
      '{"name":"broken","lockfileVersion":3,"packages":{"":{"name":"broken"}}}'
    )
    const { code, output } = runIn(folder, ['any.ts'])
    expect(code).toBe(1)
    expect(output).toMatch(/^npm ci failed: .*\n$/)
  })

  it('takes a command that stops in the middle for no success, and says so', () => {
    const folder = makeFolder()
    const command = join(folder, 'probe.mts')
    writeFileSync(command, "console.log('begun')\nawait new Promise(() => undefined)\nconsole.log('done')\n")
    const run = spawnSync(process.execPath, [join(ROOT, 'infra/dev/bootstrap.mjs'), command], {
      encoding: 'utf8'
    })
    expect(run).toMatchObject({ status: 1, stdout: 'begun\n' })
    expect(run.stderr).toMatch(/^\S+probe\.mts ended before it was done: [^\n]+\n$/)
  })

  it('runs a TypeScript command with its arguments and its exit code', () => {
    const folder = makeFolder()
    const command = join(folder, 'probe.ts')
    writeFileSync(
      command,
      "const words: string[] = process.argv.slice(2)\nconsole.error(words.join('+'))\nprocess.exit(7)\n"
    )
    try {
      execFileSync(process.execPath, [join(ROOT, 'infra/dev/bootstrap.mjs'), command, 'a', 'b'], {
        encoding: 'utf8',
        stdio: 'pipe'
      })
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ status: 7, stderr: 'a+b\n' })
    }
  })
})
