import { eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { sendJson } from '../testing/fake-services.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { type PageStub, stubRemote, stubShell } from '../testing/stubs.ts'

const V1 = '0.1.0-11111111'

/** Says when it was made. */
const at = (path: string, tags: string[]): PageStub => ({
  path,
  tags,
  component: `() => 'fait ' + Math.random()`
})
/** Says what it got of the API, or why not. */
const reading = (path: string, api: string): PageStub => ({
  path,
  load: `async ({ getJson, query }) => query.set('got', await getJson('${api}').then(JSON.stringify, String))`,
  component: `({ data }) => data.got`
})

let gateway: TestGateway
beforeAll(async () => {
  const link = { menu: 'palette', label: 'Ouvrir les offres', order: 10 }
  const jobs = stubRemote({
    ...{ name: 'mf-jobs', version: V1, api: ['/api/blog'] },
    cacheTags: { offers: ['site.article-changed'], answers: ['site.faq-changed'], always: [] },
    pages: [
      { ...at('/emplois', ['offers']), menus: [link, { ...link, menu: 'header', label: 'Emplois' }] },
      at('/questions-emploi', ['answers']),
      at('/charte', ['always']),
      reading('/emplois/liste', '/api/blog?limit=1'),
      reading('/emplois/faq', '/api/faq')
    ],
    sitemap: `async ({ getJson }) => [{ path: '/' + (await getJson('/api/faq').then(() => 'lue', () => 'refusee')) }]`
  })
  // As versions were built before they could say what they call.
  const earlier = stubRemote({
    ...{ name: 'mf-earlier', version: V1 },
    pages: [reading('/avant', '/api/faq'), at('/avant/blog', ['articles'])]
  })
  const desk = stubRemote({
    ...{ name: 'mf-desk', version: V1, api: [], cacheTags: {} },
    pages: [{ path: '/bureau', render: 'client', frame: 'none' }]
  })
  gateway = await startTestGateway({
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-jobs': { live: await buildDeployable(dir, jobs) },
      'mf-earlier': { live: await buildDeployable(dir, earlier) },
      'mf-desk': { live: await buildDeployable(dir, desk) }
    })
  })
  gateway.content.answer((_, response) => sendJson(response, 200, ['les données']))
})
afterAll(() => gateway.stop())

const textOf = async (path: string) => /<main>(.*?)<\/main>/.exec((await gateway.page(path)).html)?.[1]

it('FED-56 makes a page anew after the events that its remote declares for its tags, and after no other', async () => {
  const all = () => Promise.all(['/emplois', '/questions-emploi', '/charte', '/avant/blog'].map(textOf))
  const [jobs, answers, always, earlier] = await all()
  expect(await all()).toEqual([jobs, answers, always, earlier])
  await gateway.publish('site.article-changed')
  await eventually('the page anew', async () => (await textOf('/emplois')) !== jobs)
  const [changed, ...others] = await all()
  expect(others).toEqual([answers, always, expect.not.stringMatching(`^${earlier}$`)])
  await gateway.publish('site.faq-changed')
  await eventually('the other page anew', async () => (await textOf('/questions-emploi')) !== answers)
  expect((await all()).slice(0, 3)).toEqual([changed, expect.anything(), always])
})

it('FED-56 gives pages and addresses of a remote the data that it declares, and no other', async () => {
  expect(await textOf('/emplois/liste')).toContain('les données')
  expect(await textOf('/emplois/faq')).toContain('mf-jobs does not declare /api/faq')
  expect(gateway.log.text()).toContain('a page asks for data that its remote does not declare')
  const sitemap = await (await fetch(`${gateway.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('https://www.lucarne.example/refusee<')
  expect(await textOf('/avant')).toContain('les données')
})

it('FED-56 tells the commands of the palette to pages with a frame of their own, and not to the others', async () => {
  const menusAt = async (path: string) =>
    JSON.parse(/id="site-state">(.*?)<\/script>/s.exec((await gateway.page(path)).html)?.[1] ?? '').registry
      .menus
  const header = [{ label: 'Emplois', order: 10, to: '/emplois' }]
  expect(await menusAt('/bureau')).toEqual({
    header,
    palette: [{ label: 'Ouvrir les offres', order: 10, to: '/emplois' }]
  })
  expect(await menusAt('/charte')).toEqual({ header })
})
