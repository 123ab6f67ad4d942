import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PLATFORM_DIR } from '../repository/web-package.ts'

const PLATFORM = '@site/web/platform'

/** Libraries that only the shell has: a second copy in a remote would have its own router, cache or stores. */
const BEHIND_PLATFORM = /^(react-router(-dom)?|@tanstack\/react-query|zustand|@site\/web\/host)(\/|$)/

/**
 * Keeps a remote on the shell's copy of the platform. Components of infra/web import it from inside its own package, and
 * the federation plugin takes that for a package importing itself: such imports are resolved as if the remote's own code
 * contained them. A module that would bring in a second copy ends the build.
 *
 * @param dir folder of the remote
 */
export function onePlatform(dir: string): Plugin {
  const own = join(dir, 'src/remote/routes.ts')
  return {
    name: 'site:one-platform',
    enforce: 'pre',
    async resolveId(source, importer) {
      const from = importer?.replaceAll('\\', '/')
      if (BEHIND_PLATFORM.test(source) && !from?.includes('/node_modules/')) {
        throw new Error(`${importer} imports ${source}: a remote takes what it needs of it from ${PLATFORM}`)
      }
      if (source !== PLATFORM || importer === own) return null
      return this.resolve(source, own, { skipSelf: true })
    },
    load(id) {
      if (!id.replaceAll('\\', '/').startsWith(PLATFORM_DIR)) return null
      throw new Error(`${id} came into a remote: import its names from ${PLATFORM}`)
    }
  }
}
