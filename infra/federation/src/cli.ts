import { allUnits, deployUnits, findUnit } from './deploy-units.ts'
import { DeployFault } from './fault.ts'
import { listUnits } from './list.ts'
import { rollbackUnit } from './rollback.ts'
import { remotesDir } from './store.ts'

const USAGE = [
  'npm run deploy -- <unit>… | all    build, check and make live',
  'npm run deploy -- <unit> --preview build and check; see it with ?<unit>=<version>',
  'npm run rollback -- <unit>         make the previous version live again',
  'npm run remotes                    what is live, previous and healthy'
]

const say = (line: string) => process.stdout.write(`${line}\n`)

async function run([command, ...words]: string[]): Promise<void> {
  const root = remotesDir()
  const names = words.filter((word) => !word.startsWith('--'))
  if (command === 'deploy' && names.length > 0) {
    const units = names.includes('all') ? allUnits() : names.map((name) => findUnit(name))
    await deployUnits(units, { root, mode: words.includes('--preview') ? 'preview' : 'deploy', say })
    return
  }
  if (command === 'rollback' && names[0]) {
    const { live, held } = await rollbackUnit(names[0], root)
    say(`${names[0]} ${live} is live again; ${held} is held`)
    return
  }
  if (command === 'list') {
    for (const line of listUnits(root)) say(line)
    return
  }
  throw new DeployFault(USAGE)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof DeployFault)) throw error
  for (const fault of error.faults) process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}
