import { existsSync } from 'node:fs'
import { takeCommandLine } from '@site/contracts/command-line'
import { startTestSystem } from '../harness/start-test-system.ts'
import { findProgram } from '../run/packages.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startRecordingProxy } from './recording-proxy.ts'
import { SIZES, visitPages } from './visit-pages.ts'
import { startWebKit } from './webkit.ts'

/*
 * `npm run site -- other-browsers`: every public page and every page of the administration in Firefox and in WebKit, where they are installed, at the two sizes of the
 * journeys (decision 207). Exits 1 at an exception, an error or warning in the console, something that its policy forbids, a file that does not load, a page that stays blank;
 * 2 where no engine is there. TEST_SITE_URL and TEST_SITE_CODE: a site that is up.
 */
takeCommandLine({ usage: 'npm run site -- other-browsers' })

/** Where Debian's packages put WebKitGTK's browser. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`
)

const engines = findEngines()
if (engines.length === 0) process.exit(2)
const system = await startTestSystem({}, 'own')
const proxy = await startRecordingProxy(system.url)
let wrong = 0
try {
  for (const start of engines) {
    const engine = await start()
    try {
      for (const [width, height] of SIZES) {
        await engine.resize(width, height)
        const found = await visitPages(engine, proxy.url, system.code)
        wrong += found.length
        console.log(`${engine.name}, ${width} × ${height}: ${found.length === 0 ? 'sound' : ''}`)
        for (const line of found) console.log(`  ${line}`)
      }
    } finally {
      await engine.stop()
    }
  }
} finally {
  proxy.stop()
  await system.stop()
}
process.exit(wrong > 0 ? 1 : 0)

/** What starts each engine that is installed; says which is not. */
function findEngines(): (() => Promise<Engine>)[] {
  const found: (() => Promise<Engine>)[] = []
  const firefox = findProgram(['firefox', 'firefox-esr'])
  if (firefox) found.push(() => startFirefox(firefox))
  else console.log('Firefox is not here: Debian has it as firefox-esr')
  const [driver, xvfb, browser] = [
    findProgram(['WebKitWebDriver']),
    findProgram(['Xvfb']),
    MINI_BROWSERS.find((path) => existsSync(path))
  ]
  if (driver && xvfb && browser) found.push(() => startWebKit({ driver, browser, xvfb }))
  else console.log('WebKit is not here: Debian has it as webkit2gtk-driver and xvfb')
  return found
}
