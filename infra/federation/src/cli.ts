import { takeCommandLine } from '@site/contracts/command-line'
import { CHANGES } from './command/change-commands.ts'
import { type Command, endWithReader, type Home } from './command/home.ts'
import { errorLines } from './registry/deploy-error.ts'

// The modules of a command are loaded once it is named: they are most of the time that a short one takes.

/** The commands of this repository, beside those that a repository of a team's own has too. */
const COMMANDS: Record<string, Command> = {
  ...CHANGES,
  key: async (...given) => (await import('./command/signer-commands.ts')).makeKey(...given),
  signers: async (...given) => (await import('./command/signer-commands.ts')).signers(...given),
  deploy: async (...given) => (await import('./command/deploy-command.ts')).deploy(...given),
  repair: async (...given) => (await import('./command/repair-command.ts')).repair(...given),
  register: async (...given) => (await import('./command/register-command.ts')).registerRemote(...given)
}

const callOf = (command: string) =>
  command === 'rollback' ? 'npm run rollback --' : `npm run site -- ${command}`

/** The store of this machine, open for one command. */
async function openHere(name: string): Promise<{ home: Home; close: () => Promise<void> }> {
  const [stores, places, { createBrowserCheck }, { siteOfThisMachine }] = await Promise.all([
    import('./command/open-store.ts'),
    import('./registry/store.ts'),
    import('./browser-check/run-browser-check.ts'),
    import('./command/site-of-this-machine.ts')
  ])
  const root = places.remotesDir()
  const keyFile = places.releaseKeyFile(root)
  const { RELEASES_BROWSER: setting, SITE_ORIGIN } = process.env
  const browserCheck = createBrowserCheck({ setting, origin: siteOfThisMachine, keyFile })
  // A link to a preview leads to the site that runs here, where nothing else is said.
  const origin = SITE_ORIGIN ?? siteOfThisMachine() ?? undefined
  const place = { root, keyFile, origin, browserCheck }
  // What the store holds may be what is to be repaired.
  const open = name === 'repair' ? stores.openStore : stores.openCurrentStore
  const { store, close } = await open(place)
  return { home: { store: { ...place, store }, callOf }, close }
}

/** What another site is asked for, or sent as it was built, needs no store here: none is opened then. */
async function isElsewhere(name: string, args: string[]): Promise<boolean> {
  if (!args.some((word) => /^--to(=|$)/.test(word))) return false
  if (name !== 'deploy') return name in CHANGES
  return !(await import('./command/deploy-command.ts')).doesBuild(args)
}

endWithReader()
try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) takeCommandLine({ usage: Object.keys(COMMANDS).join(', ') }, [name])
  else if (await isElsewhere(name, args)) await command({ store: null, callOf }, args)
  else {
    const { home, close } = await openHere(name)
    try {
      await command(home, args)
    } finally {
      await close()
    }
  }
} catch (error) {
  for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
