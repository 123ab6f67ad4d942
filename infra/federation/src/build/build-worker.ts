import { answer } from '../limits/limited-step.ts'
import type { BuildOrder } from './build.ts'
import { buildDeployable } from './build.ts'

// One build a process; the order comes as its argument (run-build.ts).
const [order] = process.argv.slice(2)
try {
  await buildDeployable(JSON.parse(order ?? '') as BuildOrder)
  await answer('built')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
