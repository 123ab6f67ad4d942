import type { RenderInput, RenderOutput } from '@site/contracts/federation/render'
import { createElement, Fragment, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PlatformProvider } from '../platform/index.ts'
import { renderRemote } from './render-remote.tsx'

/**
 * Renders one page of the one remote there is as it stands in its slot of the shell, and nothing around it: the page of a running site has the rest already.
 *
 * @throws what the page's data or markup throws
 */
export const renderSlot = (input: RenderInput): Promise<RenderOutput> =>
  renderRemote(input, (platform, { remote, pages }) => (
    <PlatformProvider platform={platform}>
      <Routes>
        {remote.routes.map(({ path, page }) => {
          const Page = pages[page]
          return <Route key={path} path={path} element={Page && inShell(<Page />)} />
        })}
      </Routes>
    </PlatformProvider>
  ))

/**
 * React makes the ids of `useId` from where a component stands among its neighbours: the page is the fifth of the ten things in the shell's layout
 * (shell/src/app/layout.tsx), and the first of four in its slot (remote-slot.tsx). In a shell that is made otherwise ids are others in the browser, and all else the same.
 */
function inShell(page: ReactNode): ReactNode {
  const slot = createElement(Suspense, null, page, null, null, null)
  return createElement(Fragment, null, null, null, null, null, slot, null, null, null, null, null)
}
