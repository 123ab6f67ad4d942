import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StartError } from '../process/start-error.ts'
import { createTestLog, eventually } from '../testing/test-database.ts'
import { DRAIN_MS, describeStartFailure, listen, type RunningService } from './lifecycle.ts'

const { log } = createTestLog()
const at = { host: '127.0.0.1', port: 0, log }
const running: RunningService[] = []
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map((service) => service.stop()))
})
const start = async (app: Koa, options: Partial<Parameters<typeof listen>[1]> = {}) => {
  const service = await listen(app, { ...at, ...options })
  running.push(service)
  return service
}

const answering = (body: string) =>
  new Koa().use((ctx) => {
    ctx.body = body
  })

/** Are new connections refused? */
const isRefused = ({ port }: RunningService) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })

describe('listen', () => {
  test('a port that is taken is one clear line', async () => {
    const { port } = await start(new Koa())
    await expect(listen(new Koa(), { ...at, port })).rejects.toMatchObject({
      name: 'StartError',
      message: `Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or set PORT.`
    })
  })

  test('stopping lets what is in flight finish, takes nothing new, then closes the parts in order', async () => {
    const closed: string[] = []
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isIn = false
    const app = new Koa().use(async (ctx) => {
      isIn = true
      await held
      ctx.body = 'done'
    })
    const part = (name: string) => async () => void closed.push(name)
    const broken = async () => {
      throw new Error('does not close')
    }
    const service = await start(app, {
      onDrain: part('drain'),
      closers: [part('relay'), broken, part('database')]
    })
    const answer = fetch(service.url)
    await eventually('the request is in', () => isIn)
    const stopping = service.stop()
    await eventually('nothing new is taken', () => isRefused(service))
    expect(closed).toEqual(['drain'])
    release()
    expect(await (await answer).text()).toBe('done')
    await stopping
    expect(closed).toEqual(['drain', 'relay', 'database'])
  })

  test('an answer given while it stops is the last of its connection', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let asked = 0
    const app = new Koa().use(async (ctx) => {
      asked += 1
      if (ctx.path === '/begun') ctx.res.write('first half, ')
      if (ctx.path !== '/') await held
      if (ctx.path === '/begun') ctx.respond = false
      if (ctx.path === '/begun') ctx.res.end('second half')
      else ctx.body = 'done'
    })
    const service = await start(app)
    const exchange = async (...paths: string[]) => {
      const socket = connect(service.port, '127.0.0.1')
      let text = ''
      socket.on('data', (data) => {
        text += data
      })
      const closed = once(socket, 'close')
      for (const path of paths) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      return { socket, whole: closed.then(() => text.split(/(?=HTTP)/)) }
    }
    const waiting = await exchange('/held')
    const begun = await exchange('/begun')
    await eventually('both are in flight', () => asked === 2)
    const stopping = service.stop()
    begun.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await eventually('the next is in', () => asked === 3)
    release()
    expect(await waiting.whole).toEqual([expect.stringMatching(/^connection: close\r$/im)])
    expect(await begun.whole).toEqual([
      expect.stringMatching(/^connection: keep-alive\r$/im),
      expect.stringMatching(/^connection: close\r$/im)
    ])
    await stopping
  })

  test('connections kept alive do not hold up the stop, and a second stop is the first', async () => {
    const service = await start(answering('x'))
    const agent = new Agent({ keepAlive: true })
    await new Promise((resolve) =>
      request(service.url, { agent }, (answer) => answer.resume().on('end', resolve)).end()
    )
    expect(Object.keys(agent.freeSockets)).toHaveLength(1)
    const before = Date.now()
    expect(service.stop()).toBe(service.stop())
    await service.stop()
    expect(Date.now() - before).toBeLessThan(DRAIN_MS)
    agent.destroy()
  })

  test('a request on a connection that was just opened is answered, one opened long ago is closed', async () => {
    const service = await start(answering('x'))
    const open = async () => {
      const socket = connect(service.port, '127.0.0.1')
      const text: string[] = []
      socket.on('data', (data) => text.push(String(data)))
      const closed = once(socket, 'close')
      await once(socket, 'connect')
      return { socket, text, closed }
    }
    const old = await open()
    const { now } = performance
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 2000)
    const young = await open()
    const stopping = service.stop()
    await old.closed
    young.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await young.closed
    later.mockRestore()
    expect(young.text.join('')).toMatch(/^HTTP\/1.1 200/)
    expect(young.text.join('')).toMatch(/^connection: close\r$/im)
    await stopping
  })

  test('streams are ended once nothing new is taken', async () => {
    let refused: Promise<boolean> | undefined
    const service: RunningService = await start(answering('x'), {
      onDrain: () => {
        refused = isRefused(service)
      }
    })
    await service.stop()
    expect(await refused).toBe(true)
  })

  test('connections that were opened ahead of need do not hold up the stop', async () => {
    const service = await start(answering('x'))
    const socket = connect(service.port, '127.0.0.1')
    const closed = once(socket, 'close')
    await once(socket, 'connect')
    const before = Date.now()
    await service.stop()
    await closed
    expect(Date.now() - before).toBeLessThan(DRAIN_MS)
  })
})

test('a start failure reads as lines for an operator, anything else with its stack', () => {
  expect(describeStartFailure(new StartError('Bad:', { errors: ['A: missing', 'B: wrong'] }))).toBe(
    'Bad:\n  - A: missing\n  - B: wrong'
  )
  expect(describeStartFailure(new Error('odd'))).toContain('lifecycle.test.ts')
})

describe('runMain', () => {
  const main = fileURLToPath(new URL('../testing/main.ts', import.meta.url))
  const run = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', '@site/typescript', main], {
      env: { ...process.env, ...env }
    })
    children.push(child)
    const output = { out: '', err: '' }
    child.stdout.on('data', (data) => {
      output.out += data
    })
    child.stderr.on('data', (data) => {
      output.err += data
    })
    return { child, output, exit: once(child, 'exit') }
  }

  // OPS-7
  test('drains on SIGTERM and exits 0', async () => {
    const { child, output, exit } = run({ PORT: '0' })
    const url = await eventually('it listens', () => /"url":"([^"]+)"/.exec(output.out)?.[1])
    const answer = fetch(`${url}/slow`)
    await eventually('the request is in', () => output.out.includes('slow begins'))
    child.kill('SIGTERM')
    expect(await (await answer).text()).toBe('slow')
    expect(await exit).toEqual([0, null])
    expect(output.out).toContain('database closed')
  })

  test('prints every error of the configuration and exits 1', async () => {
    const { output, exit } = run({ PORT: 'x', LOG_LEVEL: 'loud' })
    expect(await exit).toEqual([1, null])
    expect(output.err.split('\n')).toEqual([
      'The configuration is not valid:',
      expect.stringContaining('  - PORT: '),
      expect.stringContaining('  - LOG_LEVEL: '),
      ''
    ])
  })

  test('prints one line when the port is taken and exits 1', async () => {
    const { port } = await start(new Koa())
    const { output, exit } = run({ PORT: String(port) })
    expect(await exit).toEqual([1, null])
    expect(output.err).toBe(`Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or set PORT.\n`)
  })
})
