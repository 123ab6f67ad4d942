import { join } from 'node:path'
import { ownStyles } from '@site/federation/build/vite/own-styles'
import { createServer } from 'vite'
import { ROOT } from '../system/paths.ts'

/**
 * Serves one deployable with Vite: `vite-main.ts <port> <gateway's origin> <deployable>`. Pages come from the gateway, so modules are
 * requested across origins: only the gateway's is allowed, under both names of loopback.
 */
const [port = '', gateway = '', deployable = ''] = process.argv.slice(2)

const server = await createServer({
  root: join(ROOT, deployable),
  configFile: join(ROOT, deployable, 'vite.config.ts'),
  configLoader: 'native',
  clearScreen: false,
  logLevel: 'warn',
  plugins: [ownStyles(deployable)],
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    origin: `http://127.0.0.1:${port}`,
    cors: { origin: [gateway, gateway.replace('//127.0.0.1:', '//localhost:')] },
    // Each deployable also serves the modules of the shared workspaces.
    fs: { allow: [ROOT] }
  }
})
await server.listen()

const close = () => void server.close().finally(() => process.exit(0))
process.once('SIGTERM', close).once('SIGINT', close)
