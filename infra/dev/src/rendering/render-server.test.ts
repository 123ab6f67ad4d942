import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  DevRenderedPage,
  DevRenderJob,
  DevRenderProblem
} from '@site/contracts/federation/development/dev-rendering'
import { brand } from '@site/contracts/site/brand'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../system/paths.ts'
import { createRenderServer } from './render-server.ts'

// A copy of the sample remote of infra/federation, as a test damages it.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-render-')))
const dir = join(folder, 'mf-sample')
const page = join(dir, 'src/pages/detail/page.tsx')
const api = createServer((_, response) => response.end('{"mot":"bonjour"}'))
let renderer: Awaited<ReturnType<typeof createRenderServer>>
let url: string
const said: string[] = []

const listen = (server: typeof api) =>
  new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

beforeAll(async () => {
  cpSync(join(ROOT, 'infra/federation/fixtures/mf-sample'), dir, { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  renderer = await createRenderServer({
    deployables: [
      { name: 'shell', dir: join(ROOT, 'shell') },
      { name: 'mf-sample', dir }
    ],
    filesOrigin: 'http://127.0.0.1:5173',
    dataOrigin: await listen(api),
    say: (text) => void said.push(text)
  })
  url = await listen(renderer.server)
})
afterAll(async () => {
  await renderer.close()
  api.close()
  rmSync(folder, { recursive: true })
})

const render = (path: string, name: string) => {
  const base = { name: 'mf-sample', version: '0.1.0-aaaaaaaa', base: '/', entry: 'remoteEntry.js' }
  const route = { path: name === 'detail' ? '/sample/:id' : '/sample', page: name, render: 'server' as const }
  const job: DevRenderJob = {
    url: `https://site.example${path}`,
    site: { ...brand, origin: 'https://site.example' },
    registry: {
      revision: 1,
      remotes: [
        {
          ...base,
          modules: [],
          styles: [],
          previous: null,
          routes: [{ ...route, modules: [], styles: [] }]
        }
      ],
      down: [],
      preview: {}
    },
    owner: { remote: 'mf-sample', page: name, bundle: '' }
  }
  return fetch(`${url}/render`, { method: 'POST', body: JSON.stringify(job) })
}
const renderWell = async (path: string, name: string) => {
  const answer = await render(path, name)
  expect(answer.status).toBe(200)
  return (await answer.json()) as DevRenderedPage
}

/** Resolves at the first event of a page that has seen `revision`. */
async function untilChanged(revision: number): Promise<void> {
  const answer = await fetch(`${url}/changes?since=${revision}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let text = ''; !text.includes('data:'); ) text += (await reader?.read())?.value ?? ''
  await reader?.cancel()
}

const untilTold = async (revision: number) => {
  let isTold = false
  void untilChanged(revision).then(() => {
    isTold = true
  })
  await expect
    .poll(() => {
      if (!isTold) touch()
      return isTold
    })
    .toBe(true)
}

const breakPage = (change: (source: string) => string) => {
  const source = readFileSync(page, 'utf8')
  const mend = () => {
    if (readFileSync(page, 'utf8') !== source) writeFileSync(page, source)
  }
  onTestFinished(mend)
  writeFileSync(page, change(source))
  return mend
}

/** Writes the page again unchanged, as a file watcher may report only one of two changes at the same moment. */
const touch = () => writeFileSync(page, readFileSync(page))

const problemOf = async () => {
  let problem: DevRenderProblem | null = null
  await expect
    .poll(async () => {
      touch()
      const answer = await render('/sample/7', 'detail')
      if (answer.status === 500) problem = (await answer.json()) as DevRenderProblem
      return answer.status
    })
    .toBe(500)
  return problem as unknown as DevRenderProblem
}

it('renders a page from its sources in the shell, with its data and the styles of what it uses', async () => {
  const { page: made, styles } = await renderWell('/sample', 'sample')
  expect(made).toMatchObject({ status: 200, head: { title: 'Échantillon' } })
  expect(made.html).toContain('<header')
  expect(made.html).toContain('Échantillon de <!-- -->Lucarne')
  expect(made.html).toContain('{&quot;mot&quot;:&quot;bonjour&quot;}')
  expect(made.data).toContain('bonjour')
  const card = /class="(mf-sample_\w+_card)"/.exec(made.html)?.[1] ?? 'no class'
  const style = styles.find(({ id }) => id === `mf-sample:${dir}/src/pages/sample/sample.module.css`)
  expect(style?.css).toContain(`.${card}`)
  expect(styles.map(({ id }) => id)).toContain(`shell:${ROOT}/infra/web/src/theme/base.css`)
})

it('gives shared components the classes of each deployable that uses them', async () => {
  const { page: made, styles } = await renderWell('/sample/7', 'detail')
  expect(made.html).toMatch(/class="[^"]*mf-sample_\w+_button/)
  expect(made.html).toMatch(/class="[^"]*shell_\w+_button/)
  const file = `${ROOT}/infra/web/src/ui/forms/button.module.css`
  for (const name of ['shell', 'mf-sample'])
    expect(styles.find(({ id }) => id === `${name}:${file}`)?.css).toMatch(
      new RegExp(`\\.${name}_\\w+_button\\b`)
    )
})

it('FED-14 tells where a page throws, by the line of its source, and renders it again once that is mended', async () => {
  await renderWell('/sample/7', 'detail')
  const mend = breakPage((source) =>
    source.replace('const { id } = useParams()', "const { id } = useParams()\n  throw new Error('cassé')")
  )
  const line =
    readFileSync(page, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('throw')) + 1
  const problem = await problemOf()
  expect(problem).toMatchObject({ deployable: 'mf-sample', message: 'cassé' })
  expect(problem.stack).toMatch(new RegExp(`DetailPage \\(${page}:${line}:9\\)`))
  expect(said.at(-1)).toContain('/sample/7: cassé')
  mend()
  await untilTold(problem.revision)
  const { page: mended } = await renderWell('/sample/7', 'detail')
  expect(mended.html).toContain('Détail <!-- -->7')
})

it('tells which file is no module, and leaves the other pages as they are', async () => {
  const mend = breakPage((source) => `${source}\nconst = 3\n`)
  const problem = await problemOf()
  expect(problem.deployable).toBe('mf-sample')
  expect(`${problem.message}\n${problem.stack}`).toContain(page)
  expect(problem.message).toContain('const = 3')
  expect((await render('/sample', 'sample')).status).toBe(200)
  mend()
  await untilTold(problem.revision)
  await renderWell('/sample/7', 'detail')
})

it('tells a page at once that it has missed a change', async () => {
  await untilChanged(0)
})
