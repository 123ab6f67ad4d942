import { join } from 'node:path'
import { ownStyles } from '@site/federation/build/vite/own-styles'
import { createServer } from 'vite'
import { ROOT } from '../system/paths.ts'

/**
 * One front end on a Vite server: `vite-main.ts <port> <gateway's origin> <front end>`. Pages come from the gateway, so modules are
 * asked for across origins: only the gateway's is allowed, under both names of loopback.
 */
const [port = '', gateway = '', unit = ''] = process.argv.slice(2)

const server = await createServer({
  root: join(ROOT, unit),
  configFile: join(ROOT, unit, 'vite.config.ts'),
  configLoader: 'runner',
  clearScreen: false,
  logLevel: 'warn',
  plugins: [ownStyles(unit)],
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    origin: `http://127.0.0.1:${port}`,
    cors: { origin: [gateway, gateway.replace('//127.0.0.1:', '//localhost:')] },
    // Modules of the shared workspaces are served by each front end.
    fs: { allow: [ROOT] }
  }
})
await server.listen()

const close = () => void server.close().finally(() => process.exit(0))
process.once('SIGTERM', close).once('SIGINT', close)
