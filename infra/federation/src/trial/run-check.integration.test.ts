import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { afterAll, describe, expect, it } from 'vitest'
import { errorsOfTrial, inStore } from '../publish/try-remotes.ts'
import { checkBundle } from './run-check.ts'

const root = mkdtempSync(join(tmpdir(), 'trial-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Keeps its thread for ever as an endless loop does, but leaves the processor to the tests beside it. */
const NEVER_ENDS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
/** The whole of a refusal. Milliseconds. */
const WITHIN = 30_000

/** A shell that renders the page of its one remote, or a page of its own; `page` runs for each. */
const shellSource = ({ top = '', page = '', own = "'Page introuvable'" }) => `
const React = require('react')
const { renderToString } = require('react-dom/server')
${top}
exports.platform = {}
exports.render = async ({ url, bundles }) => {
  const [bundle] = Object.values(bundles)
  ${page}
  const View = bundle && bundle.pages[bundle.remote.routes.find(({ path }) => path === new URL(url).pathname).page]
  return { html: renderToString(View ? React.createElement('main', null, React.createElement(View)) : ${own}) }
}
`

const remoteSource = ({ widget = "() => 'Bonjour'", top = '' } = {}) => `
const React = require('react')
${top}
exports.remote = { routes: [{ path: '/page', page: 'page', render: 'server', index: true, cacheTags: [], head: () => ({}) }] }
exports.pages = { page: () => 'Une page' }
exports.widget = ${widget}
`

let count = 0
function put(name: string, source: string): DeployableManifest {
  count += 1
  const isShell = name === 'shell'
  const manifest = {
    ...{ name, version: `1.0.0-${String(count).padStart(8, '0')}`, builtAt: '2026-11-28T10:00:00.000Z' },
    ...{ base: '/', entry: 'entry.js', modules: [], styles: [], fonts: [], integrity: {} },
    exposes: isShell ? [] : ['./pages/page', './widget'],
    routes: isShell
      ? []
      : [{ path: '/page', page: 'page', render: 'server' as const, modules: [], styles: [] }],
    server: { file: 'server/entry.cjs', integrity: '' },
    platform: { version: '1.0.0', names: [] },
    ...{ shared: {}, size: { js: 0, css: 0 } }
  } satisfies DeployableManifest
  const file = join(inStore(root, manifest).dir, manifest.server.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  return manifest
}

type RegistryEntry = Registry['units'][string]
const liveOf = (live: DeployableManifest): RegistryEntry => ({
  ...{ live, previous: null, held: [], earlier: [], changedAt: '2026-11-28T10:00:00.000Z' }
})

const sound = put('shell', shellSource({}))
const remotes = ['mf-a', 'mf-b', 'mf-c', 'mf-d'].map((name) => put(name, remoteSource()))
const beside = { shell: liveOf(sound), ...Object.fromEntries(remotes.map((one) => [one.name, liveOf(one)])) }

async function triedIn(units: Record<string, RegistryEntry>, manifest: DeployableManifest) {
  const begun = performance.now()
  const errors = await errorsOfTrial([inStore(root, manifest)], { units }, { root })
  expect(performance.now() - begun).toBeLessThan(WITHIN)
  return errors
}

describe('FED-61 a shell', () => {
  it('that is sound passes, with remotes and without', async () => {
    expect(await triedIn({}, sound)).toEqual([])
    expect(await triedIn(beside, put('shell', shellSource({})))).toEqual([])
  })

  it.each([
    [
      'throws as it loads',
      { top: "throw new Error('cassé\\n  en deux lignes')" },
      'its server bundle does not load: cassé en deux lignes'
    ],
    [
      'throws as it renders',
      { page: "throw new Error('cassé')" },
      'a page without remotes does not render: cassé'
    ],
    ['renders nothing', { own: "''" }, 'a page without remotes renders nothing'],
    [
      'renders elements without a text',
      { own: "React.createElement('main')" },
      'a page without remotes renders nothing'
    ],
    [
      'never ends loading',
      { top: `globalThis.status = ${NEVER_ENDS}` },
      'loading its server bundle is not done after 8 s'
    ],
    ['never ends rendering', { page: NEVER_ENDS }, 'rendering a page without remotes is not done after 8 s'],
    [
      'waits for ever',
      { page: 'await new Promise(() => undefined)' },
      'rendering a page without remotes waits for something that never comes'
    ],
    [
      'throws in a promise that nobody waits for',
      { page: "void Promise.reject(new Error('cassé')); await new Promise((done) => setTimeout(done, 100))" },
      'throws an error that nothing catches: cassé'
    ]
  ])('that %s is refused in one line that names it, whatever is live', async (_, source, says) => {
    expect(await triedIn(beside, put('shell', shellSource(source)))).toEqual([`shell: ${says}`])
  })

  it('in which remotes hang is refused at the first of them', async () => {
    const shell = put('shell', shellSource({ page: `if (bundle) ${NEVER_ENDS}` }))
    expect(await triedIn(beside, shell)).toEqual([
      `shell ${shell.version} breaks what is live: mf-a: rendering /page is not done after 8 s`
    ])
  })
})

describe('FED-62 a widget', () => {
  const shellBundle = join(inStore(root, sound).dir, sound.server.file)
  const check = async (source: Parameters<typeof remoteSource>[0]) => {
    const manifest = put('mf-widget', remoteSource(source))
    const begun = performance.now()
    const { dir } = inStore(root, manifest)
    const { errors } = await checkBundle({ manifest, dir, shellBundle }, undefined)
    expect(performance.now() - begun).toBeLessThan(WITHIN)
    return errors
  }

  it('that is sound passes, and so does one that draws an element without a text', async () => {
    expect(await check({})).toEqual([])
    expect(await check({ widget: "() => React.createElement('div', { role: 'status' })" })).toEqual([])
  })

  it.each([
    [
      'throws as it loads',
      { top: "throw new Error('cassé\\n  en deux lignes')" },
      'its server bundle does not load: cassé en deux lignes'
    ],
    [
      'throws as it renders',
      { widget: "() => { throw new Error('cassé') }" },
      'its widget does not render: cassé'
    ],
    ['renders nothing', { widget: '() => null' }, 'its widget renders nothing'],
    ['is no component', { widget: "'Bonjour'" }, 'its widget is no component'],
    ['never ends', { widget: `() => ${NEVER_ENDS}` }, 'rendering its widget is not done after 8 s']
  ])('that %s is refused in one line that names its remote', async (_, source, says) => {
    expect(await check(source)).toEqual([`mf-widget: ${says}`])
  })
})
