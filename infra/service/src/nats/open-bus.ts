import type { Bus } from '../events/bus.ts'
import { openMemoryBus } from '../events/memory-bus.ts'
import type { Log } from '../observability/log.ts'
import type { BusLogin } from './bus-login.ts'
import { openNatsBus } from './nats-bus.ts'

/**
 * Opens the bus at `url`: 'nats://[user:password@]host:port[,…]' or 'memory:' (one per process for each url). `name` identifies the
 * connection on the server; `login` is the account where the address names none. Resolves within three seconds even when NATS is unreachable: the bus then connects in the background.
 */
export async function openBus(options: {
  url: string
  log: Log
  name: string
  login?: BusLogin
}): Promise<Bus> {
  return options.url.startsWith('memory:') ? openMemoryBus(options) : openNatsBus(options)
}
