import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifest, versionDir } from '@site/registry/version-files'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from '../build/run-build.ts'
import { rollBackDeployable } from '../change/rollback.ts'
import { buildsDir, readRegistry, writeRegistry } from '../registry/store.ts'
import { listFiles } from '../repository/list-files.ts'
import { makeDeployable, type TestDeployable } from '../testing/make-deployable.ts'
import { deployOne } from './deploy.ts'
import { deployAll, findDeployable } from './deploy-all.ts'

const root = mkdtempSync(join(tmpdir(), 'remotes-'))
const said: string[] = []
const options = { root, say: (line: string) => void said.push(line) }
const created: TestDeployable[] = []
const deployable = (name?: string) => {
  const fresh = makeDeployable(name)
  created.push(fresh)
  return fresh
}
const sampleIn = async () => (await readRegistry(root)).units['mf-sample']

let sample: TestDeployable

beforeAll(async () => {
  sample = deployable()
  await deployOne(findDeployable('shell'), { root })
  await deployOne(sample, { root })
}, 180_000)
afterEach(() => void said.splice(0))
afterAll(() => {
  for (const one of created) one.remove()
  rmSync(root, { recursive: true, force: true })
})

describe('a version', () => {
  it('is the same bytes when it is built again, in another folder too', async () => {
    const live = (await sampleIn())?.live
    const twin = deployable()
    const outDir = join(root, 'again')
    const shell = (await readRegistry(root)).units.shell?.live.version ?? ''
    const shellBundle = join(versionDir(root, { name: 'shell', version: shell }), 'server/entry.cjs')
    await runBuild({ dir: twin.dir, version: live?.version ?? '', outDir, shellBundle })
    const home = versionDir(root, { name: 'mf-sample', version: live?.version ?? '' })
    const files = (dir: string) => listFiles(dir).filter((file) => file !== 'manifest.json')
    expect(files(outDir)).toEqual(files(home))
    for (const file of files(home)) {
      expect(readFileSync(join(outDir, file)).equals(readFileSync(join(home, file))), file).toBe(true)
    }
  })

  it('FED-56 declares what its one file of routes says, which its shell grants', async () => {
    const { shell, ...units } = (await readRegistry(root)).units
    const live = units['mf-sample']?.live
    expect(live).toMatchObject({ api: ['/api/blog'], cacheTags: { sample: ['site.article-changed'] } })
    expect(live?.routes[0]?.menus?.[1]).toEqual({
      ...{ menu: 'palette', label: 'Ouvrir l’échantillon', order: 90 }
    })
    expect(shell?.live).toMatchObject({
      menus: { palette: expect.any(Number) },
      grants: { api: { everyone: expect.arrayContaining(['/api/blog']) } }
    })
  })

  it('has class names that its server bundle writes and its stylesheet styles', async () => {
    const live = (await sampleIn())?.live
    const home = versionDir(root, { name: 'mf-sample', version: live?.version ?? '' })
    const [style] = live?.routes.find(({ page }) => page === 'sample')?.styles ?? []
    const name = readFileSync(join(home, 'client', style ?? ''), 'utf8').match(/mf-sample_\w+_card/)?.[0]
    expect(readFileSync(join(home, 'server/entry.cjs'), 'utf8')).toContain(name)
  })

  // FED-1, FED-9
  it('names what it exposes, its routes and what it takes of the platform', async () => {
    expect((await sampleIn())?.live).toMatchObject({
      named: 'by-content',
      entry: expect.stringMatching(/^remoteEntry-\w{8}\.js$/),
      exposes: ['./routes', './widget', './pages/detail', './pages/sample'],
      platform: {
        names: [
          'Link',
          'useCommand',
          'useLocation',
          'useParams',
          'useQuery',
          'useSendCommand',
          'useSession',
          'useSite',
          'useToast'
        ]
      }
    })
    expect((await sampleIn())?.live.routes.map(({ path }) => path)).toEqual(['/sample', '/sample/:id'])
  })
})

describe('deploying', () => {
  it('changes nothing when the version is live already', async () => {
    const { revision } = await readRegistry(root)
    expect(await deployOne(sample, options)).toMatchObject({ outcome: 'unchanged' })
    expect(said).toEqual([expect.stringContaining('is live already: nothing to do')])
    expect((await readRegistry(root)).revision).toBe(revision)
  })

  // FED-2
  it('keeps what was live as previous; after a rollback a start leaves the version alone, a deploy by name does not', async () => {
    const before = (await sampleIn())?.live.version
    sample.edit('src/pages/sample/page.tsx', 'Échantillon de', 'Nouvel échantillon de')
    const { version } = await deployOne(sample, options)
    expect(await sampleIn()).toMatchObject({ live: { version }, previous: { version: before } })
    await rollBackDeployable('mf-sample', root)
    expect(await deployOne(sample, { ...options, mode: 'refresh' })).toMatchObject({ outcome: 'blocked' })
    expect((await sampleIn())?.live.version).toBe(before)
    expect(await deployOne(sample, options)).toMatchObject({ outcome: 'deployed', version })
    expect((await sampleIn())?.held).toEqual([])
  })

  it('puts a preview beside the live version without making it live', async () => {
    const preview = deployable()
    preview.edit('src/pages/sample/page.tsx', 'Échantillon de', 'Aperçu de')
    const { revision } = await readRegistry(root)
    const { version } = await deployOne(preview, { ...options, mode: 'preview' })
    expect(listFiles(versionDir(root, { name: 'mf-sample', version }))).toContain('manifest.json')
    expect((await readRegistry(root)).revision).toBe(revision)
    expect(said.join()).toContain(`?mf-sample=${version}`)
  })

  it('builds a damaged version anew', async () => {
    const other = deployable('mf-mended')
    other.edit('src/remote/routes.ts', '/sample', '/mended')
    const { version } = await deployOne(other, options)
    const dir = versionDir(root, { name: 'mf-mended', version })
    const file = join(dir, 'client', (await readManifest(dir)).entry)
    const original = readFileSync(file, 'utf8')
    writeFileSync(file, 'broken')
    other.edit('src/pages/sample/page.tsx', 'Échantillon de', 'Autre de')
    await deployOne(other, options)
    other.edit('src/pages/sample/page.tsx', 'Autre de', 'Échantillon de')
    await deployOne(other, options)
    expect(readFileSync(file, 'utf8')).toBe(original)
  })

  it('loses nothing when two deployables are deployed at once', async () => {
    const [one, two] = [deployable('mf-one'), deployable('mf-two')]
    one.edit('src/remote/routes.ts', '/sample', '/one')
    two.edit('src/remote/routes.ts', '/sample', '/two')
    await Promise.all([deployOne(one, options), deployOne(two, options)])
    expect(Object.keys((await readRegistry(root)).units)).toEqual(
      expect.arrayContaining(['mf-one', 'mf-two', 'mf-sample'])
    )
  })
})

describe('several deployables at once', () => {
  it('are each reported: one that is refused neither stops the others nor hides their errors', async () => {
    const [good, bad] = [deployable('mf-good'), deployable('mf-bad')]
    good.edit('src/remote/routes.ts', '/sample', '/good')
    bad.edit('src/remote/routes.ts', '/sample', '/bad')
    bad.edit(
      'src/remote/routes.ts',
      "page: 'detail',",
      "page: 'detail',\n  load: () => new Promise(() => undefined),"
    )
    const error = await deployAll([bad, good], options).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      errors: ['mf-bad: rendering /bad/:id waits for something that never comes']
    })
    expect(said).toEqual([expect.stringMatching(/^mf-good .* is live/)])
    expect(Object.keys((await readRegistry(root)).units)).not.toContain('mf-bad')
  })
})

// FED-4
describe('a deploy is refused, and nothing changes,', () => {
  const refused = async (change: (deployable: TestDeployable) => void) => {
    const candidate = deployable('mf-refused')
    candidate.edit('src/remote/routes.ts', '/sample', '/refused')
    change(candidate)
    const { revision } = await readRegistry(root)
    const error = await deployOne(candidate, options).catch((thrown: unknown) => thrown)
    expect((await readRegistry(root)).revision).toBe(revision)
    return error instanceof Error ? error.message : ''
  }
  const page = 'src/pages/detail/page.tsx'

  it('FED-41 when it has a link for a menu that the shell has not', async () => {
    const message = await refused((it) => it.edit('src/remote/routes.ts', 'footer-company', 'aside'))
    expect(message).toMatch(
      /^mf-refused has a link for the menu 'aside': shell \S+ has header, footer-offers, footer-company, footer-legal, palette$/
    )
  })

  const routes = 'src/remote/routes.ts'
  it.each([
    [
      'it calls what it does not declare',
      (it: TestDeployable) =>
        it.edit(
          page,
          'const { id } = useParams()',
          "const { id } = useParams()\n  fetch.bind(null, '/api/leads')"
        ),
      /^mf-refused calls .api.leads, which it does not declare: it declares .api.blog \(api in src.remote.routes.ts\)$/
    ],
    [
      'it declares a part of the API, and an event that visitors cause, that the shell does not grant',
      (it: TestDeployable) => {
        it.edit(routes, "api: ['/api/blog']", "api: ['/api/blog', '/api/leads']")
        it.edit(routes, 'site.article-changed', 'site.lead-created')
      },
      /^mf-refused wants to call .api.leads: shell \S+ grants it .api.assistant, .api.blog, .*\nmf-refused wants pages with 'sample' to be stale after site.lead-created: shell \S+ grants site.article-generated, /
    ],
    [
      'a page has a tag that it does not declare',
      (it: TestDeployable) => it.edit(routes, "cacheTags: ['sample']", "cacheTags: ['other']"),
      /^mf-refused: .refused has the tag 'other', and the remote declares day, sample$/
    ]
  ])('FED-56 when %s', async (_, change, says) => {
    expect(await refused(change)).toMatch(says)
  })

  it('when it is larger than its budget', async () => {
    const message = await refused((it) => it.edit('budget.json', '10000', '1000'))
    expect(message).toMatch(
      /^mf-refused: js is \d+\.\d KB after brotli, \d+\.\d KB over its budget of 1\.0 KB/
    )
  })

  it('FED-45 when its styles reach beyond its own markup: in one line with the file and each selector', async () => {
    const message = await refused((it) => {
      writeFileSync(
        join(it.dir, 'src/pages/detail/global.css'),
        '* { display: none } body { background: red }'
      )
      it.edit(page, 'import { Link,', "import './global.css'\nimport { Link,")
    })
    expect(message).toMatch(
      /^mf-refused: assets\/page-[\w-]+\.css reaches beyond what the remote has drawn itself: \*; body\. [^\n]+$/
    )
  })

  it('when it has no budget', async () => {
    expect(await refused((it) => rmSync(join(it.dir, 'budget.json')))).toContain(
      'mf-refused has no budget.json'
    )
  })

  it('when another remote owns an address', async () => {
    const message = await refused((it) =>
      it.edit('src/remote/routes.ts', "'/refused/:id'", "'/sample/:slug'")
    )
    expect(message).toContain('mf-refused claims /sample/:slug, which mf-sample')
  })

  it('when it wants a name that the live shell does not offer', async () => {
    const { units } = await readRegistry(root)
    const { shell } = units
    if (!shell) throw new Error('No shell is deployed')
    const { platform } = shell.live
    const names = platform.names.filter((name) => name !== 'useParams')
    await writeRegistry(root, {
      ...units,
      shell: { ...shell, live: { ...shell.live, platform: { ...platform, names } } }
    })
    const message = await refused(() => undefined)
    await writeRegistry(root, units)
    expect(message).toContain('imports useParams from @site/web/platform, which shell')
  })

  it('when it wants a name that no platform has', async () => {
    const message = await refused((it) => {
      it.edit(page, 'import { Link,', 'import { Link, useNothing,')
      it.edit(page, 'const { id } = useParams()', 'const { id } = useNothing() ?? useParams()')
    })
    expect(message).toContain('"useNothing" is not exported')
  })

  it('when it imports the platform as a namespace', async () => {
    const message = await refused((it) =>
      it.edit(
        page,
        "import { Link, useParams } from '@site/web/platform'",
        "import * as all from '@site/web/platform'\nconst { Link, useParams } = all"
      )
    )
    expect(message).toContain('must import names from @site/web/platform, not all of it')
  })

  it('when it brings a router of its own', async () => {
    const message = await refused((it) =>
      it.edit(page, "from '@site/web/platform'", "from 'react-router-dom'")
    )
    expect(message).toContain('a remote takes what it needs of it from @site/web/platform')
  })

  it('when a route names a page that is not there', async () => {
    const message = await refused((it) => it.edit('src/remote/routes.ts', "'detail'", "'missing'"))
    expect(message).toContain("names the page 'missing', and there is no src/pages/missing/page.tsx")
  })

  it('when a page does not render', async () => {
    const message = await refused((it) =>
      it.edit(page, 'const { id } = useParams()', 'const { id } = window.nothing')
    )
    expect(message).toContain('mf-refused: /refused/:id does not render: window is not defined')
  })

  it('when its server bundle does not load', async () => {
    const message = await refused((it) =>
      it.edit('src/remote/routes.ts', 'const home', 'document.title = ""\nconst home')
    )
    expect(message).toContain('document is not defined')
  })

  const body = 'const { id } = useParams()'
  /** Keeps its thread for ever as an endless loop does, but leaves the processor to the tests beside it. */
  const NEVER_ENDS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
  it.each([
    [
      'suspends for ever',
      `use(new Promise(() => undefined))`,
      /rendering .refused.:id waits for something that/
    ],
    ['never ends', NEVER_ENDS, /rendering .refused.:id is not done after 8 s$/],
    [
      'fills the heap',
      `const all: string[][] = []; for (;;) all.push(Array(1e6).fill(id))`,
      /takes more memory than it may$|is not done after 8 s$/
    ],
    [
      'fills the memory outside the heap',
      `const all: Uint8Array[] = []; for (;;) all.push(new Uint8Array(2e7).fill(1))`,
      /rendering .refused.:id (takes more memory than it may|is not done after 8 s)$/
    ]
  ])('in one line, when a page %s', async (_, line, says) => {
    const message = await refused((it) => {
      it.edit(page, 'import { Link,', "import { use } from 'react'\nimport { Link,")
      it.edit(page, body, `${body}\n  ${line}${line.startsWith('use(') ? '' : '\n  void use'}`)
    })
    expect(message).toMatch(says)
    expect(message).toMatch(/^mf-refused: [^\n]+$/)
    expect(readdirSync(buildsDir(root))).toEqual([])
  })

  it.each([
    [
      'waits',
      'load: () => new Promise(() => undefined)',
      /rendering .refused.:id waits for something that never comes$/
    ],
    ['blocks', `load: () => ${NEVER_ENDS}`, /rendering .refused.:id is not done after 8 s$/]
  ])('when the data of a page never come: its load %s for ever', async (_, load, says) => {
    const message = await refused((it) =>
      it.edit('src/remote/routes.ts', "page: 'detail',", `page: 'detail',\n  ${load},`)
    )
    expect(message).toMatch(says)
    expect(readdirSync(buildsDir(root))).toEqual([])
  })

  it('when its bundle never ends loading', async () => {
    const message = await refused((it) =>
      it.edit('src/remote/routes.ts', 'const home', `globalThis.status = ${NEVER_ENDS}\nconst home`)
    )
    expect(message).toMatch(/^mf-refused: loading its server bundle is not done after 15 s$/)
    expect(readdirSync(buildsDir(root))).toEqual([])
  })

  it('when it does not build, and says where', async () => {
    const message = await refused((it) => it.edit(page, 'return (', 'return (('))
    expect(message).toContain('mf-refused: the build failed')
    expect(message).toContain('detail/page.tsx')
  })

  it('when there is no shell', async () => {
    await expect(deployOne(sample, { root: join(root, 'empty') })).rejects.toThrow('deploy the shell first')
  })
})
