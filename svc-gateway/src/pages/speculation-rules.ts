import { addressHere } from '@site/contracts/addresses/moved-addresses'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { Middleware } from 'koa'
import { createRepresentation, sendRepresentation } from '../http/representation.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'

/** Where pages tell browsers to look (`Speculation-Rules`). */
export const SPECULATION_RULES = '/speculation-rules.json'

/**
 * Links that the browser itself follows: those of a page whose scripts have not taken it over yet. From then on the shell follows them
 * within the document, and prepares the page behind a link itself (decision 153).
 */
const FOLLOWED_BY_BROWSER = 'html:not([data-hydrated]) a:not([target], [download])'

/**
 * Which pages a browser may prerender when a pointer rests on a link to them or presses it: the public ones that the server renders, as the
 * remotes declare them. Nothing of the administration, no address that is a secret, none with a query, no other site.
 */
export function speculationRules({ remotes, moved }: BrowserRegistry): object {
  const paths = remotes.flatMap(({ routes }) =>
    routes.flatMap(({ path, render, isSecret }) =>
      render === 'server' && !isSecret && path !== '*' && !/^\/admin(\/|$)/.test(path)
        ? [addressHere(path, moved)]
        : []
    )
  )
  if (paths.length === 0) return {}
  const where = { and: [{ href_matches: paths }, { selector_matches: FOLLOWED_BY_BROWSER }] }
  return { prerender: [{ where, eagerness: 'moderate' }] }
}

/** Answers the rules; browsers fetch them after the page. */
export function serveSpeculationRules(registry: OpenRegistry): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== SPECULATION_RULES || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.set('Cache-Control', 'public, no-cache')
    const rules = JSON.stringify(speculationRules(registry.snapshot().browser))
    await sendRepresentation(ctx, createRepresentation(rules, 'application/speculationrules+json'))
  }
}
