import type { PlatformRemote } from '@site/web/platform'

/** This remote owns no address: it is the widget of the public pages. */
export const remote: PlatformRemote = { api: ['/api/assistant', '/api/contact'], routes: [] }
