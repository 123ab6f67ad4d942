// `npm test`: plain JavaScript, because on a fresh clone TypeScript's runner is not there yet.
import { noteOnNode, run } from '../dev/bootstrap.mjs'

const note = noteOnNode(process.versions.node)
if (note !== null) console.log(note)

await run('infra/tests/src/run/main.ts', process.argv.slice(2))
