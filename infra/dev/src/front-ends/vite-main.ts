import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from '../system/paths.ts'

/**
 * One unit on a Vite server: `vite-main.ts <unit> <port> <gateway's origin>`. Pages come from the gateway, so modules are
 * asked for across origins: only the gateway's is allowed, under both names of loopback.
 */
const [unit = '', port = '', gateway = ''] = process.argv.slice(2)

const server = await createServer({
  root: join(ROOT, unit),
  configFile: join(ROOT, unit, 'vite.config.ts'),
  configLoader: 'runner',
  clearScreen: false,
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    origin: `http://127.0.0.1:${port}`,
    cors: { origin: [gateway, gateway.replace('//127.0.0.1:', '//localhost:')] },
    // Modules of the shared rooms are served by each unit.
    fs: { allow: [ROOT] }
  }
})
await server.listen()

const close = () => void server.close().finally(() => process.exit(0))
process.once('SIGTERM', close).once('SIGINT', close)
