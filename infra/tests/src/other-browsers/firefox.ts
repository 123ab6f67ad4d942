import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'
import { z } from 'zod'
import type { Engine } from './engine.ts'

const Message = z.object({
  id: z.number().optional(),
  type: z.string(),
  result: z.record(z.string(), z.unknown()).optional(),
  message: z.string().optional()
})
type Result = Record<string, unknown>

const Evaluated = z.object({
  type: z.string(),
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional()
})

const PREFERENCES = { 'intl.accept_languages': 'fr-FR, fr', 'app.update.enabled': false }

/**
 * Starts a Firefox without a window and drives it by WebDriver BiDi, which it speaks itself.
 *
 * @param program path of Firefox
 * @throws an Error where it ends before it listens
 */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'site-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] }
  )
  const ended = once(browser, 'exit')
  const stop = async () => {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await connect(`${await listens(createInterface(browser.stderr))}/session`)
    const { capabilities } = await send('session.new', { capabilities: {} })
    const { context } = await send('browsingContext.create', { type: 'tab' })
    return {
      name: `Firefox ${(capabilities as { browserVersion: string }).browserVersion}`,
      resize: async (width, height) => {
        await send('browsingContext.setViewport', { context, viewport: { width, height } })
      },
      open: async (url) => {
        await send('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      read: async (expression) => {
        const { result, exceptionDetails } = Evaluated.parse(
          await send('script.evaluate', {
            expression: `JSON.stringify(${expression}) ?? 'null'`,
            target: { context },
            awaitPromise: false
          })
        )
        if (!result) throw new Error(exceptionDetails?.text)
        return JSON.parse(result.value)
      },
      stop
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The address that Firefox prints once it listens. */
async function listens(output: AsyncIterable<string>): Promise<string> {
  for await (const line of output) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox ended before it could be driven')
}

/** Sends a command and returns its result. */
async function connect(address: string): Promise<(method: string, params: Result) => Promise<Result>> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = Message.parse(JSON.parse(String(data)))
    const asked = id === undefined ? undefined : waiting.get(id)
    if (type === 'success') asked?.resolve(result ?? {})
    else asked?.reject(new Error(message))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'))
  })
  let count = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      socket.send(JSON.stringify({ id: count, method, params }))
    })
}

interface PromiseWithResolvers {
  resolve: (result: Result) => void
  reject: (error: Error) => void
}
