import type { PageState } from '@site/contracts/federation/render'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createPlatform, useHydrated } from '../platform/index.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { StubPage, type StubRemote } from './stub-page.tsx'

/** In the browser: takes over the page that the server has rendered in a stub of the shell, or renders it where it sent none. */
export function startStub(stub: StubRemote): void {
  const [root, state] = [document.getElementById('root'), document.getElementById('site-state')?.textContent]
  if (!root || !state) throw new Error('This is no page of a stub: it has no #root or no #site-state')
  const { site, data, rendered } = JSON.parse(state) as Pick<PageState, 'site' | 'data' | 'rendered'>
  const page = (
    <BrowserRouter>
      <StubPage platform={createPlatform({ site, data })} stub={stub}>
        <LateToaster />
      </StubPage>
    </BrowserRouter>
  )
  if (rendered) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

/** The server renders none: its styles are for browsers. */
const LateToaster = () => (useHydrated() ? <Toaster /> : null)
