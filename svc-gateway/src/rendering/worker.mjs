// The rendering worker. Plain JavaScript on purpose: Node 20 starts a worker from a file that it can read itself, and
// neither the hooks of infra/typescript nor vitest reach to worker threads (infra/decisions). Types are in protocol.ts.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { evaluateBundle } from '@site/registry/evaluate-bundle.mjs'
import { integrityOf } from '@site/registry/integrity.mjs'
import { readAnswer } from '@site/registry/read-answer.mjs'

/** @typedef {import('./protocol.ts').BundleRef} BundleRef */
/** @typedef {import('./protocol.ts').FromWorker} FromWorker */
/** @typedef {import('../data/json-answer.ts').JsonAnswer} JsonAnswer */
/** @typedef {import('./protocol.ts').RenderJob} RenderJob */
/** @typedef {import('./protocol.ts').ToWorker} ToWorker */
/** @typedef {import('@site/contracts/federation/render').RemoteServerBundle} RemoteServerBundle */
/** @typedef {import('@site/contracts/federation/render').ShellServerBundle} ShellServerBundle */
/** @typedef {ShellServerBundle['platform']} Platform */

if (!parentPort) throw new Error('worker.mjs runs as a worker thread only')
const port = parentPort
Error.stackTraceLimit = 50

const require = createRequire(import.meta.url)
const PLATFORM = '@site/web/platform'
const shared = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/server': require('react-dom/server')
}

// What a bundle could leave the page with, as far as it can be taken away: modules of Node, addons, the process itself, the
// network. What React and we need of them we hold already. It keeps mistakes and prying small; it is no border (SECURITY.md).
const { nextTick, version, versions, platform } = process
const env = Object.freeze({ NODE_ENV: 'production' })
const bare = Object.freeze({ env, nextTick, version, versions, platform })
const instead = {
  process: bare,
  fetch: undefined,
  WebSocket: undefined,
  EventSource: undefined,
  BroadcastChannel: undefined
}
for (const [name, value] of Object.entries(instead)) {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false })
}

/** Shells by version, each with the remotes evaluated against its platform. Previews come and go: few are kept. */
const MAX_SHELLS = 3
const MAX_REMOTES = 16
/** @type {Map<string, { bundle: ShellServerBundle, remotes: Map<string, RemoteServerBundle> }>} */
const shells = new Map()

/** @param {FromWorker} message */
const say = (message) => port.postMessage(message)

/** @param {BundleRef} bundle */
const keyOf = ({ name, version, integrity }) => `${name}/${version}/${integrity}`

/**
 * @template T
 * @param {Map<string, T>} map
 * @param {string} key
 * @param {T} value
 * @param {number} max
 */
function keep(map, key, value, max) {
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size >= max) map.delete(oldest)
  map.set(key, value)
  return value
}

/**
 * What a bundle exports. Its shape was checked when it was deployed.
 *
 * @param {BundleRef} bundle
 * @param {Record<string, unknown>} modules what the bundle may require
 * @returns {Promise<any>}
 */
async function evaluate(bundle, modules) {
  say({ type: 'evaluating', deployable: bundle.name })
  try {
    const code = await readFile(bundle.file, 'utf8')
    if (integrityOf(code) !== bundle.integrity)
      throw new Error(`the server bundle does not match its integrity`)
    /** @param {string} name */
    const give = (name) => {
      if (Object.hasOwn(modules, name)) return modules[name]
      throw new Error(`the server bundle requires '${name}', which is not shared`)
    }
    // The file name is what a stack trace is blamed by, see deployableOf.
    return evaluateBundle(code, { filename: `bundle:${bundle.name}/${bundle.version}.cjs`, give })
  } catch (cause) {
    throw Object.assign(new Error(`${bundle.name}: ${messageOf(cause)}`, { cause }), {
      deployable: bundle.name
    })
  } finally {
    say({ type: 'evaluating', deployable: null })
  }
}

/** @param {{ shell: BundleRef, remotes: BundleRef[] }} job */
async function load({ shell, remotes }) {
  const key = keyOf(shell)
  const home =
    shells.get(key) ??
    keep(shells, key, { bundle: await evaluate(shell, shared), remotes: new Map() }, MAX_SHELLS)
  const modules = { ...shared, [PLATFORM]: home.bundle.platform }
  /** @type {Record<string, RemoteServerBundle>} */
  const bundles = {}
  for (const remote of remotes) {
    const id = keyOf(remote)
    bundles[remote.name] =
      home.remotes.get(id) ?? keep(home.remotes, id, await evaluate(remote, modules), MAX_REMOTES)
  }
  return { shell: home.bundle, bundles }
}

/** @type {Map<number, (answer: JsonAnswer) => void>} */
const waiting = new Map()
let nextId = 0

/**
 * GET of a path under /api for a remote, answered by the main thread as far as the remote declares it. Throws the platform's HttpError when the
 * answer is no success.
 *
 * @param {Platform} platform
 * @param {string} remote
 * @returns {(path: string) => Promise<unknown>}
 */
const getJsonWith = (platform, remote) => async (path) => {
  const id = ++nextId
  /** @type {JsonAnswer} */
  const answer = await new Promise((resolve) => {
    waiting.set(id, resolve)
    say({ type: 'get', id, path: String(path), remote })
  })
  return readAnswer(platform, answer)
}

/** @param {Extract<RenderJob, { kind: 'page' }>} job */
async function renderPage(job) {
  const { shell, bundles } = await load(job)
  const getJson = getJsonWith(shell.platform, job.owner)
  const { url, site, registry } = job
  const { data, ...page } = await shell.render({ url, site, registry, bundles, getJson })
  return { ...page, data: JSON.stringify(data ?? null) }
}

/** @param {Extract<RenderJob, { kind: 'sitemap' }>} job */
async function listSitemap(job) {
  const { shell, bundles } = await load(job)
  return Promise.all(
    Object.entries(bundles).map(async ([name, { remote }]) => {
      const fixed = remote.routes
        // Whether the page of the questions is there for search engines depends on what it has: its remote says.
        .filter(({ index, path, cacheTags }) => index && !/[:*]/.test(path) && !cacheTags?.includes('faq'))
        .map(({ path }) => ({ path }))
      try {
        const context = { site: job.site, getJson: getJsonWith(shell.platform, name) }
        const more = (await remote.sitemap?.(context)) ?? []
        return { remote: name, entries: [...fixed, ...more], error: null }
      } catch (error) {
        return { remote: name, entries: fixed, error: messageOf(error) }
      }
    })
  )
}

/** @param {RenderJob} job */
async function run(job) {
  if (job.kind === 'page') return renderPage(job)
  if (job.kind === 'sitemap') return listSitemap(job)
  await load(job)
  return null
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Who is to blame for an error: the first remote in its stack, else the shell if it is there. The shell's platform runs on
 * behalf of remotes, so a remote further down the stack is the likelier culprit.
 *
 * @param {any} error
 * @returns {string | null}
 */
function deployableOf(error) {
  if (typeof error?.deployable === 'string') return error.deployable
  const deployables = [...String(error?.stack ?? '').matchAll(/bundle:([a-z][a-z0-9-]*)\//g)].map(
    ([, deployable]) => deployable
  )
  return deployables.find((deployable) => deployable !== 'shell') ?? deployables[0] ?? null
}

/** @param {any} error */
const stackOf = (error) => String(error?.cause?.stack ?? error?.stack ?? '')

/** Buffers lie outside V8's heap, so that no limit of the thread counts them: the pool does. */
const externalMemory = () => getHeapStatistics().external_memory

/** @param {ToWorker} message */
const answer = async (message) => {
  if (message.type === 'answer') {
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
    return
  }
  try {
    const result = await run(message.job)
    say({ type: 'done', result, external: externalMemory() })
  } catch (error) {
    const external = externalMemory()
    say({
      type: 'failed',
      deployable: deployableOf(error),
      message: messageOf(error),
      stack: stackOf(error),
      external
    })
  }
  waiting.clear()
}

port.on('message', answer)
say({ type: 'ready' })
