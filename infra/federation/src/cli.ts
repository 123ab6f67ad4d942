import { takeCommandLine } from '@site/contracts/command-line'
import { deployableNameSchema, versionSchema } from '@site/contracts/federation/registry'
import { allDeployables, deployAll } from './deploy/deploy-all.ts'
import { repairRegistry } from './deploy/repair.ts'
import { rollBackDeployable } from './deploy/rollback.ts'
import { errorLines } from './registry/deploy-error.ts'
import { remotesDir } from './registry/store.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run deploy`: builds, checks and makes live; `--preview`: builds and checks, to be seen with ?<deployable>=<version>. */
async function deploy(root: string, args: string[]): Promise<void> {
  const deployables = allDeployables()
  const names = ['all', ...deployables.map(({ name }) => name)]
  const line = {
    usage: `npm run deploy -- <deployable>… [--preview], where a deployable is one of ${names.join(', ')}`,
    options: { preview: 'flag' },
    least: 1,
    most: names.length,
    isWord: (word: string) => names.includes(word)
  } as const
  const { words, options } = takeCommandLine(line, args)
  const chosen = words.includes('all') ? deployables : deployables.filter(({ name }) => words.includes(name))
  await deployAll(chosen, { root, mode: options.preview ? 'preview' : 'deploy', say })
}

/** `npm run rollback`: makes the version before live again, or the one that is named. */
async function rollback(root: string, args: string[]): Promise<void> {
  const line = {
    usage: 'npm run rollback -- <deployable> [<version>]',
    least: 1,
    most: 2,
    isWord: (word: string, index: number) =>
      (index === 0 ? deployableNameSchema : versionSchema).safeParse(word).success
  }
  const { words } = takeCommandLine(line, args)
  const [name = '', version] = words
  const { live, blocked } = await rollBackDeployable(name, root, { version, say })
  say(`${name} ${live} is live again; ${blocked} is blocked`)
}

/** `npm run site -- repair`: restores a registry that cannot be read. */
async function repair(root: string, args: string[]): Promise<void> {
  takeCommandLine({ usage: 'npm run site -- repair' }, args)
  say((await repairRegistry(root)) ?? 'registry.json can be read: nothing to repair')
}

const COMMANDS: Record<string, (root: string, args: string[]) => Promise<void>> = {
  deploy,
  rollback,
  repair
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) takeCommandLine({ usage: Object.keys(COMMANDS).join(', ') }, [name])
  await command?.(remotesDir(), args)
} catch (error) {
  for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
