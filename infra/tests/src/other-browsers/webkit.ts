import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@site/service/process/free-port'
import { until } from '../harness/until.ts'
import type { Engine } from './engine.ts'

/** Programs of Debian's webkit2gtk-driver and xvfb. */
export interface WebKitPrograms {
  driver: string
  /** The browser that comes with WebKitGTK. */
  browser: string
  xvfb: string
}

/**
 * Starts WebKitGTK's browser on a display of its own and drives it by WebDriver. WEBKIT_DISABLE_COMPOSITING_MODE must not be set, even to nothing: without compositing
 * this browser crashes at the first view transition.
 *
 * @throws an Error where the driver does not come or refuses the session
 */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Engine> {
  const port = await freePort()
  const display = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const [number] = await once(display.stdout, 'data')
  const { WEBKIT_DISABLE_COMPOSITING_MODE: _, ...env } = process.env
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Without a graphics processor pages are painted by the processor: Skia does that faster by itself than through a drawn GL.
    env: {
      ...env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1'
    }
  })
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok)
      throw new Error(`WebKit: ${(value as { message: string }).message || JSON.stringify(value)}`)
    return value
  }
  const endAll = async () => {
    await end(server)
    await end(display)
  }
  try {
    await until('WebKitWebDriver', () => call('GET', '/status'))
    const { sessionId, capabilities } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
      }
    })) as { sessionId: string; capabilities: { browserVersion: string } }
    const session = `/session/${sessionId}`
    const read = <T>(expression: string) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }) as Promise<T>
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      // The window is larger than the page by its bars.
      resize: async (width, height) => {
        await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
        const [w, h] = await read<[number, number]>('[innerWidth, innerHeight]')
        const rect = { x: 0, y: 0, width: 2 * width - w, height: 2 * height - h }
        await call('POST', `${session}/window/rect`, rect)
      },
      open: async (url) => {
        await call('POST', `${session}/url`, { url })
      },
      read,
      stop: async () => {
        await call('DELETE', session)
        await endAll()
      }
    }
  } catch (error) {
    await endAll()
    throw error
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
