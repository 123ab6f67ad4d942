import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long the rest of a refused body is read and dropped, in milliseconds: enough for many megabytes, or for a slow line. */
const LINGER_MS = 10_000

/**
 * Makes it possible to answer before the whole request has arrived (413, 415): the rest is read and dropped, for ten seconds at
 * most. Closing a socket that has unread bytes resets the connection, and the client loses the answer; a connection that is kept
 * while nobody reads the rest can answer nothing more.
 */
export function lingerOverBodies(server: Server): void {
  const latest = new WeakMap<Socket, IncomingMessage>()
  server.on('connection', (socket) => {
    const close = socket.destroySoon.bind(socket)
    // Node calls this after an answer with `Connection: close`.
    socket.destroySoon = () => {
      const request = latest.get(socket)
      if (!request || request.complete || socket.destroyed) return close()
      socket.end()
      dropRest(request, () => socket.destroy())
    }
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && (length === undefined || length === '0')) return
    latest.set(request.socket, request)
    response.once('finish', () => {
      const { socket } = request
      if (!request.complete && !socket.writableEnded) dropRest(request, () => undefined)
    })
  })
}

function dropRest(request: IncomingMessage, then: () => void): void {
  const { socket } = request
  const deadline = setTimeout(() => socket.destroy(), LINGER_MS)
  request.once('end', then)
  request.once('close', () => clearTimeout(deadline))
  // A reader that gave up (a parser at its limit) may have left the request paused, or piped into a full stream.
  request.unpipe()
  request.resume()
}
