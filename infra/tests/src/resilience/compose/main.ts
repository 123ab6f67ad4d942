import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { ROOT } from '../../run/command.ts'
import { provideHeadlessChromium } from '../../run/packages.ts'
import { runStep, type Step, type StepResult, summarise } from '../../run/step.ts'
import { vitestStep } from '../../run/steps.ts'
import { compose } from './compose.ts'
import { bringUp, buildImages, createUndo, planSystem, provideEngine } from './system.ts'

// `npm run site -- test-compose`: builds images, starts the system of infra/deploy/compose (two of each service behind the proxy), tests
// it from outside, restarts it under load, and removes it. Exits with 1 when a test fails or something cannot be provided.
// Arguments name the trials to run; without any, all run.
const undo = createUndo()

const step = (name: string, run: () => Promise<unknown>): Step => ({
  name,
  run: async () => {
    await run()
    return { passed: 1, failed: 0 }
  }
})

/** Each of these steps needs the ones before it. */
const BRING_UP: Step[] = [
  step('engine', async () => {
    Object.assign(process.env, await provideEngine(undo), await planSystem(undo))
    process.env.CHROMIUM_PATH = await provideHeadlessChromium()
  }),
  step('images', buildImages),
  step('up', () => bringUp(undo))
]

/** Journeys that need only an address, and the screens' checks that a second replica could break. */
const JOURNEYS = ['leads/lead.test', 'blog/article.test', 'public/pages.test']
const SCREENS = ['chat/forms', 'chat/panel', 'public/desktop', 'public/mobile']
const NUMBERS = 'LOGIN-|NAV-1[56] |FORM-|CHAT-'

const trials: Step[] = [
  { ...vitestStep(['compose'], { files: ['two-replicas'] }), name: 'two replicas' },
  vitestStep(['e2e'], { files: JOURNEYS, inTurn: true }),
  { ...vitestStep(['e2e'], { files: SCREENS, named: NUMBERS }), name: 'screens' },
  { ...vitestStep(['compose'], { files: ['rolling-restart'] }), name: 'rolling restart' },
  { ...vitestStep(['compose'], { files: ['midnight'] }), name: 'midnight' }
]
const names = trials.map(({ name }) => name)
const { words: wanted } = takeCommandLine({
  usage: `npm run site -- test-compose [<trial>…], where a trial is one of ${names.map((name) => `'${name}'`).join(', ')}`,
  most: names.length,
  isWord: (word) => names.includes(word)
})
const chosen = trials.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

async function keepLogs(): Promise<void> {
  const folder = join(ROOT, '.data/compose')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'services.log'), await compose('logs', '--no-color', '--timestamps'))
  console.error('compose: what the containers wrote is in services.log under .data/compose')
}

async function runAll(): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const one of BRING_UP) {
    const result = await runStep(one)
    results.push(result)
    if (result.failed > 0) return results
  }
  for (const one of chosen) results.push(await runStep(one))
  return results
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void undo.all().finally(() => process.exit(130)))

const results = await runAll()
const { text, failed } = summarise(results)
if (failed > 0 && process.env.COMPOSE_COMMAND)
  await keepLogs().catch((error: unknown) => console.error(error))
await undo.all()
console.log(text)
process.exit(failed === 0 ? 0 : 1)
