import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { shellBundleFor } from '../publish/publish.ts'
import { fetchForeignBuild, isBuildAddress } from '../register/fetch-build.ts'
import { makeForeignVersion } from '../register/make-version.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { readRegistry } from '../registry/store.ts'
import { followUp, keptHere, keptThere } from './follow-up.ts'
import { clientOf, fromCaller, type Home, say, storeHere, TO, TO_USAGE } from './home.ts'
import { publishFolder } from './publish-folder.ts'
import { DEPLOY_OPTIONS, DEPLOY_USAGE, readWanted, sendFolder } from './send-folder.ts'

/**
 * `npm run site -- register`: takes a remote that Rspack or webpack has built with `@module-federation/enhanced`, in a folder or at an address, into the site, here or by the release API of
 * another. It is then a version like any other: the next build of it is registered the same way.
 */
export async function registerRemote({ store, callOf }: Home, args: string[]): Promise<void> {
  const line = {
    usage: `${callOf('register')} <folder of the build, with mf-manifest.json, or the http(s) address of that> ${DEPLOY_USAGE} ${TO_USAGE}`,
    examples: [
      `${callOf('register')} ../jobs/dist`,
      `${callOf('register')} https://builds.example.org/jobs/mf-manifest.json --preview`
    ],
    options: { ...DEPLOY_OPTIONS, ...TO },
    least: 1,
    most: 1,
    isWord: () => true
  } as const
  const { words, options } = takeCommandLine(line, args)
  const [word = ''] = words
  const wanted = readWanted(options)
  const own = storeHere(store)
  const home = mkdtempSync(join(tmpdir(), 'site-register-'))
  const folder = join(home, 'version')
  try {
    const registry = await readRegistry(own.root, own.keyFile)
    const shellBundle = shellBundleFor({ name: 'the remote' }, registry, own.root) ?? ''
    makeForeignVersion(await buildAt(word, join(home, 'build')), folder, shellBundle)
    const client = options.to ? clientOf(options) : null
    const how = { ...wanted, say }
    const kept = client ? await sendFolder(folder, client, how) : await publishFolder(folder, own, how)
    const place = client ? keptThere(client, wanted.notes) : keptHere(own, wanted.notes, say)
    await followUp([kept], wanted, { place, say })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** The folder of a build: the one that is named, or `folder`, into which it is fetched. REGISTER_ALLOWED holds the private addresses that it may be at. */
async function buildAt(word: string, folder: string): Promise<string> {
  if (!isBuildAddress(word)) return fromCaller(word)
  const [{ createAddressGuard }, { addressList }] = await Promise.all([
    import('@site/service/outgoing/address-guard'),
    import('@site/service/config/config')
  ])
  const allowed = addressList.safeParse(process.env.REGISTER_ALLOWED ?? '')
  if (!allowed.success)
    throw new DeployError(allowed.error.issues.map(({ message }) => `REGISTER_ALLOWED: ${message}`))
  mkdirSync(folder)
  await fetchForeignBuild(word, folder, createAddressGuard(allowed.data))
  return folder
}
