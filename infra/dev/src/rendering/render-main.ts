import { join } from 'node:path'
import { ROOT } from '../system/paths.ts'
import { createRenderServer } from './render-server.ts'

/**
 * Renders pages from sources: `render-main.ts <port> <gateway's origin> <origin of the shell's Vite server> <remote>…`. Remotes that
 * are not named are rendered as built.
 */
const [port = '', dataOrigin = '', filesOrigin = '', ...remotes] = process.argv.slice(2)
const deployable = (name: string) => ({ name, dir: join(ROOT, name) })
Error.stackTraceLimit = 50

const { server, close } = await createRenderServer({
  deployables: [deployable('shell'), ...remotes.map(deployable)],
  filesOrigin,
  dataOrigin,
  say: console.error
})
server.listen(Number(port), '127.0.0.1')

const end = () => void close().finally(() => process.exit(0))
process.once('SIGTERM', end).once('SIGINT', end)
