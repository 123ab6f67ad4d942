// `npm start` and `npm run dev`. What they do is in src/start.ts.
import { run } from './bootstrap.mjs'

await run('infra/dev/src/start.ts', process.argv.slice(2))
