import { answer } from '../limits/limited-step.ts'
import { type BrowserOrder, openPages } from './open-pages.ts'

// One check a process; the order comes as its argument (run-browser-check.ts).
const [order] = process.argv.slice(2)
await answer(await openPages(JSON.parse(order ?? '') as BrowserOrder))
// A browser that does not let go ends with the pipe to this process.
process.exit(0)
