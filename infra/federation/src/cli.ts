import { takeCommandLine } from '@site/contracts/command-line'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { createBrowserCheck } from './browser-check/run-browser-check.ts'
import { checkSources } from './checks/check-sources.ts'
import { CHANGES } from './command/change-commands.ts'
import { dataHere } from './command/data-here.ts'
import { builtFolder, isKept, withBuilt } from './command/deploy-command.ts'
import { followUp, keptHere, keptThere } from './command/follow-up.ts'
import { type Command, clientOf, endWithReader, say, TO, TO_USAGE } from './command/home.ts'
import { openCurrentStore, openStore } from './command/open-store.ts'
import { publishFolder } from './command/publish-folder.ts'
import { registerRemote } from './command/register-command.ts'
import {
  BUILD_OPTIONS,
  BUILD_USAGE,
  DEPLOY_OPTIONS,
  DEPLOY_USAGE,
  readWantedSigned,
  sendFolder
} from './command/send-folder.ts'
import { makeKey, signers } from './command/signer-commands.ts'
import { siteOfThisMachine } from './command/site-of-this-machine.ts'
import { allDeployables, deployAll } from './deploy/deploy-all.ts'
import { adoptStore } from './publish/adopt.ts'
import { localUser } from './publish/local-user.ts'
import { repairRegistry } from './publish/repair.ts'
import { DeployError, errorLines } from './registry/deploy-error.ts'
import { withRegistryLock } from './registry/lock.ts'
import { FOLDER_ALONE } from './registry/release-store.ts'
import { releaseKeyFile, remotesDir, type Store } from './registry/store.ts'

/**
 * `npm run deploy`, `npm run site -- deploy`: compiles and tests what is not kept yet, builds, checks and makes live, on this machine or by the release API of a running site; `--preview`: only
 * to be seen by whoever has its link; `--share=5,25`: for a share of the visitors, the next on evidence (decision 173); `--at=06:00`: live then (decision 189). In the place of a deployable stands the folder of a version that is built already.
 */
async function deploy(store: Store, args: string[]): Promise<void> {
  const deployables = allDeployables()
  const names = ['all', ...deployables.map(({ name }) => name)]
  const line = {
    usage: `npm run deploy -- <deployable or built folder>… ${DEPLOY_USAGE} ${BUILD_USAGE} ${TO_USAGE}; a deployable is one of ${names.join(', ')}`,
    options: { ...DEPLOY_OPTIONS, ...BUILD_OPTIONS, ...TO },
    least: 1,
    most: names.length,
    isWord: (word: string) => names.includes(word) || builtFolder(word) !== null
  } as const
  const { words, options } = takeCommandLine(line, args)
  const wanted = readWantedSigned(options)
  const { notes, mode, signWith } = wanted
  const isNamed = ({ name }: { name: string }) => words.includes('all') || words.includes(name)
  const chosen = deployables.filter(isNamed)
  // A token that is missing is said before anything is compiled.
  const client = options.to ? clientOf(options) : null
  if (!options.unchecked) for (const one of chosen) if (!isKept(store, one)) await checkSources(one)
  const folders = words.flatMap((word) => (names.includes(word) ? [] : (builtFolder(word) ?? [])))
  if (client) {
    const send = (dir: string) => sendFolder(dir, client, { ...wanted, say })
    const sent: ReleaseAnswer[] = []
    for (const deployable of chosen) sent.push(await withBuilt(deployable, store, { say, use: send }))
    for (const folder of folders) sent.push(await send(folder))
    return followUp(sent, wanted, { place: keptThere(client, notes), say })
  }
  const publisher = localUser(notes)
  const given: ReleaseAnswer[] = []
  for (const folder of folders) given.push(await publishFolder(folder, store, { ...wanted, say }))
  const results = await deployAll(chosen, {
    ...store,
    publisher,
    signWith,
    mode: mode === 'live' ? 'deploy' : mode,
    say,
    readData: dataHere()
  })
  const kept = results.filter(({ outcome }) => outcome === 'previewed')
  await followUp([...given, ...kept.map(({ name, version }) => ({ deployable: name, version }))], wanted, {
    ...{ place: keptHere(store, notes, say), say }
  })
}

/** `npm run site -- repair`: restores a registry that cannot be read or is not to be believed; `--adopt` signs the store as it stands. */
async function repair({ root, keyFile, store = FOLDER_ALONE }: Store, args: string[]): Promise<void> {
  const line = { usage: 'npm run site -- repair [--adopt]', options: { adopt: 'flag' } } as const
  const { options } = takeCommandLine(line, args)
  if (options.adopt && store !== FOLDER_ALONE)
    throw new DeployError([
      '--adopt signs a folder: with RELEASE_STORE=folder, then empty the store on NATS, which the next repair fills from there'
    ])
  if (options.adopt) return void say(await adoptStore(root, keyFile))
  const restored = await withRegistryLock(root, store.repair)
  if (restored) say(restored)
  const repaired = await repairRegistry(root, keyFile, store)
  if (repaired || !restored) say(repaired ?? 'registry.json can be read: nothing to repair')
}

const callOf = (command: string) =>
  command === 'rollback' ? 'npm run rollback --' : `npm run site -- ${command}`

endWithReader()
try {
  const [name = '', ...args] = process.argv.slice(2)
  const root = remotesDir()
  const keyFile = releaseKeyFile(root)
  const { RELEASES_BROWSER: setting, SITE_ORIGIN: origin } = process.env
  const browserCheck = createBrowserCheck({ setting, origin: siteOfThisMachine, keyFile })
  const place = { root, keyFile, origin, browserCheck }
  const commands: Record<string, Command> = {
    ...CHANGES,
    key: async (home, words) => makeKey(home, words),
    signers,
    deploy: ({ store }, words) => deploy(store ?? place, words),
    repair: ({ store }, words) => repair(store ?? place, words),
    register: registerRemote
  }
  const command = commands[name]
  if (!command) takeCommandLine({ usage: Object.keys(commands).join(', ') }, [name])
  // What the store holds may be what is to be repaired.
  const { store, close } = await (name === 'repair' ? openStore : openCurrentStore)(place)
  try {
    await command?.({ store: { ...place, store }, callOf }, args)
  } finally {
    await close()
  }
} catch (error) {
  for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
