import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** package.json of the web library: its sources in this repository, what is built of them where a team has its own. */
export const WEB_MANIFEST = resolve('@site/web/package.json')

/** The module that remotes import as '@site/web/platform', and the folder of its parts, with a slash at the end. */
export const PLATFORM_INDEX = resolve('@site/web/platform')
export const PLATFORM_DIR = `${dirname(PLATFORM_INDEX).replaceAll('\\', '/')}/`
