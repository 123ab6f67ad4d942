import { takeCommandLine } from '@site/contracts/command-line'
import type { ListedPlan } from '@site/contracts/federation/release'
import { TOGETHER_AT_MOST } from '@site/contracts/federation/version-name'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import type { changeCanary } from '../canary/change-canary.ts'
import type { retireRemote } from '../change/retire.ts'
import { describeAnswer, describeRest } from '../history/describe-answer.ts'
import { describeHistory, describeVersions } from '../history/describe-history.ts'
import { localUser } from '../publish/local-user.ts'
import { DeployError } from '../registry/deploy-error.ts'
import type { Store } from '../registry/store.ts'
import { readRunNotes } from '../transfer/read-notes.ts'
import { dataHere } from './data-here.ts'
import { describeCanary, describeHeld, describePlan, keptHere, keptThere } from './follow-up.ts'
import { type Command, clientOf, type Home, say, storeHere, TO, TO_USAGE } from './home.ts'
import { isName, isVersion, readVersions } from './read-versions.ts'
import { readTime } from './read-when.ts'

/** `npm run site -- promote`, `abort` and `hold`: what becomes of a version that a share of the visitors gets. */
const endCanary =
  (action: 'promote' | 'abort' | 'hold') =>
  async ({ store, callOf }: Home, args: string[]) => {
    const { name, notes, options } = takeChange(`${callOf(action)} <deployable>`, args, {
      least: 1,
      most: 1
    })
    const answer = options.to
      ? await clientOf(options).canary(name, { ...notes, action })
      : await changeCanaryHere(name, { action }, { ...storeHere(store), publisher: localUser(notes), say })
    say(action === 'hold' ? describeHeld(answer) : describeCanary(answer))
  }

const changeCanaryHere: typeof changeCanary = async (...given) =>
  (await import('../canary/change-canary.ts')).changeCanary(...given)

/** What a command takes that changes what is live: its words, when, and why. */
function takeChange(
  usage: string,
  args: string[],
  {
    isWord = isName,
    more = {},
    ...words
  }: {
    least: number
    most: number
    isWord?: (word: string) => boolean
    more?: { at?: 'value'; redirect?: 'value' }
  }
) {
  const line = {
    usage: `${usage} [--message=<why>] ${TO_USAGE}`,
    options: { message: 'value', ...more, ...TO },
    ...words,
    isWord
  } as const
  const { options, words: taken } = takeCommandLine(line, args)
  const [name = ''] = taken
  return { name, words: taken, options, notes: readRunNotes(options.message) }
}

/** Changes what is live: one deployable, or several at once. */
async function change(
  action: 'live' | 'rollback',
  { store }: Home,
  { words, notes, options }: ReturnType<typeof takeChange>
): Promise<ReleaseAnswer[]> {
  const versions = readVersions(words)
  const [[name, version] = ['', null], ...others] = versions
  if (action === 'live') for (const [name, version] of versions) requireVersion(name, version)
  const isAlone = others.length === 0
  if (options.to) {
    const client = clientOf(options)
    return isAlone
      ? [await client[action](name, { ...notes, ...(version && { version }) })]
      : client.together({ ...notes, action, versions: Object.fromEntries(versions) })
  }
  const here = { ...storeHere(store), publisher: localUser(notes), say }
  if (isAlone && action === 'rollback') {
    const { rollBackVersion } = await import('../change/rollback.ts')
    return [await rollBackVersion(name, { ...here, version: version ?? undefined })]
  }
  const { switchTogether } = await import('../change/switch-together.ts')
  // What goes back is not tried, and needs no data.
  const readData = action === 'live' ? dataHere() : undefined
  return switchTogether(Object.fromEntries(versions), { ...here, action, readData })
}

function requireVersion(name: string, version: string | null): string {
  if (version !== null) return version
  throw new DeployError([`which version of ${name} is to be live?`])
}

const VERSIONS = {
  least: 1,
  most: 2 * TOGETHER_AT_MOST,
  isWord: (word: string) => isName(word) || isVersion(word)
}

/** `npm run rollback`: makes the version before live again, or the one that is named, and blocks what was live. Of several at once. */
async function rollback(home: Home, args: string[]): Promise<void> {
  const usage = `${home.callOf('rollback')} <deployable> [<version>] [<deployable> [<version>]]…`
  const answers = await change('rollback', home, takeChange(usage, args, VERSIONS))
  for (const answer of answers) {
    const { deployable, version, before, published } = answer
    const { at, commit } = published ?? {}
    const from = at ? `, published ${at}${commit ? ` from commit ${commit}` : ''}` : ''
    say(`${deployable} ${version} is live again${from}; ${before} is blocked${describeRest(answer)}`)
  }
}

/** `npm run site -- live`: makes a version live that is kept, now or at a time; what was live is not blocked. Of several at once. */
async function live(home: Home, args: string[]): Promise<void> {
  const usage = `${home.callOf('live')} <deployable> <version> [<deployable> <version>]… [--at=<time>]`
  const taken = takeChange(usage, args, { ...VERSIONS, more: { at: 'value' } })
  const { options, notes, words } = taken
  if (options.at === undefined) {
    for (const answer of await change('live', home, taken)) say(describeAnswer(answer))
    return
  }
  const at = readTime(options.at)
  const place = options.to ? keptThere(clientOf(options), notes) : keptHere(storeHere(home.store), notes, say)
  const versions = readVersions(words).map(
    ([name, version]) => [name, requireVersion(name, version)] as const
  )
  say(describePlan(await place.plan(Object.fromEntries(versions), at)))
}

/** `npm run site -- planned`: what is to go live at a time, the next first; of one deployable, or all. */
async function planned({ store, callOf }: Home, args: string[]): Promise<void> {
  const line = {
    usage: `${callOf('planned')} [<deployable>] ${TO_USAGE}`,
    options: TO,
    most: 1,
    isWord: isName
  }
  const { options, words } = takeCommandLine(line, args)
  const plans = (await plansAt(options, store)).filter(({ versions }) =>
    words.every((name) => name in versions)
  )
  for (const text of plans.length > 0 ? plans.map(describePlan) : ['nothing is planned']) say(text)
}

/** `npm run site -- cancel`: calls off what is planned of a deployable, with all that was to go live beside it. */
async function cancel({ store, callOf }: Home, args: string[]): Promise<void> {
  const usage = `${callOf('cancel')} <deployable>`
  const { name, notes, options } = takeChange(usage, args, { least: 1, most: 1 })
  const plan = (await plansAt(options, store)).find(({ versions }) => name in versions)
  if (!plan) throw new DeployError([`nothing is planned of ${name}`])
  if (options.to) await clientOf(options).cancel(plan.id, notes)
  else {
    const { cancelPlan } = await import('../change/plan-release.ts')
    await cancelPlan(plan.id, { ...storeHere(store), publisher: localUser(notes), say })
  }
  say(`called off: ${describePlan(plan)}`)
}

async function plansAt(options: Parameters<typeof clientOf>[0], store: Store | null): Promise<ListedPlan[]> {
  if (options.to) return clientOf(options).planned()
  const { listPlanned } = await import('../change/plan-release.ts')
  const { root, keyFile } = storeHere(store)
  return listPlanned(root, keyFile)
}

/** `npm run site -- retire`: takes a remote out of the site. Its addresses are nobody's then, or lead to another page. */
async function retire({ store, callOf }: Home, args: string[]): Promise<void> {
  const { name, notes, options } = takeChange(`${callOf('retire')} <remote> [--redirect=<address>]`, args, {
    ...{ least: 1, most: 1 },
    more: { redirect: 'value' }
  })
  const { to, redirect } = options
  const answer = to
    ? await clientOf(options).retire(name, { ...notes, ...(redirect !== undefined && { redirect }) })
    : await retireHere(name, { ...storeHere(store), publisher: localUser(notes), say, redirect })
  say(describeRetired(answer, redirect))
}

const retireHere: typeof retireRemote = async (...given) =>
  (await import('../change/retire.ts')).retireRemote(...given)

function describeRetired({ deployable, version }: ReleaseAnswer, redirect: string | undefined): string {
  const addresses = redirect === undefined ? 'are nobody’s' : `lead to ${redirect} until somebody claims them`
  return `${deployable} is out of the site, its addresses ${addresses}; ${version} is kept for 30 days, and publishing it brings it back`
}

/** `npm run site -- log` and `versions`: the fifty latest lines of the history of a deployable, or of its versions that are kept. */
const show =
  (command: 'log' | 'versions') =>
  async ({ store, callOf }: Home, args: string[]) => {
    const line = {
      usage: `${callOf(command)} <deployable> ${TO_USAGE}`,
      options: TO,
      least: 1,
      most: 1,
      isWord: isName
    } as const
    const { words, options } = takeCommandLine(line, args)
    const [name = ''] = words
    const lines = await (options.to
      ? command === 'log'
        ? clientOf(options).log(name).then(describeHistory)
        : clientOf(options).list(name).then(describeVersions)
      : showHere(command, name, storeHere(store)))
    for (const text of lines.length > 0 ? lines : [`nothing is known of ${name}`]) say(text)
  }

async function showHere(command: 'log' | 'versions', name: string, { root, keyFile }: Store) {
  const { listHistory, listVersions } = await import('../publish/list-versions.ts')
  return command === 'log'
    ? describeHistory(await listHistory(root, name, keyFile))
    : describeVersions(await listVersions(root, name, keyFile))
}

/** The commands that change or tell what is live, of a store here or of a running site. None of them builds anything, and what changes a store here is loaded for
 * that alone. */
export const CHANGES: Record<string, Command> = {
  rollback,
  live,
  planned,
  cancel,
  preview: async (...given) => (await import('./preview-command.ts')).signPreview(...given),
  copy: async (...given) => (await import('./copy-command.ts')).copyVersions(...given),
  retire,
  log: show('log'),
  versions: show('versions'),
  promote: endCanary('promote'),
  abort: endCanary('abort'),
  hold: endCanary('hold')
}
