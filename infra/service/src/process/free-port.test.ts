import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, tryListen } from './free-port.ts'

test('a free port is given once, and never from the range that the system gives to connections', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()))
  expect(new Set(ports).size).toBe(ports.length)
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(10_000)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('a port that somebody listens on is not free', async () => {
  const port = await freePort()
  expect(await tryListen(port, '127.0.0.1')).toBeNull()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  expect(await tryListen(port, '127.0.0.1')).toBe('EADDRINUSE')
  await new Promise((closed) => server.close(closed))
})
