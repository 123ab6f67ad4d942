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

/** Path of a Chromium for the journeys: CHROMIUM_PATH, else one on the machine, else Debian's, installed. */
export async function provideChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const found = findProgram(names)
  if (found) return found
  await installPackages(['chromium'], 'Chromium for the journeys')
  const installed = findProgram(names)
  if (!installed) throw new Error('Chromium was installed but cannot be found')
  return installed
}
