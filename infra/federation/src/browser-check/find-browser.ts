import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A Chromium with windows, and one without: the same engine, which starts in half the time. */
export const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
export const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Returns the full path of the first of these programs that is installed. */
function findProgram(names: string[], { PATH = '' } = process.env): string | undefined {
  const folders = [
    ...PATH.split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/local/bin',
    '/usr/bin',
    '/sbin'
  ]
  return names
    .flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** A browser, or why there is none in words. */
export type FoundBrowser = { path: string } | { why: string }

/**
 * The browser that pages of a new version are opened in: the one that RELEASES_BROWSER names, by default an installed Chromium. Null where it says `off`.
 */
export function findBrowser(setting = ''): FoundBrowser | null {
  if (setting === 'off') return null
  if (setting)
    return existsSync(setting)
      ? { path: setting }
      : { why: `RELEASES_BROWSER is ${setting}, and there is no such file` }
  const path = findProgram([...HEADLESS_SHELLS, ...FULL_BROWSERS]) ?? (existsSync(MAC) ? MAC : undefined)
  return path ? { path } : { why: 'no Chromium is installed here (RELEASES_BROWSER)' }
}
