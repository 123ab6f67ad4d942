import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { changeSigners } from '@site/federation/change/change-signers'
import { readRegistry } from '@site/federation/registry/store'
import { readManifest, serverFile, versionDir } from '@site/registry/version-files'
import { eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  archiveOf,
  builtRemote,
  startTestReleases,
  type TestReleases,
  teamKey
} from '../testing/start-test-releases.ts'

const OLD = '0.1.0-11111111'
const NEW = '0.1.0-22222222'
const COMMIT = 'c0ffee1234567890'

let staging: TestReleases
let production: TestReleases
const folder = mkdtempSync(join(tmpdir(), 'site-copy-test-'))
/** A file that holds a token of a team for these. */
function tokenFile(site: TestReleases, name: string, deployables = ['mf-blog', 'mf-jobs']): string {
  const file = join(folder, name)
  writeFileSync(file, site.token(name, { deployables, routes: ['/'] }).token)
  return file
}
let [fromFile, toFile] = ['', '']
/** `npm run site -- copy`, on a machine whose store is `root`; answers its output, and throws what it says where it fails. */
async function run(words: string[], root = join(folder, 'store')): Promise<string> {
  const cli = ['infra/dev/bootstrap.mjs', 'infra/federation/src/cli.ts', 'copy', ...words]
  const env = { ...process.env, REMOTES_DIR: root, RELEASES_KEY_FILE: `${root}.key` }
  const { stdout } = await promisify(execFile)(process.execPath, cli, { cwd: REPOSITORY, env })
  return stdout
}
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const copy = (words: string[], from = fromFile, to = toFile) =>
  run([
    ...words,
    ...[`--from=${staging.releasesUrl}`, `--from-token-file=${from}`],
    ...[`--to=${production.releasesUrl}/`, `--token-file=${to}`]
  ])
const publish = async (site: TestReleases, file: string, name: string, version: string, query = '') => {
  const archive = await archiveOf(builtRemote(name, version, name === 'mf-blog' ? '/blog' : '/offres'))
  const { status } = await site.put(
    readFileSync(file, 'utf8'),
    `/releases/${name}/${version}${query}`,
    archive
  )
  expect(status).toBe(201)
}
const liveAt = async ({ dir }: TestReleases, name: string) =>
  (await readRegistry(dir)).units[name]?.live.version

beforeAll(async () => {
  ;[staging, production] = await Promise.all([startTestReleases(), startTestReleases()])
  fromFile = tokenFile(staging, 'pipeline-staging')
  toFile = tokenFile(production, 'pipeline-production')
})
afterAll(async () => {
  await Promise.all([staging.stop(), production.stop()])
  rmSync(folder, { recursive: true, force: true })
})

it('FED-43 what is live at one site goes live at another, byte for byte, and its history keeps the commit', async () => {
  await publish(staging, fromFile, 'mf-blog', OLD, `?commit=${COMMIT}&pipeline=run-7&message=first`)
  await publish(staging, fromFile, 'mf-jobs', NEW)
  await copy(['mf-blog', 'mf-jobs'])
  for (const [name, version] of Object.entries({ 'mf-blog': OLD, 'mf-jobs': NEW })) {
    expect(await liveAt(production, name)).toBe(version)
    const [here, there] = [staging, production].map(({ dir }) => versionDir(dir, { name, version }))
    const manifest = readFileSync(join(String(here), 'manifest.json'))
    expect(readFileSync(join(String(there), 'manifest.json')).equals(manifest)).toBe(true)
  }
  await eventually('it is served', async () =>
    (await production.page('/blog')).html.includes(`mf-blog ${OLD}`)
  )
  const log = await production.call(readFileSync(toFile, 'utf8'), 'GET', '/releases/mf-blog/log')
  expect(log.body).toMatchObject({
    0: {
      ...{ action: 'publish', version: OLD, by: 'pipeline-production', commit: COMMIT, pipeline: 'run-7' },
      message: `copied from ${staging.releasesUrl}`
    }
  })
})

it('FED-43 a version that is named is taken, live there or not, also into the store of this machine', async () => {
  await publish(staging, fromFile, 'mf-blog', NEW, '?preview=yes')
  await copy(['mf-blog', NEW, '--preview', '--message=to be looked at'])
  expect(await liveAt(production, 'mf-blog')).toBe(OLD)
  const kept = await production.call(readFileSync(toFile, 'utf8'), 'GET', '/releases/mf-blog')
  expect(Object.values(kept.body)).toMatchObject([{ version: OLD }, { version: NEW, state: 'kept' }])

  const from = [`--from=${staging.releasesUrl}`, `--from-token-file=${fromFile}`]
  expect(await run(['mf-blog', NEW, ...from], production.dir)).toBe(
    `mf-blog ${NEW} is live; before it was ${OLD}\n`
  )
  expect(await liveAt(production, 'mf-blog')).toBe(NEW)
})

it('FED-43 what a token is not for, what there is not, and what is damaged is not taken', async () => {
  await expect(copy(['mf-jobs'], tokenFile(staging, 'blog', ['mf-blog']))).rejects.toThrow(/mf-jobs/)
  await expect(copy(['mf-blog', OLD], fromFile, tokenFile(production, 'jobs', ['mf-jobs']))).rejects.toThrow(
    /mf-blog/
  )
  await expect(copy(['mf-blog', '0.1.0-99999999'])).rejects.toThrow(
    `${staging.releasesUrl} has no mf-blog 0.1.0-99999999`
  )
  await expect(run(['mf-blog'])).rejects.toThrow('from which site?')
  const { dir } = staging
  const manifest = await readManifest(versionDir(dir, { name: 'mf-blog', version: NEW }))
  writeFileSync(serverFile(dir, manifest), '1')
  const token = readFileSync(fromFile, 'utf8')
  expect(await staging.call(token, 'GET', `/releases/mf-blog/${NEW}`)).toMatchObject({
    status: 404,
    body: { message: 'There is no such version.' }
  })
  expect(await liveAt(production, 'mf-blog')).toBe(NEW)
})

it('FED-50 a version goes to another site with the signature of its team, and without it not at all', async () => {
  const [team, name] = [teamKey(), 'mf-signed']
  const [unsigned, signed] = ['0.1.0-33333333', '0.1.0-44444444']
  const from = tokenFile(staging, 'signed-from', [name])
  const to = tokenFile(production, 'signed-to', [name])
  const send = async (version: string, sign?: (dir: string) => void) => {
    const archive = await archiveOf(builtRemote(name, version, '/signe'), sign)
    expect(
      (await staging.put(readFileSync(from, 'utf8'), `/releases/${name}/${version}`, archive)).status
    ).toBe(201)
  }
  await send(unsigned)
  await changeSigners(
    { action: 'add', name, key: team.key, team: 'Signe' },
    { root: production.dir, publisher: { by: 'exploitante' } }
  )
  await expect(copy([name], from, to)).rejects.toThrow(`${name} ${unsigned}: it is not signed`)
  // Staging asks for none, and keeps the one that it was given.
  await send(signed, (dir) => team.sign(dir, { commit: COMMIT }))
  await copy([name], from, to)
  const { body } = await production.call(readFileSync(to, 'utf8'), 'GET', `/releases/${name}`)
  expect(Object.values(body)).toMatchObject([
    { version: signed, state: 'live', signedBy: { team: 'Signe' }, release: { commit: COMMIT } }
  ])
})
