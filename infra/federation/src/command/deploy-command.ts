import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import type { DeployableSource } from '../build/deployable-source.ts'
import { localUser } from '../publish/local-user.ts'
import { DeployError } from '../registry/deploy-error.ts'
import type { Store } from '../registry/store.ts'
import { remoteNames } from '../repository/remotes.ts'
import { dataHere } from './data-here.ts'
import { followUp, keptHere, keptThere } from './follow-up.ts'
import { clientOf, fromCaller, type Home, say, storeHere, TO, TO_USAGE } from './home.ts'
import {
  BUILD_OPTIONS,
  BUILD_USAGE,
  DEPLOY_OPTIONS,
  DEPLOY_USAGE,
  readWantedSigned,
  sendFolder,
  type Wanted
} from './send-folder.ts'

const namesHere = () => ['shell', ...remoteNames()]

/** Does a deploy with these words build something, or look whether it is built? Then it needs the store of this machine. */
export const doesBuild = (words: string[]): boolean => {
  const names = ['all', ...namesHere()]
  return words.some((word) => names.includes(word))
}

/**
 * `npm run deploy`, `npm run site -- deploy`: compiles and tests what is not kept yet, builds, checks and makes live, on this machine or by the release API of a running site; `--preview`: only
 * to be seen by whoever has its link; `--share=5,25`: for a share of the visitors, the next on evidence (decision 173); `--at=06:00`: live then (decision 189). In the place of a deployable stands the folder of a version that is built already.
 */
export async function deploy({ store }: Home, args: string[]): Promise<void> {
  const names = ['all', ...namesHere()]
  const line = {
    usage: `npm run deploy -- <deployable or built folder>… ${DEPLOY_USAGE} ${BUILD_USAGE} ${TO_USAGE}; a deployable is one of ${names.join(', ')}`,
    options: { ...DEPLOY_OPTIONS, ...BUILD_OPTIONS, ...TO },
    least: 1,
    most: names.length,
    isWord: (word: string) => names.includes(word) || builtFolder(word) !== null
  } as const
  const { words, options } = takeCommandLine(line, args)
  const wanted = readWantedSigned(options)
  // A token that is missing is said before anything is compiled.
  const client = options.to ? clientOf(options) : null
  const chosen = doesBuild(words) ? await chooseDeployables(words, storeHere(store), options) : []
  const folders = words.flatMap((word) => (names.includes(word) ? [] : (builtFolder(word) ?? [])))
  if (!client) {
    const deployed = deployHere(chosen, folders, storeHere(store), wanted)
    return chosen.length + folders.length === 1 ? sayingWhatStays(deployed) : deployed
  }
  const send = (dir: string) => sendFolder(dir, client, { ...wanted, say })
  const sent: ReleaseAnswer[] = []
  if (chosen.length > 0) {
    const { withBuilt } = await import('../deploy/with-built.ts')
    for (const deployable of chosen)
      sent.push(await withBuilt(deployable, storeHere(store), { say, use: send }))
  }
  for (const folder of folders) sent.push(await send(folder))
  await followUp(sent, wanted, { place: keptThere(client, wanted.notes), say })
}

/** The deployables that are named, compiled and tested where they are not built yet. Throws a DeployError where that fails. */
async function chooseDeployables(
  words: string[],
  store: Store,
  { unchecked }: { unchecked?: boolean }
): Promise<DeployableSource[]> {
  const [{ allDeployables }, { isKept }, { checkSources }] = await Promise.all([
    import('../deploy/deploy-all.ts'),
    import('../deploy/with-built.ts'),
    import('../checks/check-sources.ts')
  ])
  const chosen = allDeployables().filter(({ name }) => words.includes('all') || words.includes(name))
  for (const one of unchecked ? [] : chosen) {
    if (isKept(store, one)) continue
    say(`${one.name}: its types are compiled and its tests run`)
    await sayingWhatStays(checkSources(one))
  }
  return chosen
}

/** Whoever reads why a version is refused, at night maybe, reads that the site is as it was. Of one version alone: of several others may be live by then. */
const sayingWhatStays = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof DeployError)) throw error
    throw new DeployError([...error.errors, 'nothing has changed: what was live still is'])
  })

async function deployHere(
  chosen: DeployableSource[],
  folders: string[],
  store: Store,
  wanted: Wanted
): Promise<void> {
  const [{ deployAll }, { publishFolder }] = await Promise.all([
    import('../deploy/deploy-all.ts'),
    import('./publish-folder.ts')
  ])
  const { notes, mode, steps, signWith } = wanted
  const given: ReleaseAnswer[] = []
  for (const folder of folders) given.push(await publishFolder(folder, store, { ...wanted, say }))
  const results = await deployAll(chosen, {
    ...{ ...store, publisher: localUser(notes), signWith, say, onStep: say },
    ...{ readData: dataHere(), share: steps?.[0] },
    mode: mode === 'live' ? 'deploy' : mode
  })
  const kept = results.filter(({ outcome }) => outcome === 'previewed')
  await followUp([...given, ...kept.map(({ name, version }) => ({ deployable: name, version }))], wanted, {
    ...{ place: keptHere(store, notes, say), say }
  })
}

/** Is it the folder of a built version? A path counts from where the command was called. */
export function builtFolder(word: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const folder = fromCaller(word, env)
  return existsSync(join(folder, 'manifest.json')) ? folder : null
}
