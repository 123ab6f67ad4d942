import type { Server } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { createAddressTest, networkOf, plainAddress } from './client-address.ts'

export interface ConnectionLimits {
  /** Connections of one network (an IPv6 /64 is one) and in all: one beyond is closed as it comes. */
  perAddress: number
  total: number
  /** Requests after which a connection carries no other. */
  requestsEach: number
  /** Proxies, which speak for everybody: the count of one address is not for them. */
  trustedProxies: string[]
}

/** An answer that moves no byte for this long is cut, in milliseconds. */
const STALL_MS = 30_000

/**
 * Cuts answers that nobody reads: what is unsent lies in our memory and in the kernel's. A time-out of the socket would not see them,
 * as whoever sends a byte now and then keeps it young.
 */
export function cutStalledAnswers(server: Server, stallMs = STALL_MS): void {
  const unsent = new Map<Socket, { bytes: number; since: number }>()
  server.on('connection', (socket: Socket) => {
    unsent.set(socket, { bytes: 0, since: 0 })
    socket.once('close', () => unsent.delete(socket))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, { bytes, since }] of unsent) {
      const left = bytesUnsent(socket)
      if (left === 0 || left !== bytes) unsent.set(socket, { bytes: left, since: now })
      else if (now - since >= stallMs) socket.destroy()
    }
  }, stallMs / 6)
  look.unref()
  server.once('close', () => clearInterval(look))
}

/** What the kernel has not taken yet. A long answer is one piece to the stream: only the handle below it tells how it moves. */
function bytesUnsent(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? socket.writableLength
}

/** Bounds how many connections stand at once, of one network and in all. */
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
