import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyFileBeside, readReleaseKey } from '@site/registry/release-key'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { versionDir } from '@site/registry/version-files'
import { SIGNATURE } from '@site/registry/version-signature'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeHistory, describeVersions } from '../history/describe-history.ts'
import { adoptStore, ensureReleaseKey } from '../publish/adopt.ts'
import { listHistory, listVersions } from '../publish/list-versions.ts'
import { readRegistry, type Store, writeRegistry } from '../registry/store.ts'
import { readSigningKey } from '../signing/sign-build.ts'
import { publishFolder } from './publish-folder.ts'
import { readWantedSigned } from './send-folder.ts'
import { makeKey, signers } from './signer-commands.ts'

const folder = temporaryStore()
const callOf = (command: string) => `site ${command}`

/** What a command says. */
async function saidBy(command: () => Promise<void>): Promise<string> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await command()
    return written.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    written.mockRestore()
  }
}

async function storeWithKey(): Promise<Store> {
  const root = folder()
  onTestFinished(() => rmSync(keyFileBeside(root), { force: true }))
  await ensureReleaseKey(root)
  return { root, keyFile: keyFileBeside(root) }
}

function built(version: string): string {
  const machine = folder()
  const sizes = { size: { js: 2 * 'export {}'.length, css: 0 }, budget: { js: 100, css: 100 } }
  return versionDir(machine, putVersion(machine, buildManifest({ name: 'shell', version, ...sizes })))
}

async function newKey(): Promise<{ file: string; publicHalf: string }> {
  const file = join(folder(), 'team.key')
  const said = await saidBy(() => makeKey({ store: null, callOf }, [file]))
  return { file, publicHalf: said.trim().split('\n').at(-1) ?? '' }
}

it('FED-50 makes a key for this user alone, says its public half, and never writes over one', async () => {
  const { file, publicHalf } = await newKey()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(Buffer.from(publicHalf, 'base64')).toHaveLength(44)
  const before = readFileSync(file, 'utf8')
  await expect(makeKey({ store: null, callOf }, [file])).rejects.toThrow(
    `it stays what it is. Its public half is ${publicHalf}`
  )
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('FED-50 takes the key of a team from --sign, a file or the environment, and says what is none', async () => {
  const { file } = await newKey()
  const id = readReleaseKey(file)?.id
  expect(readSigningKey(file, {})?.id).toBe(id)
  expect(readSigningKey(undefined, { RELEASE_SIGNING_KEY_FILE: file })?.id).toBe(id)
  expect(readSigningKey(undefined, { RELEASE_SIGNING_KEY: readFileSync(file, 'utf8') })?.id).toBe(id)
  expect(readSigningKey(undefined, {})).toBeNull()
  expect(() => readSigningKey(undefined, { RELEASE_SIGNING_KEY: 'x' })).toThrow(
    'RELEASE_SIGNING_KEY holds no Ed25519 key'
  )
  expect(() => readSigningKey(`${file}.none`, {})).toThrow('the key cannot be read')
})

it('FED-65 names no command of the site’s repository to a team that has its own: key and signers by their word', async () => {
  const said = await saidBy(() => makeKey({ store: null, callOf }, [join(folder(), 'team.key')]))
  expect(said).toMatch(/signers <deployable> --add=<public half> --team=<name>:\n\S+\n$/)
  expect(said).not.toContain('npm run')
  expect(() => readSigningKey(undefined, { RELEASE_SIGNING_KEY: 'x' })).toThrow(
    /^RELEASE_SIGNING_KEY holds no Ed25519 key: key <file> makes one$/
  )
})

it('FED-50 says who may sign what; from then on a folder is published with their signature alone', async () => {
  const store = await storeWithKey()
  const say = () => undefined
  const options = { notes: { commit: 'c0ffee1' }, mode: 'live' as const, say }
  await publishFolder(built('0.1.0-11111111'), store, options)
  const { file, publicHalf } = await newKey()
  const signer = { store, callOf }
  const add = [`--add=${publicHalf}`, '--team=Équipe Coquille']
  expect(await saidBy(() => signers(signer, ['shell', ...add]))).toMatch(
    /^shell {2}[0-9a-f]{16} {2}Équipe Coquille {2}added at \S+ by \S+\nfront ends that are not here need no signature\n$/
  )
  const second = built('0.1.0-22222222')
  await expect(publishFolder(second, store, options)).rejects.toThrow(
    'shell 0.1.0-22222222: it is not signed, and shell takes what a key of its team has signed'
  )
  const { signWith } = readWantedSigned({ sign: file })
  await publishFolder(second, store, { ...options, signWith })
  expect(readdirSync(second).sort()).toEqual(['client', 'manifest.json', 'server'])
  const by = `signed by Équipe Coquille (key ${signWith?.id})`
  const [live, before] = describeVersions(await listVersions(store.root, 'shell'))
  expect(live).toContain(by)
  expect(before).not.toContain('signed by')
  expect(describeHistory(await listHistory(store.root, 'shell')).slice(0, 3)).toEqual([
    expect.stringContaining('0.1.0-22222222'),
    '    commit c0ffee1',
    `    ${by}`
  ])

  const withdraw = [`--withdraw=${signWith?.id}`]
  expect(await saidBy(() => signers(signer, ['shell', ...withdraw]))).toMatch(/withdrawn at \S+\n/)
  await expect(signers(signer, ['shell', ...withdraw])).rejects.toThrow('may not sign shell anyway')
  await expect(publishFolder(built('0.1.0-33333333'), store, { ...options, signWith })).rejects.toThrow(
    /\(Équipe Coquille\), which was withdrawn at /
  )
  await expect(signers(signer, ['shell', `--add=${publicHalf}`])).rejects.toThrow('whose key is it?')
  await expect(signers({ store: null, callOf }, ['shell', ...withdraw])).rejects.toThrow('which site?')
})

it('FED-50 a signature may be asked of all, whose refusal says how a key is added, and of none again', async () => {
  const store = await storeWithKey()
  const options = { notes: {}, mode: 'live' as const, say: () => undefined }
  await publishFolder(built('0.1.0-11111111'), store, options)
  const ask = (required: string) => saidBy(() => signers({ store, callOf }, [`--required=${required}`]))
  expect(await ask('yes')).toBe(
    'shell  no key: nothing new of it is published\nof front ends that are not here nothing is published\n'
  )
  const second = built('0.1.0-22222222')
  await expect(publishFolder(second, store, options)).rejects.toThrow(
    'it is not signed, and shell has no key that could sign it, which this site asks of all: signers shell --add=<public half> --team=<name>'
  )
  expect(await ask('no')).toBe('front ends without a key need no signature\n')
  await publishFolder(second, store, options)
  expect(await saidBy(() => signers({ store, callOf }, []))).toBe(
    'front ends without a key need no signature\n'
  )
})

it('FED-50 adopting a store changes nothing of who may sign, and signs no version that its team has not', async () => {
  const store = await storeWithKey()
  const { root } = store
  const options = { notes: {}, mode: 'live' as const, say: () => undefined }
  await publishFolder(built('0.1.0-11111111'), store, options)
  const { file, publicHalf } = await newKey()
  await saidBy(() => signers({ store, callOf }, ['shell', `--add=${publicHalf}`, '--team=Coquille']))
  await publishFolder(built('0.1.0-22222222'), store, { ...options, ...readWantedSigned({ sign: file }) })
  const { signing, units } = await readRegistry(root)
  await writeRegistry(root, units) // a change of something else keeps it
  expect((await readRegistry(root)).signing).toEqual(signing)

  // Somebody who can write the folder takes the rules out, and a signature away.
  const path = join(root, 'registry.json')
  const { signing: _, ...without } = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(join(versionDir(root, { name: 'shell', version: '0.1.0-22222222' }), SIGNATURE))
  rmSync(join(versionDir(root, { name: 'shell', version: '0.1.0-22222222' }), 'publication.json'))
  writeFileSync(path, JSON.stringify(without))
  expect(await adoptStore(root)).toContain('and 1 versions are signed')
  expect((await readRegistry(root)).signing).toEqual(signing)
})
