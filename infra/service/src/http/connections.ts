import type { Server } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { createAddressTest, networkOf, plainAddress } from './client-address.ts'

export interface ConnectionLimits {
  /** The most connections of one network (an IPv6 /64 is one), and in all: further ones are closed at once. */
  perAddress: number
  total: number
  /** Requests after which a connection is closed. */
  requestsEach: number
  /** Proxies, to which `perAddress` does not apply, as they connect for everybody. */
  trustedProxies: string[]
}

/** An answer of which no byte is sent for this long is cut off, in milliseconds. */
const STALL_MS = 30_000

/**
 * Cuts off answers that nobody reads, as their unsent bytes occupy our memory and the kernel's. A time-out of the socket would not
 * catch them: a client that sends a byte now and then resets it.
 */
export function cutStalledAnswers(server: Server, stallMs = STALL_MS): void {
  const unsent = new Map<Socket, { bytes: number; since: number }>()
  server.on('connection', (socket: Socket) => {
    unsent.set(socket, { bytes: 0, since: 0 })
    socket.once('close', () => unsent.delete(socket))
  })
  const check = setInterval(() => {
    const now = performance.now()
    for (const [socket, { bytes, since }] of unsent) {
      const left = bytesUnsent(socket)
      if (left === 0 || left !== bytes) unsent.set(socket, { bytes: left, since: now })
      else if (now - since >= stallMs) socket.destroy()
    }
  }, stallMs / 6)
  check.unref()
  server.once('close', () => clearInterval(check))
}

/** Bytes that the kernel has not accepted yet. A long answer is one chunk to the stream: only the handle below shows its progress. */
function bytesUnsent(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? socket.writableLength
}

/** Limits how many connections are open at once, of one network and in all. */
export function boundConnections(server: Server, limits: ConnectionLimits): void {
  const { perAddress, total, requestsEach, trustedProxies } = limits
  const isProxy = createAddressTest(trustedProxies)
  const open = new Map<string, number>()
  server.maxConnections = total
  server.maxRequestsPerSocket = requestsEach
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress)
    if (isIP(address) === 0 || isProxy(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > perAddress) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}
