import type { PlatformRemote, PlatformRoute } from '@site/web/platform'
import { headCopy } from './content/heads.ts'

/** Admin pages are drawn by the browser alone, never stored and never indexed (ADMIN-8, PAGE-9). */
const adminRoute = (
  path: string,
  name: keyof typeof headCopy.titles,
  page: string = name
): PlatformRoute => ({
  path,
  page,
  render: 'client',
  frame: 'none',
  index: false,
  cacheTags: [],
  head: ({ site }) => ({
    title: headCopy.title(headCopy.titles[name], site.fullName),
    description: headCopy.description,
    canonicalPath: path.includes(':') ? '/admin' : path
  })
})

export const remote: PlatformRemote = {
  // Every part of it, which the shell grants the owner of /admin alone. The manifest is made from the server's bundle: browsers are spared it.
  ...(import.meta.env.SSR && { api: ['/api'] }),
  routes: [
    adminRoute('/admin', 'portal'),
    adminRoute('/admin/create', 'create', 'article'),
    adminRoute('/admin/manage', 'manage'),
    adminRoute('/admin/edit/:id', 'edit', 'article'),
    adminRoute('/admin/revisions/:id', 'revisions'),
    adminRoute('/admin/auto', 'auto'),
    adminRoute('/admin/questions', 'questions'),
    adminRoute('/admin/leads', 'leads'),
    adminRoute('/admin/audience', 'audience'),
    adminRoute('/admin/deliveries', 'deliveries'),
    adminRoute('/admin/suspects', 'suspects'),
    adminRoute('/admin/persons', 'persons'),
    adminRoute('/admin/releases', 'releases'),
    adminRoute('/admin/codes', 'codes'),
    adminRoute('/admin/tokens', 'tokens')
  ]
}
