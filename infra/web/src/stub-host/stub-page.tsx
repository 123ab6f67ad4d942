import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Link, type Platform, PlatformProvider, type PlatformRemote } from '../platform/index.ts'

/** The parts of a remote, as its server bundle exports them (contracts/render.ts). */
export interface StubRemote {
  name: string
  remote: PlatformRemote
  pages: Record<string, ComponentType>
  widget?: ComponentType | undefined
}

/**
 * A stub of the shell: what a remote needs around it where a team has only its own. One line of links in the place of header and footer, the page in the
 * one `main`, its widget after it.
 */
export function StubPage({
  platform,
  stub: { name, remote, pages, widget: Widget },
  children
}: {
  platform: Platform
  stub: StubRemote
  children?: ReactNode
}) {
  const fixed = remote.routes.filter(({ path }) => !/[:*]/.test(path))
  return (
    <PlatformProvider platform={platform}>
      <header style={{ display: 'flex', gap: 16, padding: 12 }}>
        <strong>{name}</strong>
        {fixed.map(({ path }) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </header>
      <main tabIndex={-1}>
        <Routes>
          {remote.routes.map(({ path, page }) => {
            const Page = pages[page]
            return (
              <Route key={path} path={path} element={Page ? <Page /> : `no src/pages/${page}/page.tsx`} />
            )
          })}
          {!remote.routes.some(({ path }) => path === '*') && <Route path="*" element="404" />}
        </Routes>
      </main>
      {Widget && <Widget />}
      {children}
    </PlatformProvider>
  )
}
