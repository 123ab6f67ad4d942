// `npm test`: plain JavaScript, because on a fresh clone TypeScript's runner is not there yet.
import { run } from '../dev/bootstrap.mjs'

await run('infra/tests/src/run/main.ts', process.argv.slice(2))
