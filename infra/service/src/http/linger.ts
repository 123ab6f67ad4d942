import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long the rest of a body that nobody wants is read, in milliseconds: many megabytes, or a slow line's last ones. */
const LINGER_MS = 10_000

/**
 * Lets an answer be given before the whole request has come (413, 415): what is still on its way is read and dropped, for ten
 * seconds at most. A socket closed over unread bytes resets the connection, and the reset takes the answer back; a connection
 * that is kept while nobody reads the rest answers nothing more.
 */
export function lingerOverBodies(server: Server): void {
  const latest = new WeakMap<Socket, IncomingMessage>()
  server.on('connection', (socket) => {
    const close = socket.destroySoon.bind(socket)
    // So Node closes after an answer that says `Connection: close`.
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
  // A reader that gave up (a parser at its limit) may have left it paused, or piped into something that is full.
  request.unpipe()
  request.resume()
}
