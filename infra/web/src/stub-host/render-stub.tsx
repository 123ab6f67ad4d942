import type { RenderInput, RenderOutput } from '@site/contracts/federation/render'
import * as ownPlatform from '../platform/index.ts'
import { renderRemote } from './render-remote.tsx'
import { StubPage } from './stub-page.tsx'

/** What the remote receives as '@site/web/platform'. */
export const platform: Record<string, unknown> = { ...ownPlatform }

/**
 * Renders one page of the one remote there is, as the shell would (contracts/render.ts), in a stub of it. Built as a server bundle, it is what a remote
 * is built in where no shell is at hand.
 *
 * @throws what the page's data or markup throws
 */
export const render = (input: RenderInput): Promise<RenderOutput> =>
  renderRemote(input, (own, stub) => <StubPage platform={own} stub={stub} />)
