import type { PlatformRemote } from '@site/web/platform'

export const remote: PlatformRemote = {
  routes: [
    {
      path: '/',
      page: 'home',
      render: 'server',
      index: true,
      cacheTags: [],
      head: ({ site }) => ({ title: `Solutions IA | ${site.fullName}`, description: '' })
    }
  ]
}
