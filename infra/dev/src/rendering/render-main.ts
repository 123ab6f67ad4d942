import { join } from 'node:path'
import { ROOT } from '../system/paths.ts'
import { createRenderServer } from './render-server.ts'

/**
 * Pages rendered from sources: `render-main.ts <port> <gateway's origin> <origin of the shell's Vite server> <remote>…`, with the
 * remotes that are not to be taken as built.
 */
const [port = '', dataOrigin = '', filesOrigin = '', ...remotes] = process.argv.slice(2)
const unit = (name: string) => ({ name, dir: join(ROOT, name) })
Error.stackTraceLimit = 50

const { server, close } = await createRenderServer({
  units: [unit('shell'), ...remotes.map(unit)],
  filesOrigin,
  dataOrigin,
  say: console.error
})
server.listen(Number(port), '127.0.0.1')

const end = () => void close().finally(() => process.exit(0))
process.once('SIGTERM', end).once('SIGINT', end)
