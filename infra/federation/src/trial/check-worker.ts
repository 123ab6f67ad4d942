import { answer } from '../limits/limited-step.ts'
import { type BundleOrder, errorsOfRemote } from './check-bundle.ts'
import { errorsOfShell } from './check-shell.ts'
import { oneLine } from './one-line.ts'

// One check a process; the order comes as its argument (run-check.ts).
const order = JSON.parse(process.argv[2] ?? '') as BundleOrder
const { name } = order.manifest
// What throws in a timer or a promise of a bundle is a line as well, and not a stack of several.
process.on('uncaughtException', (error) => {
  void end([`${name}: throws an error that nothing catches: ${oneLine(error)}`])
})
await end(await (name === 'shell' ? errorsOfShell(order) : errorsOfRemote(order)))

async function end(errors: string[]): Promise<never> {
  await answer(errors)
  // What a page left behind (a timer, a connection) is nothing to wait for.
  process.exit(0)
}
