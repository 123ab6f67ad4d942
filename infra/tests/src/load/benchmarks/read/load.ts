import { connect } from 'node:net'

export interface Shot {
  port: number
  path: string
  headers: Record<string, string>
  /** Headers that differ from one request to the next; asked for with each one's number. */
  headersOf?: (request: number) => Record<string, string>
}

/**
 * Sends the same GET over and over, `connections` at a time, one after the other on each, until `count` answers came.
 * Reads no more of an answer than its length: what is measured is the server. Throws on any status but `status`.
 */
export async function shoot(shot: Shot, status: number, count: number, connections = 16) {
  const { port, path, headers, headersOf } = shot
  const bytesWith = (more: Record<string, string>) => {
    const all = Object.entries({ host: `127.0.0.1:${port}`, ...headers, ...more })
    const lines = all.map((pair) => pair.join(': '))
    return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  }
  const same = bytesWith({})
  let left = count
  const visitor = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let head = ''
      let missing = -1
      const next = () => {
        if (left <= 0) {
          socket.destroy()
          resolve()
          return
        }
        left -= 1
        head = ''
        missing = -1
        socket.write(headersOf ? bytesWith(headersOf(left)) : same)
      }
      const take = (chunk: Buffer) => {
        if (missing >= 0) {
          missing -= chunk.length
          if (missing <= 0) next()
          return
        }
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith(`HTTP/1.1 ${status}`)) return fail(new Error(head.slice(0, end)))
        const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1])
        if (Number.isNaN(length)) return fail(new Error(`no length: ${head.slice(0, end)}`))
        missing = length - (head.length - end - 4)
        if (missing <= 0) next()
      }
      const fail = (error: Error) => {
        socket.destroy()
        reject(error)
      }
      socket.setNoDelay(true)
      socket.on('connect', next).on('data', take).on('error', fail)
    })
  await Promise.all(Array.from({ length: connections }, visitor))
}
