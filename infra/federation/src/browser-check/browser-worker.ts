import { answer } from '../limits/limited-step.ts'
import { type BrowserOrder, openPages } from './open-pages.ts'

// One check a process; the order comes as its argument (start-browser.ts).
const [order] = process.argv.slice(2)
await answer(await openPages(JSON.parse(order ?? '') as BrowserOrder))
// The browser is not asked to end, which takes its time: Playwright ends it, and takes its files away, as this process ends.
process.exit(0)
