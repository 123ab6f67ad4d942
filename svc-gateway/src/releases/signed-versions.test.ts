import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { changeSigners, type SignersChange } from '@site/federation/change/change-signers'
import { signVersion } from '@site/federation/publish/put-version'
import { readRegistry, writeRegistry } from '@site/federation/registry/store'
import { integrityOf } from '@site/registry/integrity.mjs'
import { readReleaseKey } from '@site/registry/release-key'
import { readManifest, serverFile, versionDir } from '@site/registry/version-files'
import { SIGNATURE } from '@site/registry/version-signature'
import { eventually } from '@site/service/testing/test-database'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import {
  archiveOf,
  builtRemote,
  measured,
  startTestReleases,
  type TestReleases,
  teamKey
} from '../testing/start-test-releases.ts'
import { stubShell } from '../testing/stubs.ts'

const [V1, V2] = ['0.1.0-11111111', '0.1.0-22222222'] as const
const EVIL = '0.1.0-eeeeeeee'
const COMMIT = 'c0ffee1234567890'

const [blog, chat, strange] = [teamKey(), teamKey(), teamKey()]

let site: TestReleases
let token: string
/** The registry as it was when one key was in it. */
let early: string
beforeAll(async () => {
  site = await startTestReleases()
  token = site.token('Blog', { deployables: ['mf-blog', 'mf-chat'], routes: ['/'] }).token
  await allow(site, { action: 'add', name: 'mf-blog', key: blog.key, team: 'Équipe Blog' })
  early = readFileSync(join(site.dir, 'registry.json'), 'utf8')
  await allow(site, { action: 'add', name: 'mf-chat', key: chat.key, team: 'Équipe Chat' })
  for (const version of [V1, V2]) expect((await publish(version, signedBy(blog))).status).toBe(201)
  await served(V2)
})
afterAll(() => site.stop())

const allow = (to: TestReleases, change: SignersChange) =>
  changeSigners(change, { root: to.dir, publisher: { by: 'exploitante' } })

/** Writes the signature of a built version beside its manifest. */
type Sign = (dir: string) => void
const signedBy =
  (team: ReturnType<typeof teamKey>, said?: { name?: string }): Sign =>
  (dir) =>
    team.sign(dir, said)
const unsigned: Sign = () => undefined
/** Changes the envelope that the right key has signed. */
const changed =
  (change: (envelope: Record<string, unknown>) => Record<string, unknown>): Sign =>
  (dir) => {
    signedBy(blog)(dir)
    const file = join(dir, SIGNATURE)
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
  }
/** The statement of a version that its team has published. */
const replayed: Sign = (dir) =>
  copyFileSync(join(versionDir(site.dir, { name: 'mf-blog', version: V1 }), SIGNATURE), join(dir, SIGNATURE))
/** Manifest and file are changed together, once both are signed. */
const changedAfterwards: Sign = (dir) => {
  signedBy(blog)(dir)
  const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'))
  const text = readFileSync(join(dir, manifest.server.file), 'utf8').concat('\n// more')
  writeFileSync(join(dir, manifest.server.file), text)
  manifest.server.integrity = integrityOf(text)
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest))
}

const ATTACKS: [what: string, sign: Sign, says: RegExp][] = [
  ['no signature at all', unsigned, /it is not signed, and mf-blog takes what a key of its team has signed/],
  [
    'a signature without its payload',
    changed(({ payload: _, ...rest }) => rest),
    /its signature is no statement in an envelope: payload /
  ],
  [
    'an envelope without signatures',
    changed((envelope) => ({ ...envelope, signatures: [] })),
    /its signature is no statement in an envelope: signatures /
  ],
  [
    'another type of payload',
    changed((envelope) => ({ ...envelope, payloadType: 'text/plain' })),
    /its signature is no statement in an envelope: payloadType /
  ],
  ['a key that nobody knows', signedBy(strange), /it is signed by key \w{16}, which may not sign mf-blog/],
  [
    'the key of another front end',
    signedBy(chat),
    /it is signed by key \w{16} \(Équipe Chat\), which may sign mf-chat, not mf-blog/
  ],
  [
    'a signature of another key under the name of the right one',
    (dir) => {
      signedBy(strange)(dir)
      const text = readFileSync(join(dir, SIGNATURE), 'utf8')
      writeFileSync(join(dir, SIGNATURE), text.replace(strange.key.id, blog.key.id))
    },
    /its signature is not that of key \w{16} \(Équipe Blog\)/
  ],
  [
    'the statement of an older version',
    replayed,
    /its signature is of mf-blog\/0\.1\.0-11111111\/manifest\.json/
  ],
  [
    'a statement about another front end by the right key',
    signedBy(blog, { name: 'mf-chat' }),
    /its signature is of mf-chat\//
  ],
  ['a manifest and a file that were changed together', changedAfterwards, /its signature is of other bytes/]
]

const evil = (version: string = EVIL) => builtRemote('mf-blog', version, '/blog', 'executed')
async function publish(
  version: string,
  sign: Sign,
  { query = '', page = 'mf-blog', to = site, by = token } = {}
) {
  const archive = await archiveOf(builtRemote('mf-blog', version, '/blog', page), sign)
  return to.put(by, `/releases/mf-blog/${version}${query}`, archive)
}
async function shown(at = site) {
  const { html } = await at.page('/blog')
  expect(html).not.toContain('executed')
  const state = JSON.parse(/id="site-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const announced = state.registry?.remotes.find(({ name }: { name: string }) => name === 'mf-blog')
  const rendered = /<p>mf-blog (0\.1\.0-\w+)<\/p>/.exec(html)?.[1] ?? null
  return rendered === announced?.version ? rendered : null
}
const served = (version: string, at = site) =>
  eventually(`${version} is served`, async () => (await shown(at)) === version)
/** Waits until the log says so, after `from` letters of it. */
const logged = (says: RegExp, { from = 0, at = site } = {}) =>
  eventually(`the log says ${says}`, () => says.test(at.log.text().slice(from)))
const lengthOfLog = () => site.log.text().length
const state = async (name: string) =>
  new RegExp(`deployable_serving\\{deployable="mf-blog",version="${name}",state="(\\w+)"`).exec(
    await site.metrics()
  )?.[1]
const fileOf = async (version: string) =>
  (await fetch(`${site.url}/remotes/mf-blog/${version}/entry.js`)).status
const folderOf = (version: string, at = site) => versionDir(at.dir, { name: 'mf-blog', version })

describe('FED-50 the release API refuses', () => {
  it.each(ATTACKS)('%s, and what is live stays', async (_, sign, says) => {
    const before = readFileSync(join(site.dir, 'registry.json'), 'utf8')
    const from = lengthOfLog()
    for (const query of ['', '?preview=yes']) {
      const answer = await publish(EVIL, sign, { query, page: 'executed' })
      expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(says) } })
    }
    await logged(says, { from })
    expect(readFileSync(join(site.dir, 'registry.json'), 'utf8')).toBe(before)
    expect(await shown()).toBe(V2)
    expect(await fileOf(EVIL)).toBe(404)
  })

  it('a version that is said to be of another commit than the one that is signed', async () => {
    const query = '?commit=abcdef0123'
    expect(await publish(EVIL, signedBy(blog), { query })).toMatchObject({
      status: 422,
      body: {
        message: `mf-blog ${EVIL}: it is said to be of commit abcdef0123, and is signed as of ${COMMIT}`
      }
    })
  })

  it('a token that would change who may sign', async () => {
    const grants = { deployables: ['mf-blog'], routes: ['/'] }
    const change = { action: 'add', name: 'mf-blog', key: strange.key, team: 'x' } as const
    await expect(
      changeSigners(change, { root: site.dir, publisher: { by: 'Blog', grants } })
    ).rejects.toThrow("'Blog' is a token, and who may sign what is for the key of the store")
  })
})

describe('FED-50 where somebody has the key of the store too, no gateway serves', () => {
  /** Puts a version into the store and makes it live, as the key of the store says. */
  async function forge(
    sign: Sign,
    change: (manifest: DeployableManifest) => DeployableManifest = (one) => one
  ) {
    const key = readReleaseKey(`${site.dir}.key`)
    const { units } = await readRegistry(site.dir)
    const entry = units['mf-blog']
    if (!key || !entry) throw new Error('there is no store')
    const manifest = await buildDeployable(site.dir, evil())
    sign(folderOf(EVIL))
    const standing = await readManifest(folderOf(EVIL))
    const release = {
      at: new Date().toISOString(),
      action: 'publish',
      version: EVIL,
      by: 'x',
      before: null
    } as const
    signVersion(folderOf(EVIL), manifest, { key, release })
    await writeRegistry(site.dir, {
      ...units,
      'mf-blog': { ...entry, live: change(standing), previous: entry.live, earlier: [] }
    })
    return { takeBack: () => writeRegistry(site.dir, units) }
  }
  afterEach(() => rmSync(folderOf(EVIL), { recursive: true, force: true }))

  const refused = async (says: RegExp, forged: ReturnType<typeof forge>, stands: 'unsigned' | 'signed') => {
    const from = lengthOfLog()
    const { takeBack } = await forged
    await eventually('the version before serves', async () => (await state(V2)) === 'previous')
    await logged(new RegExp(`${EVIL}[^\\n]*${says.source}`), { from })
    expect(await shown()).toBe(V2)
    if (stands === 'unsigned') {
      expect(await fileOf(EVIL)).toBe(404)
      expect((await site.page(`/blog?mf-blog=${EVIL}`)).html).not.toContain('executed')
    }
    await takeBack()
    await eventually('what was live serves', async () => (await state(V2)) === 'live')
  }

  it.each(ATTACKS)('%s', async (_, sign, says) => refused(says, forge(sign), 'unsigned'))

  it('it, nor is it run to try a new shell', async () => {
    const shell = measured(stubShell('MARK', V2))
    const looking = shell.server.replace(
      'return { html, head',
      "if (html.includes('executed')) throw new Error('it was run'); return { html, head"
    )
    expect(looking).not.toBe(shell.server)
    const { token: by } = site.token('Shell', { deployables: ['shell'], routes: ['/'] })
    const { takeBack } = await forge(unsigned)
    const archive = await archiveOf({ ...shell, server: looking })
    const kept = await site.put(by, `/releases/shell/${V2}?preview=yes`, archive)
    await takeBack()
    expect([kept.status, kept.body.errors ?? kept.body.unfit]).toEqual([201, undefined])
    await served(V2)
  })

  it('a manifest of the registry that is not the one that was signed', () =>
    refused(
      /what the registry says of it is not what was signed/,
      forge(signedBy(blog), (manifest) => ({ ...manifest, entry: 'page0.js' })),
      // Its files are those that the team has signed, and may be looked at.
      'signed'
    ))
})

describe('FED-50 of a version that was good, nothing is served', () => {
  const harmed = async (harm: (dir: string) => void, says: RegExp) => {
    const [dir, aside] = [folderOf(V2), `${site.dir}-aside`]
    cpSync(dir, aside, { recursive: true })
    const from = lengthOfLog()
    harm(dir)
    await served(V1)
    await logged(says, { from })
    rmSync(dir, { recursive: true })
    renameSync(aside, dir)
    await served(V2)
  }

  it('once its signature is gone', () =>
    harmed(
      (dir) => rmSync(join(dir, SIGNATURE)),
      /it is not signed, and mf-blog takes what a key of its team has signed/
    ))

  it('once its manifest and a file are changed together', () =>
    harmed((dir) => changedAfterwards(dir), /its signature is of other bytes|does not match its integrity/))

  it('once a file is a link, whatever it leads to', () =>
    harmed((dir) => {
      const file = join(dir, 'client/entry.js')
      renameSync(file, `${site.dir}-linked.js`)
      symlinkSync(`${site.dir}-linked.js`, file)
    }, /client\/entry\.js is a link that leads elsewhere/))

  it('when a registry is put back that knew no key, or is forged without one', async () => {
    const good = readFileSync(join(site.dir, 'registry.json'), 'utf8')
    const { signing: _, ...without } = JSON.parse(good)
    for (const [text, says] of [
      [JSON.stringify(without), /its signature is not that of key/],
      [early, /revision \d+ was put back, and \d+ is known/]
    ] as const) {
      const from = lengthOfLog()
      writeFileSync(join(site.dir, 'registry.json'), text)
      await logged(says, { from })
      expect(await shown()).toBe(V2)
    }
    writeFileSync(join(site.dir, 'registry.json'), good)
  })
})

it('FED-50 a file that is swapped between the check and the load is not run: the version before serves', async () => {
  const slow = await startTestReleases({ overrides: { verifyMs: 3_600_000 } })
  try {
    const { token: by } = slow.token('Blog', { deployables: ['mf-blog'], routes: ['/'] })
    await allow(slow, { action: 'add', name: 'mf-blog', key: blog.key, team: 'Équipe Blog' })
    await publish(V1, signedBy(blog), { to: slow, by })
    await served(V1, slow)
    await publish(V2, signedBy(blog), { to: slow, by })
    await eventually('the check is over', async () =>
      (await slow.metrics()).includes(`deployable="mf-blog",version="${V2}",state="live"`)
    )
    writeFileSync(serverFile(slow.dir, await readManifest(folderOf(V2, slow))), evil(V2).server)
    await served(V1, slow)
    await logged(new RegExp(`${V2}[^\\n]*integrity`), { at: slow })
  } finally {
    await slow.stop()
  }
})

describe('FED-50 a team that signs', () => {
  const V3 = '0.1.0-33333333'
  const V4 = '0.1.0-44444444'
  const second = teamKey()

  it('is named by list and history, with the commit that it signed', async () => {
    const by = { keyid: blog.key.id, team: 'Équipe Blog' }
    const list = (await site.call(token, 'GET', '/releases/mf-blog')).body as unknown as object[]
    expect(list).toContainEqual(expect.objectContaining({ version: V2, state: 'live', signedBy: by }))
    const history = (await site.call(token, 'GET', '/releases/mf-blog/log')).body as unknown as object[]
    expect(history).toContainEqual(
      expect.objectContaining({ version: V2, result: 'live', signedBy: by, commit: COMMIT })
    )
  })

  it('has its key withdrawn: nothing new is taken, kept versions do not go live, and what was live stays', async () => {
    expect((await publish(V3, signedBy(blog), { query: '?preview=yes' })).status).toBe(201)
    await allow(site, { action: 'withdraw', name: 'mf-blog', keyid: blog.key.id })
    const says = /it is signed by key \w{16} \(Équipe Blog\), which was withdrawn at 2\d{3}-/
    expect(await publish(V4, signedBy(blog))).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(says) }
    })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const versions = { 'mf-blog': V3 }
    for (const [path, body] of [
      ['/releases/mf-blog/live', { version: V3 }],
      ['/releases/mf-blog/canary', { action: 'start', version: V3, steps: [5] }],
      ['/releases/together', { action: 'live', versions }],
      ['/releases/planned', { at, versions }]
    ] as const)
      expect(await site.call(token, 'POST', path, body)).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(says) }
      })
    await eventually(
      'its preview is none',
      async () => !(await site.page(`/blog?mf-blog=${V3}`)).html.includes(`>mf-blog ${V3}<`)
    )
    const refusal = await site.page(`/blog?mf-blog=${V3}`)
    expect([refusal.response.status, refusal.html]).toEqual([
      403,
      expect.stringContaining('<h1>Version non signée</h1>')
    ])
    expect(refusal.html).toContain('--sign=')
    expect(await site.call(token, 'POST', '/releases/preview', { versions })).toMatchObject({
      status: 422,
      body: {
        errors: [
          expect.stringMatching(new RegExp(`^mf-blog ${V3} cannot be shown: ${says.source}`)),
          expect.stringContaining('--preview --sign=')
        ]
      }
    })
    expect(await shown()).toBe(V2)
    await expect(
      allow(site, { action: 'add', name: 'mf-blog', key: blog.key, team: 'Équipe Blog' })
    ).rejects.toThrow(/was withdrawn at .*, and stays so/)
  })

  it('signs with its next key, the same bytes too; what was live before stays what a rollback goes to', async () => {
    await allow(site, { action: 'add', name: 'mf-blog', key: second.key, team: 'Équipe Blog' })
    expect(await publish(V3, signedBy(second))).toMatchObject({ status: 201, body: { outcome: 'live' } })
    await served(V3)
    const back = await site.call(token, 'POST', '/releases/mf-blog/rollback', {})
    expect(back.body).toMatchObject({ version: V2, before: V3 })
    await served(V2)
  })

  it('asks nothing of others, until all are asked', async () => {
    const publishJobs = async (version: string) => {
      const { token: jobs } = site.token('Jobs', { deployables: ['mf-jobs'], routes: ['/'] })
      const archive = await archiveOf(builtRemote('mf-jobs', version, '/offres'))
      return site.put(jobs, `/releases/mf-jobs/${version}`, archive)
    }
    expect((await publishJobs(V1)).status).toBe(201)
    await allow(site, { action: 'require', isRequired: true })
    expect(await publishJobs(V2)).toMatchObject({
      status: 422,
      body: {
        message: `mf-jobs ${V2}: it is not signed, and mf-jobs has no key that could sign it, which this site asks of all: signers mf-jobs --add=<public half> --team=<name>`
      }
    })
    await eventually('what was live stays', async () =>
      (await site.page('/offres')).html.includes(`<p>mf-jobs ${V1}</p>`)
    )
    await allow(site, { action: 'require', isRequired: false })
    expect((await publishJobs(V2)).status).toBe(201)
  })
})
