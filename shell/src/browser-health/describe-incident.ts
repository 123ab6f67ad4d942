import { findPlace, type Place } from '@site/contracts/browser-health/find-place'
import { OTHER } from '@site/contracts/browser-health/limits'
import { redactMessage } from '@site/contracts/browser-health/redact-message'
import type { Incident } from '@site/contracts/browser-health/report'
import type { Happened, ViewFailure } from './early-incidents.ts'

export interface IncidentContext {
  /** The version that a view came from, and that which the shell's files are of. */
  versionOf: (deployable: string, source: ViewFailure['source']) => string
  /** What must not be in a message: what the address says and what has been typed. */
  secrets: () => string[]
  /** Is nothing but the name of an error told of this page? */
  isPrivate: boolean
}

/** What browsers say when a module does not come, and what we say when it takes too long. */
const NOT_LOADED =
  /dynamically imported module|importing a module script|failed to load module|No answer within/i
/** Of layout, every day, and harmless. */
const HARMLESS = /^ResizeObserver loop/
/** What is added to pages by the browser's owner is none of ours. */
const OF_AN_EXTENSION = /\b[\w-]+-extension:\/\//

/** What is told of something that went wrong: nothing, or a kind by deployable and version, with its evidence. Never throws. */
export function describeIncident(happened: Happened, context: IncidentContext): Incident[] {
  if (!(happened instanceof Event)) return describeViewFailure(happened, context)
  if (happened.type === 'unhandledrejection')
    return describeError((happened as PromiseRejectionEvent).reason, null, context)
  if (happened instanceof ErrorEvent) {
    const { error, message, filename, lineno, colno } = happened
    return describeError(error ?? { message, stack: `${filename}:${lineno}:${colno}` }, null, context)
  }
  return describeMissingFile(happened.target, context)
}

function describeViewFailure(
  { remote, source, error, to }: ViewFailure,
  context: IncidentContext
): Incident[] {
  const view = { deployable: remote, version: context.versionOf(remote, source) }
  return [
    ...describeError(error, view, context),
    ...(to ? [{ kind: to === 'previous' ? 'fallback' : 'empty-slot', ...view } as const] : [])
  ]
}

function describeError(error: unknown, boundary: Place | null, context: IncidentContext): Incident[] {
  const { name, message, stack } = readError(error)
  const serving = (deployable: string) => context.versionOf(deployable, 'live')
  if (HARMLESS.test(message)) return []
  if (NOT_LOADED.test(message)) {
    const place = findPlace(message, boundary, serving)
    return place && navigator.onLine ? [{ kind: 'load-failure', ...place }] : []
  }
  const place = findPlace(stack, boundary, serving)
  if (!place && OF_AN_EXTENSION.test(stack)) return []
  const told = context.isPrivate ? name : redactMessage(`${name}: ${message}`, context.secrets())
  return [{ kind: 'error', ...(place ?? { deployable: OTHER, version: OTHER }), message: told }]
}

/** Anything can be thrown. Firefox and Safari leave name and message out of a stack, Chromium begins it with them. */
function readError(error: unknown): { name: string; message: string; stack: string } {
  const { name, message, stack } = (
    typeof error === 'object' && error ? error : { message: error }
  ) as Partial<Error>
  return {
    name: /^[A-Z]\w{0,40}$/.test(String(name)) ? String(name) : 'Error',
    message: String(message ?? ''),
    stack: String(stack ?? '')
  }
}

/** A script or stylesheet that a page names and that did not come; of pictures and of other hosts nothing is told. */
function describeMissingFile(target: EventTarget | null, { versionOf }: IncidentContext): Incident[] {
  const { href, src } = (target ?? {}) as { href?: unknown; src?: unknown }
  const place = findPlace(String(href ?? src ?? ''), null, (name) => versionOf(name, 'live'))
  return place && navigator.onLine ? [{ kind: 'load-failure', ...place }] : []
}
