import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Koa from 'koa'
import { afterEach, expect, test } from 'vitest'
import { createTestLog, eventually } from '../testing/test-database.ts'
import { type ListenOptions, listen, type RunningService } from './lifecycle.ts'

const { log } = createTestLog()
let service: RunningService
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await service.stop()
})

let release: () => void = () => undefined
const app = new Koa().use(async (ctx) => {
  if (ctx.path === '/later') await new Promise<void>((resolve) => (release = resolve))
  ctx.body = ctx.path === '/big' ? Buffer.alloc(32_000_000) : 'fait'
})
const start = async (options: Partial<ListenOptions>) => {
  service = await listen(app, { host: '127.0.0.1', port: 0, log, ...options })
}
const open = async () => {
  const socket = connect(service.port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
const isClosed = (socket: Socket) => new Promise<true>((resolve) => socket.once('close', () => resolve(true)))

test('an answer that nobody reads is cut; one that is long in the making is not', async () => {
  await start({ stallMs: 300 })
  const [unread, waiting] = [await open(), await open()]
  ask(unread, '/big')
  let text = ''
  waiting.on('data', (data) => {
    text += data
  })
  ask(waiting, '/later')
  // The socket is not read, so that its end is not seen: only writing to it detects that it is closed.
  const cut = isClosed(unread)
  const poke = setInterval(() => unread.write('\r\n'), 50)
  expect(await cut).toBe(true)
  clearInterval(poke)
  expect(unread.bytesRead).toBeLessThan(32_000_000)
  expect(text).toBe('')
  release()
  await eventually('the other is answered', () => text.includes('fait'))
})

test('connections are bounded for one address, where it is no proxy', async () => {
  const limits = { perAddress: 3, total: 100, requestsEach: 100 }
  await start({ connections: { ...limits, trustedProxies: ['10.0.0.0/8'] } })
  const kept = [await open(), await open(), await open()]
  expect(await isClosed(await open())).toBe(true)
  kept[0]?.destroy()
  await eventually('there is a place', async () => {
    const socket = await open()
    ask(socket, '/')
    return Promise.race([once(socket, 'data').then(() => true), isClosed(socket).then(() => false)])
  })
  await service.stop()
  await start({ connections: { ...limits, trustedProxies: ['127.0.0.0/8'] } })
  for (let count = 0; count < 6; count += 1) {
    const socket = await open()
    ask(socket, '/')
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
  }
})

test('connections are bounded in all, and each in its requests', async () => {
  await start({ connections: { perAddress: 9, total: 2, requestsEach: 2, trustedProxies: ['127.0.0.1'] } })
  const first = await open()
  await open()
  expect(await isClosed(await open())).toBe(true)
  let text = ''
  first.on('data', (data) => {
    text += data
  })
  for (let count = 0; count < 3; count += 1) ask(first, '/')
  await eventually('three answers', () => text.match(/HTTP\/1\.1 \d+/g)?.length === 3)
  expect(text.match(/HTTP\/1\.1 \d+|Connection: \S+/g)).toEqual([
    'HTTP/1.1 200',
    'Connection: keep-alive',
    'HTTP/1.1 200',
    'Connection: close',
    'HTTP/1.1 503',
    'Connection: close'
  ])
})

test('headers that do not come are given up within some seconds of their ten', {
  timeout: 20_000
}, async () => {
  await start({})
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
  const begun = performance.now()
  socket.resume()
  await isClosed(socket)
  expect(performance.now() - begun).toBeLessThan(13_500)
})
