import { answer } from '../limits/limited-step.ts'
import { type BundleOrder, errorsOfRemote } from './check-bundle.ts'

// One check a process; the order comes as its argument (run-check.ts).
const [order] = process.argv.slice(2)
await answer(await errorsOfRemote(JSON.parse(order ?? '') as BundleOrder))
// What a page left behind (a timer, a connection) is nothing to wait for.
process.exit(0)
