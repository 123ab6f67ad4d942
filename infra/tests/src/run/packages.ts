import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { FULL_BROWSERS, HEADLESS_SHELLS } from '@site/federation/browser-check/find-browser'
import { runCommand } from './command.ts'

const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/sbin'
]

/** Returns the full path of the first of these programs that is installed. */
export function findProgram(names: string[]): string | undefined {
  return names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram(['apt-get']) !== undefined

/**
 * Installs Debian packages and prints which. Works only as root on Debian.
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

/** Where Debian keeps the metric-compatible fonts in which pages are shown until their own have come (infra/web/src/theme/fonts.css). */
const FALLBACK_FONTS = '/usr/share/fonts/truetype/liberation'

/** Installs the fonts that pages fall back to, which a bare Debian lacks. On other systems they are taken to be there. */
export async function provideFallbackFonts(): Promise<void> {
  if (canInstall() && !existsSync(FALLBACK_FONTS))
    await installPackages(['fonts-liberation'], 'fonts that pages fall back to')
}

/** Path of a full Chromium with windows: CHROMIUM_PATH, else an installed one, else Debian's, which is installed. */
export const provideChromium = (): Promise<string> => provideBrowser(FULL_BROWSERS, 'chromium')

/**
 * Path of a Chromium that keeps pages for the back button and prerenders them, which a headless shell does not: CHROMIUM_PATH unless it is
 * one, else as above.
 */
export const provideWholeChromium = (): Promise<string> =>
  /headless[-_]shell/.test(process.env.CHROMIUM_PATH ?? '')
    ? findOrInstall(FULL_BROWSERS, 'chromium')
    : provideChromium()

/**
 * Path of a Chromium for the journeys: CHROMIUM_PATH, else its headless shell, which is the same engine without windows (the journeys
 * take 446 s with it, 734 s without), else a full one.
 */
export const provideHeadlessChromium = (): Promise<string> =>
  provideBrowser(HEADLESS_SHELLS, 'chromium-headless-shell').catch((error: Error) => {
    console.log(`tests: ${error.message}; taking a whole Chromium, which is slower`)
    return provideChromium()
  })

const provideBrowser = async (names: string[], debianPackage: string): Promise<string> =>
  process.env.CHROMIUM_PATH || findOrInstall(names, debianPackage)

async function findOrInstall(names: string[], debianPackage: string): Promise<string> {
  const found = findProgram(names)
  if (found) return found
  await installPackages([debianPackage], 'Chromium')
  const installed = findProgram(names)
  if (!installed) throw new Error(`${debianPackage} was installed but cannot be found`)
  return installed
}
