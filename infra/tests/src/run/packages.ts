import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './command.ts'

const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/sbin'
]

/** Full path of the first of these programs that is on the machine. */
export function findProgram(names: string[]): string | undefined {
  return names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram(['apt-get']) !== undefined

/**
 * Installs Debian packages, saying so. Only as root on Debian.
 * @throws an Error with one line that says what to install by hand
 */
export async function installPackages(packages: string[], purpose: string): Promise<void> {
  const list = packages.join(' ')
  if (!canInstall())
    throw new Error(`${purpose} is missing: install ${list} (only as root on Debian is it done for you)`)
  console.log(`tests: installing ${list} from Debian's packages (${purpose})`)
  // RUNLEVEL=1 keeps Debian from starting a packaged server on installation: the tests want their own private one.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  const options = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0']
  const code = await runCommand('apt-get', [...options, ...packages], { env })
  if (code !== 0) throw new Error(`could not install ${list}: apt-get ended with ${code}`)
}

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell']

/** Path of a Chromium with all that a person gets, windows included: CHROMIUM_PATH, else one on the machine, else Debian's, installed. */
export const provideChromium = (): Promise<string> => provideBrowser(WHOLE, 'chromium')

/**
 * Path of a Chromium for the journeys: CHROMIUM_PATH, else its headless shell, which is the same engine without a window about each
 * page (the checklists take 446 s with it, 734 s without), else a whole one.
 */
export const provideHeadlessChromium = (): Promise<string> =>
  provideBrowser(SHELL, 'chromium-headless-shell').catch((error: Error) => {
    console.log(`tests: ${error.message}; taking a whole Chromium, which is slower`)
    return provideChromium()
  })

async function provideBrowser(names: string[], debianPackage: string): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = findProgram(names)
  if (found) return found
  await installPackages([debianPackage], 'Chromium')
  const installed = findProgram(names)
  if (!installed) throw new Error(`${debianPackage} was installed but cannot be found`)
  return installed
}
