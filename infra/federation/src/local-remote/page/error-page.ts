import type { DevRenderProblem } from '@site/contracts/federation/development/dev-rendering'
import { escapeHtml } from '../../source-rendering/escape-html.ts'
import { CHANGED } from '../sources/start-vite.ts'

/**
 * What a developer wants to know of a page that its sources do not render.
 *
 * @param client address of Vite's client, which loads the page again when a source has changed
 */
export function errorPage(
  { deployable, message, stack }: Omit<DevRenderProblem, 'revision'>,
  client: string
): string {
  const body = [
    `<p><strong>${escapeHtml(deployable)}</strong></p>`,
    `<pre>${escapeHtml(message)}</pre>`,
    `<pre>${escapeHtml(stack)}</pre>`,
    '<p>The page loads again by itself when a source changes.</p>',
    `<script type="module">import { createHotContext } from '${client}'`,
    `createHotContext('/error').on('${CHANGED}', () => location.reload())</script>`
  ]
  return plainPage('This page could not be rendered', body)
}

/** `body`: lines of HTML below the title. */
export const plainPage = (title: string, body: string[]): string =>
  [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${body.join('\n')}</main></body></html>`
  ].join('\n')
