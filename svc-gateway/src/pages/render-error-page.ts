import type { DevRenderProblem } from '@site/contracts/federation/development/dev-rendering'
import { escapeHtml } from '../http/escape.ts'
import { createRepresentation } from '../http/representation.ts'
import { DevRenderError } from '../rendering/dev-renderer.ts'
import { hashSource } from './document/hash-source.ts'
import { contentSecurityPolicy } from './document/security-headers.ts'
import type { Page, PageInput } from './make-page.ts'
import { plainDocument } from './plain-page.ts'

/**
 * `make`, and in the place of a page that cannot be rendered from its sources what a developer wants to know of it. Other errors are
 * thrown on. `renderer`: origin of the process that renders.
 */
export const showRenderErrors =
  (make: (input: PageInput) => Promise<Page>, renderer: string) =>
  async (input: PageInput): Promise<Page> => {
    try {
      return await make(input)
    } catch (error) {
      if (!(error instanceof DevRenderError)) throw error
      const { html, policy } = renderErrorPage(error.problem, renderer)
      return {
        result: 'fallback',
        status: 500,
        policy,
        representation: createRepresentation(html, 'text/html; charset=utf-8'),
        keep: false,
        isPublic: false,
        snapshotKey: input.snapshot.key,
        staleAfter: [],
        showsDay: false,
        canonicalPath: null
      }
    }
  }

/** The page loads again once a source has changed. */
function renderErrorPage({ deployable, message, stack, revision }: DevRenderProblem, renderer: string) {
  const changes = JSON.stringify(`${renderer}/changes?since=${revision}`)
  const script = `new EventSource(${changes}).onmessage = () => location.reload()`
  const body = [
    `<p><strong>${escapeHtml(deployable)}</strong></p>`,
    `<pre>${escapeHtml(message)}</pre>`,
    `<pre>${escapeHtml(stack)}</pre>`,
    '<p>The page loads again by itself when a source changes, or the renderer is back.</p>',
    `<script>${script}</script>`
  ]
  return {
    html: plainDocument({ lang: 'en', title: 'This page could not be rendered', body }),
    policy: contentSecurityPolicy({
      inlineScripts: [hashSource(script)],
      inlineStyles: [],
      origins: [renderer]
    })
  }
}
