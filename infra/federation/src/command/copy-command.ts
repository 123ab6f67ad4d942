import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import { TOGETHER_AT_MOST } from '@site/contracts/federation/version-name'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { DeployError } from '../registry/deploy-error.ts'
import { createReleaseClient, readReleaseToken } from '../transfer/release-client.ts'
import { followUp, keptHere, keptThere } from './follow-up.ts'
import { clientOf, fromCaller, type Home, say, storeHere, TO, TO_USAGE } from './home.ts'
import { publishFolder } from './publish-folder.ts'
import { isName, isVersion, readVersions } from './read-versions.ts'
import { DEPLOY_OPTIONS, DEPLOY_USAGE, readWanted, sendFolder } from './send-folder.ts'

type Client = ReturnType<typeof createReleaseClient>

/**
 * `npm run site -- copy`: takes versions of a running site to another one, or into the store of this machine, byte for byte as they were tried there: those that
 * are live, or the ones that are named. Each is checked at its new place like any other.
 */
export async function copyVersions({ store, callOf }: Home, args: string[]): Promise<void> {
  const line = {
    usage: `${callOf('copy')} <deployable> [<version>]… --from=<address of the release API> [--from-token-file=<file>] ${DEPLOY_USAGE} ${TO_USAGE}; that of --from in RELEASES_FROM_TOKEN`,
    options: { ...DEPLOY_OPTIONS, ...TO, from: 'value', 'from-token-file': 'value' },
    least: 1,
    most: 2 * TOGETHER_AT_MOST,
    isWord: (word: string) => isName(word) || isVersion(word)
  } as const
  const { words, options } = takeCommandLine(line, args)
  const versions = readVersions(words)
  const wanted = readWanted(options)
  const from = options.from?.replace(/\/$/, '')
  if (!from) throw new DeployError(['from which site? --from=<address of its release API>'])
  const fromFile = options['from-token-file']
  const client = createReleaseClient({
    origin: from,
    setting: '--from',
    token: readReleaseToken(process.env, {
      file: fromFile && fromCaller(fromFile),
      name: 'RELEASES_FROM_TOKEN'
    })
  })
  const target = options.to ? clientOf(options) : storeHere(store)
  const message = options.message ?? `copied from ${from}`
  const kept: ReleaseAnswer[] = []
  for (const [name, version] of versions)
    await withCopy(client, name, version, async (folder, made) => {
      const how = { ...wanted, notes: { ...made, message }, say }
      kept.push(
        await ('root' in target ? publishFolder(folder, target, how) : sendFolder(folder, target, how))
      )
    })
  const notes = { ...wanted.notes, message }
  const place = 'root' in target ? keptHere(target, notes, say) : keptThere(target, notes)
  await followUp(kept, wanted, { place, say })
}

/**
 * Fetches a version into a folder that `use` has as long as it works.
 *
 * @param version null: the one that is live there
 * @throws DeployError where there is none, or what comes is another
 */
async function withCopy(
  client: Client,
  name: string,
  version: string | null,
  use: (folder: string, made: ReleaseNotes) => Promise<void>
): Promise<void> {
  const kept = (await client.list(name)).find((one) =>
    version === null ? one.state === 'live' : one.version === version
  )
  if (!kept) throw new DeployError([`${client.origin} has no ${name}${version ? ` ${version}` : ' live'}`])
  const { commit, pipeline } = kept.published ?? kept.release ?? {}
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  try {
    await client.download({ name, version: kept.version }, folder)
    await use(folder, { ...(commit && { commit }), ...(pipeline && { pipeline }) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
