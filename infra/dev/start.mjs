// `npm start` and `npm run dev`. What they do is in src/start.ts.
import { noteOnNode, run } from './bootstrap.mjs'

const note = noteOnNode(process.versions.node)
if (note !== null) console.log(note)

await run('infra/dev/src/runner/start.ts', process.argv.slice(2))
