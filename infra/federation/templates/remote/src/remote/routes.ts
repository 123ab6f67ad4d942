import type { PlatformRemote } from '@site/web/platform'
import { homeCopy } from '../pages/home/content/home.ts'

/** The addresses of this remote, and what each page says of itself. */
export const remote: PlatformRemote = {
  // The parts of the API that its code calls ('/api/blog'), and which events make pages with a tag stale. The shell grants both.
  api: [],
  cacheTags: {},
  routes: [
    {
      path: '/sample',
      page: 'home',
      render: 'server',
      index: true,
      cacheTags: [],
      head: () => ({ title: homeCopy.title, description: homeCopy.text })
    }
  ],
  sitemap: async () => [{ path: '/sample' }]
}
