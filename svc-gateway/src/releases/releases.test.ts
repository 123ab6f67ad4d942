import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { readRegistry } from '@site/federation/registry/store'
import { readManifest, versionDir } from '@site/registry/version-files'
import { eventually } from '@site/service/testing/test-database'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import {
  archiveOf,
  builtRemote,
  startTestReleases,
  type TestReleases
} from '../testing/start-test-releases.ts'

const [V1, V2, V3, V4] = ['0.1.0-11111111', '0.1.0-22222222', '0.1.0-33333333', '0.1.0-44444444'] as const

let site: TestReleases
let blog: string
let chat: string
beforeAll(async () => {
  site = await startTestReleases()
  blog = site.token('Blog', { deployables: ['mf-blog'], routes: ['/blog', '/article'] }).token
  chat = site.token('Chat', { deployables: ['mf-chat'], routes: ['/chat'] }).token
})
afterAll(() => site.stop())

const version = (name: string, path = '/blog') => builtRemote('mf-blog', name, path)
const publish = async (name: string, token = blog, query = '') =>
  site.put(token, `/releases/mf-blog/${name}${query}`, await archiveOf(version(name)))
const registry = () => readFileSync(join(site.dir, 'registry.json'), 'utf8')
const builds = () => (existsSync(join(site.dir, '.builds')) ? readdirSync(join(site.dir, '.builds')) : [])
const shown = async (path = '/blog') =>
  /<p>[\w-]+ ([\d.-]+[0-9a-f]+)<\/p>/.exec((await site.page(path)).html)?.[1] ?? null
const served = (name: string) => eventually(`${name} is served`, async () => (await shown()) === name)

describe('a team without access to the folder', () => {
  it('FED-19 FED-20 publishes with its token: it is live, and the history says who, from where and why', async () => {
    const query = `?message=Nouveau%20titre&commit=${'a'.repeat(40)}&pipeline=https%3A%2F%2Fci.example%2F7`
    const answer = await publish(V1, blog, query)
    expect(answer).toEqual({
      status: 201,
      body: { deployable: 'mf-blog', version: V1, outcome: 'live', before: null }
    })
    await served(V1)
    expect((await publish(V1)).body).toMatchObject({ outcome: 'unchanged' })
    expect((await publish(V2)).body).toMatchObject({ outcome: 'live', before: V1 })
    await served(V2)
    const { body } = await site.call(blog, 'GET', '/releases/mf-blog/log')
    expect(body).toEqual([
      {
        deployable: 'mf-blog',
        action: 'publish',
        result: 'live',
        version: V2,
        before: V1,
        by: 'Blog',
        at: expect.any(String)
      },
      {
        ...{
          deployable: 'mf-blog',
          action: 'publish',
          result: 'live',
          version: V1,
          before: null,
          by: 'Blog'
        },
        ...{ message: 'Nouveau titre', commit: 'a'.repeat(40), pipeline: 'https://ci.example/7' },
        at: expect.any(String)
      }
    ])
  })

  it('FED-66 finds a change at the gateway that made it, which by itself looks at the store once an hour', async () => {
    const own = await startTestReleases({ overrides: { registryPollMs: 3_600_000 } })
    onTestFinished(() => own.stop())
    const { token } = own.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] })
    const isServed = (name: string) =>
      eventually(`${name} is served`, async () => (await own.page('/blog')).html.includes(`mf-blog ${name}`))
    for (const name of [V1, V2]) {
      await own.put(token, `/releases/mf-blog/${name}`, await archiveOf(version(name)))
      await isServed(name)
    }
    await own.call(token, 'POST', '/releases/mf-blog/rollback')
    await isServed(V1)
  })

  it('FED-21 is refused with a sentence for what is not its own, and nothing has changed', async () => {
    const before = registry()
    expect(await publish(V3, chat)).toMatchObject({
      status: 403,
      body: { code: 'not-granted', message: "mf-blog is not among what 'Chat' may publish: mf-chat" }
    })
    const foreign = await archiveOf(version(V3, '/seo'))
    expect(await site.put(blog, `/releases/mf-blog/${V3}`, foreign)).toMatchObject({
      status: 403,
      body: { message: "mf-blog claims /seo, and the token 'Blog' has the routes /blog, /article" }
    })
    for (const path of ['', '/log'])
      expect((await site.call(chat, 'GET', `/releases/mf-blog${path}`)).status).toBe(403)
    expect(await site.call(chat, 'POST', '/releases/mf-blog/rollback', {})).toMatchObject({ status: 403 })
    expect(registry()).toBe(before)
    expect(existsSync(versionDir(site.dir, { name: 'mf-blog', version: V3 }))).toBe(false)
    expect(builds()).toEqual([])
  })

  it('FED-22 claims no address that has an owner, whatever its token says', async () => {
    const all = site.token('Tout', { deployables: ['mf-blog', 'mf-other'], routes: ['/', '*'] }).token
    for (const [path, says] of [
      ['/admin/x', 'mf-blog claims /admin/x, which belongs to mf-admin'],
      ['/api/offres', 'mf-blog claims /api/offres, which belongs to the gateway'],
      ['/feed.xml', 'mf-blog claims /feed.xml, which belongs to the gateway'],
      [
        '/:any',
        'mf-blog claims /:any, which begins with a parameter: it would take addresses of everybody else'
      ],
      [
        '/offres/*',
        'mf-blog claims /offres/*, which no address matches: a pattern is made of /fixed and /:named parts, or is * alone'
      ]
    ]) {
      const answer = await site.put(all, `/releases/mf-blog/${V3}`, await archiveOf(version(V3, path)))
      expect(answer).toMatchObject({ status: 422, body: { message: says } })
    }
    const other = builtRemote('mf-other', V3, '/blog')
    expect(await site.put(all, `/releases/mf-other/${V3}`, await archiveOf(other))).toMatchObject({
      status: 422,
      body: { message: `mf-other claims /blog, which mf-blog ${V2} owns (/blog)` }
    })
    const { body } = await site.call(blog, 'GET', '/releases/mf-blog/log')
    expect((body as unknown as object[])[0]).toMatchObject({
      ...{ result: 'refused', by: 'Tout', version: V3, before: V2 },
      errors: [expect.stringContaining('/offres/*')]
    })
  })

  it('FED-23 makes any kept version live, and goes back: what was live is then blocked', async () => {
    expect((await publish(V3, blog, '?preview=yes')).body).toMatchObject({ outcome: 'preview' })
    expect(await shown()).toBe(V2)
    expect((await site.page(`/blog?mf-blog=${V3}`)).html).toContain(V3)
    const live = await site.call(blog, 'POST', '/releases/mf-blog/live', { version: V3, message: 'Relu' })
    expect(live.body).toMatchObject({ outcome: 'live', version: V3, before: V2 })
    await served(V3)
    const back = await site.call(blog, 'POST', '/releases/mf-blog/rollback', { version: V1 })
    expect(back.body).toMatchObject({ version: V1, before: V3 })
    await served(V1)
    const { body } = await site.call(blog, 'GET', '/releases/mf-blog')
    expect(
      Object.fromEntries(
        (body as unknown as { version: string; state: string }[]).map(({ version: name, state }) => [
          name,
          state
        ])
      )
    ).toEqual({
      [V1]: 'live',
      [V2]: 'kept',
      [V3]: 'blocked'
    })
    const missing = await site.call(blog, 'POST', '/releases/mf-blog/live', { version: V4 })
    expect(missing).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining(`${V4} is not on disk`) }
    })
    await site.call(blog, 'POST', '/releases/mf-blog/live', { version: V2 })
    await served(V2)
  })

  it('FED-40 retires a remote: its addresses are another’s to take, until it is published again', async () => {
    const retire = (name: string, token: string) =>
      site.call(token, 'POST', `/releases/${name}/retire`, { message: 'Saison finie' })
    const all = site.token('Tous', { deployables: ['shell', 'mf-admin', 'mf-other'], routes: ['/', '*'] })
    for (const [name, says] of [
      ['shell', 'the shell is the site: it is not retired'],
      ['mf-admin', 'mf-admin is not retired: /admin is its own, whatever is live'],
      ['mf-other', 'mf-other is not in the site: there is nothing to retire']
    ] as const)
      expect(await retire(name, all.token)).toMatchObject({ status: 422, body: { message: says } })
    expect((await retire('mf-blog', chat)).status).toBe(403)

    const { body } = await retire('mf-blog', blog)
    expect(body).toEqual({ deployable: 'mf-blog', version: V2, outcome: 'retired', before: V2 })
    await eventually('nothing of it is shown', async () => (await shown()) === null)
    const other = await archiveOf(builtRemote('mf-other', V1, '/blog'))
    expect(await site.put(all.token, `/releases/mf-other/${V1}`, other)).toMatchObject({ status: 201 })
    await served(V1)
    expect(await publish(V2)).toMatchObject({
      status: 422,
      body: { message: `mf-blog claims /blog, which mf-other ${V1} owns (/blog)` }
    })

    expect((await retire('mf-other', all.token)).status).toBe(200)
    const home = await archiveOf(builtRemote('mf-other', V2, '/'))
    expect(await site.put(all.token, `/releases/mf-other/${V2}`, home)).toMatchObject({ status: 201 })
    expect(await retire('mf-other', all.token)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('the home page is a part of it') }
    })
    expect((await publish(V2)).body).toMatchObject({ outcome: 'live', before: null })
    await served(V2)
    const log = await site.call(blog, 'GET', '/releases/mf-blog/log')
    const lines = log.body as unknown as { action: string; result: string; message?: string }[]
    expect(lines.find(({ result }) => result === 'retired')).toMatchObject({
      ...{ action: 'retire', message: 'Saison finie', by: 'Blog', version: V2 }
    })
    expect(lines[0]).toMatchObject({ action: 'publish', result: 'live', before: null })
    // What was blocked before it left is still blocked.
    const kept = await site.call(blog, 'GET', '/releases/mf-blog')
    expect(kept.body).toContainEqual(expect.objectContaining({ version: V3, state: 'blocked' }))
  })

  it('FED-59 leads the addresses of a retired remote to another page, each until somebody claims it', async () => {
    const { token } = site.token('Emplois', { deployables: ['mf-jobs', 'mf-offers'], routes: ['/'] })
    const put = async (name: string, path: string) =>
      site.put(token, `/releases/${name}/${V1}`, await archiveOf(builtRemote(name, V1, path)))
    const retire = (redirect: string) =>
      site.call(token, 'POST', '/releases/mf-jobs/retire', { redirect, message: 'Saison finie' })
    const answerAt = async (path: string) => {
      const response = await fetch(site.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
      return [response.status, response.headers.get('location')]
    }
    const answers = (path: string, answer: [number, string | null]) =>
      eventually(`${path} is answered by ${answer}`, async () =>
        isDeepStrictEqual(await answerAt(path), answer)
      )

    await publish(V2)
    await put('mf-jobs', '/jobs/:place')
    await answers('/jobs/paris', [200, null])
    for (const nowhere of ['/nowhere', '/jobs/paris', 'https://elsewhere.example/', '//elsewhere.example'])
      expect((await retire(nowhere)).status, nowhere).toBe(422)
    expect((await answerAt('/jobs/paris'))[0]).toBe(200)

    expect((await retire('/blog')).body).toMatchObject({ outcome: 'retired' })
    await answers('/jobs/paris?from=mail', [301, '/blog?from=mail'])
    expect(await answerAt('/jobs')).toEqual([200, null])

    await put('mf-offers', '/jobs/paris')
    await answers('/jobs/paris', [200, null])
    await site.call(token, 'POST', '/releases/mf-offers/retire', {})
    await eventually('nobody has it, and it leads nowhere', async () => (await shown('/jobs/paris')) === null)
    expect(await answerAt('/jobs/paris')).toEqual([200, null])
  })

  it('FED-21 is refused once its token is revoked, in the middle of an upload too, and without the scope', async () => {
    const { token, revoke } = site.token('Bref', { deployables: ['mf-blog'], routes: ['/blog'] })
    expect((await site.call(token, 'GET', '/releases/mf-blog')).status).toBe(200)
    const before = registry()
    const asks = site.leads.received.length
    const sent = publish(V4, token)
    await eventually('the token was looked at', () => site.leads.received.length > asks)
    revoke()
    expect(await sent).toMatchObject({ status: 401, body: { code: 'token-refused' } })
    expect(registry()).toBe(before)
    expect((await site.call(token, 'GET', '/releases/mf-blog')).status).toBe(401)
    expect(await site.call(site.token('Leads').token, 'GET', '/releases/mf-blog')).toMatchObject({
      status: 403,
      body: { message: "The token 'Leads' does not have the scope releases:write." }
    })
    expect((await site.call('', 'GET', '/releases/mf-blog')).status).toBe(401)
    // FED-65: where a token is made, and what holds it.
    const { body } = await site.call('adt_wrong', 'GET', '/releases/mf-blog')
    expect(body).toMatchObject({
      errors: [
        expect.stringMatching(
          /^This token is missing, .* « Accès », tab « Intégrations » \(\/admin\/tokens\).* RELEASES_TOKEN,/
        )
      ]
    })
    // Visitors’ port takes none.
    expect((await fetch(`${site.url}/releases/mf-blog/${V4}`, { method: 'PUT' })).status).toBe(405)
  })
})

it.each([
  ['other grants', { deployables: ['mf-chat'], routes: ['/chat'] }, 409, 'grants-changed'],
  ['no scope for it', undefined, 403, 'scope-missing']
])(
  'TOKEN-13 publishes nothing once its token has %s, in the middle of an upload too',
  async (_, later, status, code) => {
    const granted = { deployables: ['mf-blog'], routes: ['/blog'] }
    const { token, change } = site.token('Bref', granted)
    const before = registry()
    const asks = site.leads.received.length
    const sent = publish(V4, token)
    await eventually('the token was looked at', () => site.leads.received.length > asks)
    change(later)
    expect(await sent).toMatchObject({ status, body: { code } })
    expect(registry()).toBe(before)
    expect(existsSync(versionDir(site.dir, { name: 'mf-blog', version: V4 }))).toBe(false)
    expect((await site.call(token, 'GET', '/releases/mf-blog')).status).toBe(403)
  }
)

describe('FED-24 an archive is refused in one line, and nothing is left of it,', () => {
  const sent = async (archive: Buffer) => {
    const before = registry()
    const { status, body } = await site.put(blog, `/releases/mf-blog/${V4}`, archive)
    expect(registry()).toBe(before)
    expect(builds()).toEqual([])
    expect(existsSync(versionDir(site.dir, { name: 'mf-blog', version: V4 }))).toBe(false)
    return [status, body.message]
  }
  const tar = async (entries: { name: string; type?: string; linkname?: string; text?: string }[]) => {
    const archive = pack()
    for (const { text = '', ...header } of entries) archive.entry(header, Buffer.from(text))
    archive.finalize()
    return gzipSync(await buffer(archive))
  }

  it.each([
    ['leads elsewhere', [{ name: '../../registry.json', text: '{}' }], /which is no file of a version$/],
    [
      'is a link',
      [{ name: 'client/a', type: 'symlink', linkname: '/etc/passwd' }],
      /which is a "symlink": files alone/
    ],
    ['hides', [{ name: 'client/.htaccess' }], /which is no file of a version$/],
    ['comes twice', [{ name: 'client/a.js' }, { name: 'client/a.js' }], /^the archive holds a file twice$/],
    ['is not there', [], /^the archive holds no file$/]
  ])('when a file of it %s', async (_, entries, says) => {
    expect(await sent(await tar(entries))).toEqual([422, expect.stringMatching(says)])
  })

  it('when it is no archive, or cut short', async () => {
    const whole = await archiveOf(version(V4))
    for (const bytes of [Buffer.from('hello'), whole.subarray(0, whole.length / 2)])
      expect(await sent(bytes)).toEqual([422, 'this is no .tar.gz of a version, or it was cut short'])
  })

  it('when it unpacks to more than is taken', async () => {
    const bomb = await tar([{ name: 'client/a.js', text: '0'.repeat(129 * 1024 * 1024) }])
    expect(await sent(bomb)).toEqual([413, 'the archive is larger than 128 MB unpacked'])
  })

  const changed = (change: (dir: string) => void) => archiveOf(version(V4), change)
  it.each<[string, (dir: string) => void, string]>([
    [
      'a file is not what its manifest says',
      (dir) => writeFileSync(join(dir, 'client/entry.js'), 'other'),
      'client/entry.js is not what its manifest says'
    ],
    [
      'a file is not named',
      (dir) => writeFileSync(join(dir, 'client/more.js'), ''),
      'client/more.js is not in the manifest'
    ],
    [
      'a compressed file holds another',
      (dir) => writeFileSync(join(dir, 'client/entry.js.gz'), gzipSync('evil')),
      'client/entry.js.gz does not hold client/entry.js'
    ]
  ])('when %s', async (_, change, says) => {
    expect(await sent(await changed(change))).toEqual([422, `mf-blog ${V4}: ${says}`])
  })

  it('when its manifest is of another version, says other sizes, or outgrew its budget', async () => {
    expect(await sent(await archiveOf(version(V1)))).toEqual([
      422,
      `the manifest is that of mf-blog ${V1}, not of mf-blog ${V4}`
    ])
    const stub = version(V4)
    const withManifest = (more: object) => archiveOf({ ...stub, manifest: { ...stub.manifest, ...more } })
    const { js = 0, css = 0 } = stub.manifest?.size ?? {}
    expect(await sent(await withManifest({ size: { js: 1, css } }))).toEqual([
      422,
      `mf-blog ${V4}: its js is ${js} bytes after brotli, and its manifest says 1`
    ])
    expect(await sent(await withManifest({ budget: { js: 1, css: 1 } }))).toEqual([
      422,
      expect.stringMatching(/^mf-blog: js is .* over its budget/)
    ])
  })

  it('when its server bundle throws, and keeps no secret of ours: it has no environment', async () => {
    const bundle = version(V4)
    const throws = `throw new Error(Object.keys(process.env).sort().join(' '))\n${bundle.server}`
    expect(await sent(await archiveOf({ ...bundle, server: throws }))).toEqual([
      422,
      expect.stringMatching(/^mf-blog: its server bundle does not load: (NODE_\w+ |NO_COLOR ?|NODE_ENV ?)*$/)
    ])
  })

  it('when the same version is there with other bytes', async () => {
    const archive = await archiveOf(builtRemote('mf-blog', V2, '/blog', 'autre'))
    expect(await site.put(blog, `/releases/mf-blog/${V2}`, archive)).toMatchObject({
      status: 422,
      body: {
        message: expect.stringContaining('is in the store with other bytes, and a version never changes')
      }
    })
  })

  it('when it breaks off on its way', async () => {
    const before = registry()
    const archive = await archiveOf(version(V4))
    const { port, hostname } = new URL(site.releasesUrl)
    const sending = request({
      ...{ hostname, port, method: 'PUT', path: `/releases/mf-blog/${V4}` },
      headers: {
        authorization: `Bearer ${blog}`,
        'content-type': 'application/gzip',
        'content-length': archive.length
      }
    })
    sending.on('error', () => undefined)
    sending.write(archive.subarray(0, archive.length / 2))
    await eventually('it arrives', () => builds().length > 0)
    sending.destroy()
    await eventually('it is taken away', () => builds().length === 0)
    expect(registry()).toBe(before)
  })
})

describe('FED-25 what came into the store another way is not served', () => {
  const untrusted = async () => Number(/^registry_untrusted_total\S* (\d+)/m.exec(await site.metrics())?.[1])

  it('a registry written by hand, or an old one put back: the last good one serves, and an alert and the log say so', async () => {
    const good = registry()
    const { revision } = await readRegistry(site.dir)
    const known = Number(await untrusted())
    const forged = JSON.parse(good)
    forged.units['mf-blog'].live = await buildDeployable(site.dir, version(V4))
    const old = readFileSync(
      join(site.dir, '.revisions', `${String(revision - 1).padStart(8, '0')}.json`),
      'utf8'
    )
    for (const [text, says] of [
      [JSON.stringify(forged), 'its signature is not that of key'],
      [JSON.stringify({ ...JSON.parse(good), signature: undefined }), 'it is not signed'],
      [old, `revision ${revision - 1} was put back, and ${revision} is known`]
    ] as const) {
      const before = await untrusted()
      writeFileSync(join(site.dir, 'registry.json'), text)
      await eventually(
        'it is refused',
        async () => (await untrusted()) > before && site.log.text().includes(says)
      )
      expect(await shown()).toBe(V2)
    }
    expect(await untrusted()).toBeGreaterThan(known)
    // The command does not build on it either: the latest signed revision is restored, and the history goes on.
    writeFileSync(join(site.dir, 'registry.json'), JSON.stringify(forged))
    expect((await publish('0.1.0-55555555')).body).toMatchObject({ outcome: 'live', before: V2 })
    await served('0.1.0-55555555')
  })

  it('the folder of a version copied there: neither as a preview, nor its files, nor made live', async () => {
    const copied = '0.1.0-66666666'
    await buildDeployable(site.dir, version(copied))
    cpSync(
      join(versionDir(site.dir, { name: 'mf-blog', version: V1 }), 'publication.json'),
      join(versionDir(site.dir, { name: 'mf-blog', version: copied }), 'publication.json')
    )
    expect(await readManifest(versionDir(site.dir, { name: 'mf-blog', version: copied }))).toMatchObject({
      version: copied
    })
    expect((await site.page(`/blog?mf-blog=${copied}`)).html).not.toContain(copied)
    expect((await fetch(`${site.url}/remotes/mf-blog/${copied}/entry.js`)).status).toBe(404)
    expect((await fetch(`${site.url}/remotes/mf-blog/${V1}/entry.js`)).status).toBe(200)
    expect(await site.call(blog, 'POST', '/releases/mf-blog/live', { version: copied })).toMatchObject({
      status: 422,
      body: { message: `mf-blog ${copied}: its publication is of other bytes` }
    })
    expect(JSON.stringify((await site.call(blog, 'GET', '/releases/mf-blog')).body)).not.toContain(copied)
  })
})
