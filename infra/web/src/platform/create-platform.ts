import type { Site } from '@site/contracts/site'
import { createCommands } from './commands.ts'
import { createDepartures } from './departures.ts'
import { createHttp, type Fetch } from './http.ts'
import { createModals } from './modals.ts'
import { createQueryClient } from './query-client.ts'
import { createScrollLock, lockDocument } from './scroll-lock.ts'
import { createSession } from './session.ts'
import { createTitleMark } from './title-mark.ts'
import { createToasts } from './toasts.ts'

export interface PlatformOptions {
  site: Site
  /** TanStack's dehydrated state, as the server made it; absent or null when it made none. */
  data?: unknown
  /** Default: the global fetch. */
  fetch?: Fetch
}

/**
 * Everything shell and remotes share, in one object without module-level state: made once per render on the server, once
 * in the browser, and reached through `PlatformProvider` (DESIGN 'Settled now' 3).
 */
export function createPlatform({ site, data, fetch: fetcher }: PlatformOptions) {
  const http = createHttp(fetcher ?? ((path, init) => fetch(path, init)))
  return {
    site,
    http,
    query: createQueryClient(http, data),
    session: createSession(http),
    toasts: createToasts(),
    titleMark: createTitleMark(),
    modals: createModals(),
    departures: createDepartures(),
    scrollLock: createScrollLock(lockDocument),
    commands: createCommands((name) => {
      if (name === 'open-chat') window.location.assign(`mailto:${site.email}`)
    })
  }
}
export type Platform = ReturnType<typeof createPlatform>
