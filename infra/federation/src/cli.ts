import { takeCommandLine } from '@site/contracts/command-line'
import { deployableNameSchema, versionSchema } from '@site/contracts/federation/registry'
import type { VersionName } from '@site/registry/version-files'
import { changeCanary } from './canary/change-canary.ts'
import {
  builtFolder,
  describeAnswer,
  describeCanary,
  publishFolder,
  readSteps,
  type Store,
  sendFolder,
  withBuilt
} from './command/deploy-command.ts'
import { openCurrentStore, openStore } from './command/open-store.ts'
import { allDeployables, deployAll } from './deploy/deploy-all.ts'
import { describeHistory, describeVersions } from './history/describe-history.ts'
import { adoptStore } from './publish/adopt.ts'
import { listHistory, listVersions } from './publish/list-versions.ts'
import { localUser } from './publish/local-user.ts'
import { repairRegistry } from './publish/repair.ts'
import { switchVersion } from './publish/rollback.ts'
import { DeployError, errorLines } from './registry/deploy-error.ts'
import { withRegistryLock } from './registry/lock.ts'
import { FOLDER_ALONE } from './registry/release-store.ts'
import { releaseKeyFile, remotesDir } from './registry/store.ts'
import { REPOSITORY } from './repository/paths.ts'
import { readNotes } from './transfer/read-notes.ts'
import { createReleaseClient, readReleaseToken } from './transfer/release-client.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** What a command takes that may change or read another machine's site. */
const TO = { to: 'value', 'token-file': 'value' } as const
const TO_USAGE =
  '[--to=<address of the release API> [--token-file=<file>]]; the token is in RELEASES_TOKEN, or in the file'

function clientOf({ to = '', 'token-file': file }: { to?: string; 'token-file'?: string }) {
  return createReleaseClient({ origin: to.replace(/\/$/, ''), token: readReleaseToken(process.env, file) })
}

/**
 * `npm run deploy`, `npm run site -- deploy`: builds, checks and makes live, on this machine or by the release API of a running site; `--preview`: only
 * to be seen with ?<deployable>=<version>; `--share=5,25`: for a share of the visitors, the next on evidence (decision 173). In the place of a deployable stands the folder of a version that is built already.
 */
async function deploy(store: Store, args: string[]): Promise<void> {
  const deployables = allDeployables()
  const names = ['all', ...deployables.map(({ name }) => name)]
  const line = {
    usage: `npm run deploy -- <deployable or built folder>… [--preview | --share=<percent>[,<percent>…]] [--message=<why>] ${TO_USAGE}; a deployable is one of ${names.join(', ')}`,
    options: { preview: 'flag', share: 'value', message: 'value', ...TO },
    least: 1,
    most: names.length,
    isWord: (word: string) => names.includes(word) || builtFolder(word) !== null
  } as const
  const { words, options } = takeCommandLine(line, args)
  const notes = readNotes(REPOSITORY, options.message)
  const steps = options.share === undefined ? null : readSteps(options.share)
  if (steps && options.preview)
    throw new DeployError(['--preview shows a version to nobody: leave --share out'])
  const mode = options.preview || steps ? 'preview' : 'live'
  const isNamed = ({ name }: { name: string }) => words.includes('all') || words.includes(name)
  const chosen = deployables.filter(isNamed)
  const folders = words.flatMap((word) => (names.includes(word) ? [] : (builtFolder(word) ?? [])))
  if (options.to) {
    const client = clientOf(options)
    const send = async (dir: string) => {
      const answer = await sendFolder(dir, client, { notes, mode })
      say(describeAnswer(answer))
      if (!steps || answer.outcome === 'unchanged') return
      const { deployable, version } = answer
      say(describeCanary(await client.canary(deployable, { ...notes, action: 'start', version, steps })))
    }
    for (const deployable of chosen) await withBuilt(deployable, store, { say, use: send })
    for (const folder of folders) await send(folder)
    return
  }
  const publisher = localUser(notes)
  const published: VersionName[] = []
  for (const folder of folders) {
    const { deployable: name, version, outcome } = await publishFolder(folder, store, { notes, mode, say })
    if (outcome === 'preview') published.push({ name, version })
  }
  const results = await deployAll(chosen, {
    ...store,
    publisher,
    mode: mode === 'live' ? 'deploy' : mode,
    say
  })
  published.push(...results.filter(({ outcome }) => outcome === 'previewed'))
  for (const { name, version } of steps ? published : [])
    say(
      describeCanary(
        await changeCanary(
          name,
          { action: 'start', version, steps: steps ?? [] },
          { ...store, publisher, say }
        )
      )
    )
}

/** `npm run site -- promote`, `abort` and `hold`: what becomes of a version that a share of the visitors gets. */
const endCanary = (action: 'promote' | 'abort' | 'hold') => async (store: Store, args: string[]) => {
  const { name, notes, options } = takeChange(`npm run site -- ${action} <deployable>`, args, {
    least: 1,
    most: 1
  })
  const answer = options.to
    ? await clientOf(options).canary(name, { ...notes, action })
    : await changeCanary(name, { action }, { ...store, publisher: localUser(notes), say })
  say(describeCanary(answer))
}

/** What a command takes that changes what is live of one deployable: its name, perhaps a version, and why. */
function takeChange(usage: string, args: string[], words: { least: number; most: number }) {
  const line = {
    usage: `${usage} [--message=<why>] ${TO_USAGE}`,
    options: { message: 'value', ...TO },
    ...words,
    isWord: isNameAndVersion
  } as const
  const taken = takeCommandLine(line, args)
  const [name = '', version] = taken.words
  return { name, version, options: taken.options, notes: readNotes(REPOSITORY, taken.options.message) }
}

const isNameAndVersion = (word: string, index: number) =>
  (index === 0 ? deployableNameSchema : versionSchema).safeParse(word).success

/** `npm run rollback`: makes the version before live again, or the one that is named, and blocks what was live. */
async function rollback(store: Store, args: string[]): Promise<void> {
  const { name, version, notes, options } = takeChange('npm run rollback -- <deployable> [<version>]', args, {
    least: 1,
    most: 2
  })
  const { version: live, before } = options.to
    ? await clientOf(options).rollback(name, { ...notes, ...(version && { version }) })
    : await switchVersion(name, { ...store, action: 'rollback', version, publisher: localUser(notes), say })
  say(`${name} ${live} is live again; ${before} is blocked`)
}

/** `npm run site -- live`: makes a version live that is kept; what was live is not blocked. */
async function live(store: Store, args: string[]): Promise<void> {
  const {
    name,
    version = '',
    notes,
    options
  } = takeChange('npm run site -- live <deployable> <version>', args, { least: 2, most: 2 })
  const answer = options.to
    ? await clientOf(options).live(name, { ...notes, version })
    : await switchVersion(name, { ...store, action: 'live', version, publisher: localUser(notes), say })
  say(describeAnswer(answer))
}

/** `npm run site -- log` and `versions`: the fifty latest lines of the history of a deployable, or of its versions that are kept. */
const show = (command: 'log' | 'versions') => async (store: Store, args: string[]) => {
  const line = {
    usage: `npm run site -- ${command} <deployable> ${TO_USAGE}`,
    options: TO,
    least: 1,
    most: 1,
    isWord: isNameAndVersion
  } as const
  const { words, options } = takeCommandLine(line, args)
  const [name = ''] = words
  const { root, keyFile } = store
  const lines =
    command === 'log'
      ? describeHistory(
          options.to ? await clientOf(options).log(name) : await listHistory(root, name, keyFile)
        )
      : describeVersions(
          options.to ? await clientOf(options).list(name) : await listVersions(root, name, keyFile)
        )
  for (const text of lines.length > 0 ? lines : [`nothing is known of ${name}`]) say(text)
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

const COMMANDS: Record<string, (store: Store, args: string[]) => Promise<void>> = {
  deploy,
  rollback,
  live,
  log: show('log'),
  versions: show('versions'),
  promote: endCanary('promote'),
  abort: endCanary('abort'),
  hold: endCanary('hold'),
  repair
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) takeCommandLine({ usage: Object.keys(COMMANDS).join(', ') }, [name])
  const root = remotesDir()
  const place = { root, keyFile: releaseKeyFile(root) }
  // What the store holds may be what is to be repaired.
  const { store, close } = await (name === 'repair' ? openStore : openCurrentStore)(place)
  try {
    await command?.({ ...place, store }, args)
  } finally {
    await close()
  }
} catch (error) {
  for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
