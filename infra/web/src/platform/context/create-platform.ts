import type { ShownMenus } from '@site/contracts/federation/menus'
import type { Site } from '@site/contracts/site/site'
import { createHttp, type Fetch } from '../http/http.ts'
import { createQueryClient } from '../http/query-client.ts'
import { createAudience } from '../stores/audience.ts'
import { createCommands } from '../stores/commands.ts'
import { createModals } from '../stores/modals.ts'
import { createNavigationGuards } from '../stores/navigation-guards.ts'
import { createScrollLock, lockDocument } from '../stores/scroll-lock.ts'
import { createSession } from '../stores/session.ts'
import { createTitleMark } from '../stores/title-mark.ts'
import { createToasts } from '../stores/toasts.ts'

export interface PlatformOptions {
  site: Site
  /** TanStack's dehydrated state, as the server made it; absent or null when it made none. */
  data?: unknown
  /** The links that remotes declare in menus. */
  menus?: ShownMenus | undefined
  /** Default: the global fetch. */
  fetch?: Fetch
}

/**
 * Everything shell and remotes share, in one object without module-level state: made once per render on the server, once
 * in the browser, and reached through `PlatformProvider` (FED-10).
 */
export function createPlatform({ site, data, menus, fetch: fetcher }: PlatformOptions) {
  const http = createHttp(fetcher ?? ((path, init) => fetch(path, init)))
  return {
    site,
    /** What remotes declare, for a remote that shows a menu: the palette of the administration. Absent where there are none. */
    menus,
    http,
    query: createQueryClient(http, data),
    session: createSession(http),
    audience: createAudience(),
    toasts: createToasts(),
    titleMark: createTitleMark(),
    modals: createModals(),
    navigationGuards: createNavigationGuards(),
    scrollLock: createScrollLock(lockDocument),
    commands: createCommands((name) => {
      if (name === 'open-chat') window.location.assign(`mailto:${site.email}`)
    })
  }
}
export type Platform = ReturnType<typeof createPlatform>
