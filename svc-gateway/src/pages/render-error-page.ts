import type { DevRenderFault } from '@site/contracts/federation/dev-rendering'
import { escapeHtml } from '../http/escape.ts'
import { hashSource } from './document/hash-source.ts'
import { contentSecurityPolicy } from './document/security-headers.ts'
import { plainDocument } from './plain-page.ts'

/** What a developer sees in the place of a page that cannot be rendered. It loads again once a source has changed. */
export function renderErrorPage(
  { unit, message, stack, revision }: DevRenderFault,
  renderer: string
): { html: string; policy: string } {
  const changes = JSON.stringify(`${renderer}/changes?since=${revision}`)
  const script = `new EventSource(${changes}).onmessage = () => location.reload()`
  const body = [
    `<p><strong>${escapeHtml(unit)}</strong></p>`,
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
