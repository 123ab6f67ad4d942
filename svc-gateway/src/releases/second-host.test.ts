import { readRegistry } from '@site/federation/registry/store'
import { eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDeployable, type DeployableStub } from '../testing/build-deployable.ts'
import {
  archiveOf,
  builtRemote,
  measured,
  startTestReleases,
  type TestReleases
} from '../testing/start-test-releases.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

const [FIRST, SECOND, THIRD, FOURTH] = [
  '0.1.0-11111111',
  '0.1.0-22222222',
  '0.1.0-33333333',
  '0.1.0-44444444'
] as const
/** What the shell of these tests says where no remote has a page. */
const NOTHING = 'Ce contenu est indisponible'
const ORIGIN = 'https://intranet.lucarne.example'

let site: TestReleases
let intranet: TestReleases
let ofSite: string
let ofIntranet: string

beforeAll(async () => {
  const shell = stubShell()
  const offering = {
    ...shell,
    manifest: { ...shell.manifest, platform: { version: '1.0.0', names: ['useMore'] } }
  }
  site = await startTestReleases({
    build: async (dir) => ({ shell: { live: await buildDeployable(dir, offering) } })
  })
  ofSite = site.token('teams', { deployables: ['mf-blog', 'mf-jobs'], routes: ['/'] }).token
  intranet = await startTestReleases({
    // A token opens sixty calls in a minute.
    overrides: { followMs: 1000 },
    env: {
      SITE_ORIGIN: ORIGIN,
      HOST_REMOTES: JSON.stringify({
        'mf-blog': { '/blog': '/actualites', '/article': '/actualites/lire' }
      }),
      RELEASES_FROM: site.releasesUrl,
      RELEASES_FROM_TOKEN: site.token('intranet', { deployables: ['mf-blog'], routes: ['/'] }).token
    },
    build: async (dir) => ({ shell: { live: await buildDeployable(dir, stubShell('INTRANET')) } })
  })
  ofIntranet = intranet.token('intranet', { deployables: ['mf-blog', 'mf-jobs'], routes: ['/'] }).token
})
afterAll(async () => {
  await intranet?.stop()
  await site?.stop()
})

/** The blog as far as its addresses go. */
function blog(version: string): DeployableStub {
  const stub = stubRemote({
    ...{ name: 'mf-blog', version },
    pages: [
      {
        path: '/blog',
        component: `() => React.createElement('p', null, 'mf-blog ${version}')`,
        head: `({ site }) => ({ title: 'Blog', description: 'Tout', canonicalPath: '/blog', structuredData: [
          { url: site.origin + '/blog', logo: site.origin + '/favicon.svg', blogPost: [{ url: site.origin + '/article/3-titre' }] }] })`
      },
      {
        path: '/article/:id',
        component: "({ params }) => React.createElement('h1', null, params.id)",
        head: "() => ({ title: 'Article', description: 'Un', canonicalPath: '/article/3-titre' })"
      }
    ],
    sitemap: "async () => [{ path: '/blog' }, { path: '/article/3-titre' }]"
  })
  return measured({ ...stub, manifest: { ...stub.manifest, exposes: ['./pages/page0', './pages/page1'] } })
}

const publish = async (host: TestReleases, token: string, stub: DeployableStub) => {
  const { status } = await host.put(token, `/releases/${stub.name}/${stub.version}`, await archiveOf(stub))
  expect(status).toBe(201)
}
const rollBack = async (host: TestReleases, token: string) =>
  expect((await host.call(token, 'POST', '/releases/mf-blog/rollback', {})).status).toBe(200)
const entryIn = async ({ dir }: TestReleases) => (await readRegistry(dir)).units['mf-blog']
const shows = (host: TestReleases, path: string, version: string) =>
  eventually(`${version} at ${path}`, async () => (await host.page(path)).html.includes(`mf-blog ${version}`))
const looks = async () =>
  Number(/_count\{.*route="\/releases\/:name",status="200"\} (\d+)/.exec(await site.metrics())?.[1] ?? 0)
/** By the second look from now, what the first saw has been taken or left. */
const lookedSince = async () => {
  const before = await looks()
  await eventually('the intranet has looked at the site', async () => (await looks()) >= before + 2)
}

it('FED-53 one deployment is live in both hosts, each at its own address, and says who made it', async () => {
  await publish(site, ofSite, blog(FIRST))
  await shows(site, '/blog', FIRST)
  await shows(intranet, '/actualites', FIRST)
  expect((await entryIn(intranet))?.release).toMatchObject({
    ...{ action: 'publish', version: FIRST, by: `follows ${site.releasesUrl}` },
    message: `went live at ${site.releasesUrl}`
  })
  expect((await site.page('/actualites')).html).toContain(NOTHING)
})

it('FED-53 a rollback in one host leaves the other, whichever it is, and the next deployment is live in both', async () => {
  await publish(site, ofSite, blog(SECOND))
  await shows(intranet, '/actualites', SECOND)
  await rollBack(intranet, ofIntranet)
  await shows(intranet, '/actualites', FIRST)
  await lookedSince()
  await shows(intranet, '/actualites', FIRST)
  await shows(site, '/blog', SECOND)

  await publish(site, ofSite, blog(THIRD))
  await shows(intranet, '/actualites', THIRD)
  await rollBack(site, ofSite)
  await shows(site, '/blog', SECOND)
  await lookedSince()
  await shows(intranet, '/actualites', THIRD)
  expect((await entryIn(intranet))?.held).toEqual([SECOND])
})

it('FED-53 a version that does not fit there goes live in the site alone, and both say so', async () => {
  const misfit = blog(FOURTH)
  await publish(site, ofSite, {
    ...misfit,
    manifest: { ...misfit.manifest, platform: { version: '1.0.0', names: ['useMore'] } }
  })
  await shows(site, '/blog', FOURTH)
  await eventually('the intranet has said no', () => intranet.log.text().includes('useMore'))
  await shows(intranet, '/actualites', THIRD)
  const { body } = await intranet.call(ofIntranet, 'GET', '/releases/mf-blog/log')
  expect(body).toMatchObject({ 0: { version: FOURTH, result: 'refused' } })
})

describe('the addresses of the second host', () => {
  it('FED-53 are in its head, its sitemap and its feed, and nowhere those that the remote declares', async () => {
    const { html } = await intranet.page('/actualites')
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/actualites">`)
    expect(html).toContain(
      `{"url":"${ORIGIN}/actualites","logo":"${ORIGIN}/favicon.svg","blogPost":[{"url":"${ORIGIN}/actualites/lire/3-titre"}]}`
    )
    const read = async (path: string) => (await fetch(intranet.url + path)).text()
    expect(await read('/sitemap.xml')).toContain(`<loc>${ORIGIN}/actualites/lire/3-titre</loc>`)
    expect(await read('/rss.xml')).toContain(`<link>${ORIGIN}/actualites</link>`)
    expect(await read('/speculation-rules.json')).toContain('"/actualites","/actualites/lire/:id"')
    expect(await read('/sitemap.xml')).not.toContain(`${ORIGIN}/blog`)
  })

  it('FED-53 are where a link goes on to that names what the remote declares', async () => {
    const ask = (path: string) =>
      fetch(intranet.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    const moved = await ask('/article/3-titre?utm_source=mail')
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/actualites/lire/3-titre?utm_source=mail'
    ])
    const renamed = await ask('/actualites/lire/3-ancien')
    expect(renamed.headers.get('location')).toBe('/actualites/lire/3-titre')
  })

  it('FED-53 are those of its own remotes alone: another is not taken from the site, and not published there', async () => {
    const jobs = builtRemote('mf-jobs', FIRST, '/offres')
    await publish(site, ofSite, jobs)
    await eventually('it is live at the site', async () =>
      (await site.page('/offres')).html.includes(`mf-jobs ${FIRST}`)
    )
    await lookedSince()
    expect((await intranet.page('/offres')).html).toContain(NOTHING)
    expect(await intranet.put(ofIntranet, `/releases/mf-jobs/${FIRST}`, await archiveOf(jobs))).toMatchObject(
      {
        status: 422,
        body: { message: 'mf-jobs is not among the remotes of this host: mf-blog' }
      }
    )
  })

  it('FED-53 are translated in the page too, which is told what is where', async () => {
    const { html } = await intranet.page('/actualites')
    expect(html).toContain('"moved":{"/blog":"/actualites","/article":"/actualites/lire"}')
    expect(html).toContain('"path":"/blog"')
    expect((await site.page('/blog')).html).not.toContain('"moved"')
  })
})
