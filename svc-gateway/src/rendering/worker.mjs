// The rendering worker. Plain JavaScript on purpose: Node 20 starts a worker from a file that it can read itself, and
// neither tsx nor vitest reliably passes its loader on to worker threads (infra/decisions). Types are in protocol.ts.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { parentPort } from 'node:worker_threads'

/** @typedef {import('./protocol.ts').BundleRef} BundleRef */
/** @typedef {import('./protocol.ts').RenderJob} RenderJob */

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

/** Shells by version, each with the remotes evaluated against its platform. Previews come and go: few are kept. */
const MAX_SHELLS = 3
const MAX_REMOTES = 16
const shells = new Map()

const keyOf = ({ name, version, integrity }) => `${name}/${version}/${integrity}`

function keep(map, key, value, max) {
  if (map.size >= max) map.delete(map.keys().next().value)
  map.set(key, value)
  return value
}

/**
 * @param {BundleRef} bundle
 * @param {Record<string, unknown>} modules what the bundle may require
 */
async function evaluate(bundle, modules) {
  port.postMessage({ type: 'evaluating', unit: bundle.name })
  try {
    const code = await readFile(bundle.file, 'utf8')
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
    if (integrity !== bundle.integrity) throw new Error(`the server bundle does not match its integrity`)
    const module = { exports: {} }
    const requireShared = (name) => {
      if (Object.hasOwn(modules, name)) return modules[name]
      throw new Error(`the server bundle requires '${name}', which is not shared`)
    }
    const names = ['module', 'exports', 'require']
    // The file name is what a stack trace is blamed by, see unitOf.
    const run = compileFunction(code, names, { filename: `bundle:${bundle.name}/${bundle.version}.cjs` })
    run(module, module.exports, requireShared)
    return module.exports
  } catch (cause) {
    throw Object.assign(new Error(`${bundle.name}: ${messageOf(cause)}`, { cause }), { unit: bundle.name })
  } finally {
    port.postMessage({ type: 'evaluating', unit: null })
  }
}

/** @param {{ shell: BundleRef, remotes: BundleRef[] }} job */
async function load({ shell, remotes }) {
  const key = keyOf(shell)
  const home =
    shells.get(key) ??
    keep(shells, key, { bundle: await evaluate(shell, shared), remotes: new Map() }, MAX_SHELLS)
  const modules = { ...shared, [PLATFORM]: home.bundle.platform }
  /** @type {Record<string, import('@site/contracts/render').RemoteServerBundle>} */
  const bundles = {}
  for (const remote of remotes) {
    const id = keyOf(remote)
    bundles[remote.name] =
      home.remotes.get(id) ?? keep(home.remotes, id, await evaluate(remote, modules), MAX_REMOTES)
  }
  return { shell: home.bundle, bundles }
}

const waiting = new Map()
let nextId = 0

/** GET of a path under /api, answered by the main thread. Throws the platform's HttpError when the answer is no success. */
const getJsonWith = (platform) => async (path) => {
  const id = ++nextId
  const { status, body } = await new Promise((resolve) => {
    waiting.set(id, resolve)
    port.postMessage({ type: 'get', id, path: String(path) })
  })
  if (status >= 200 && status < 300) return JSON.parse(body)
  throw httpError(platform, status, body)
}

function httpError(platform, status, body) {
  const problem = problemIn(body)
  const text = problem?.message ?? body
  if (typeof platform?.HttpError === 'function') return new platform.HttpError(status, text, problem)
  return Object.assign(new Error(`${status}: ${text}`), { name: 'HttpError', status, problem })
}

function problemIn(body) {
  try {
    const value = JSON.parse(body)
    return typeof value?.message === 'string' ? value : undefined
  } catch {
    return undefined // not our problem answer: its text is the message
  }
}

async function renderPage(job) {
  const { shell, bundles } = await load(job)
  const getJson = getJsonWith(shell.platform)
  const { url, site, registry } = job
  const { data, ...page } = await shell.render({ url, site, registry, bundles, getJson })
  return { ...page, data: JSON.stringify(data ?? null) }
}

async function listSitemap(job) {
  const { shell, bundles } = await load(job)
  const context = { site: job.site, getJson: getJsonWith(shell.platform) }
  return Promise.all(
    Object.entries(bundles).map(async ([name, { remote }]) => {
      const fixed = remote.routes
        .filter(({ index, path }) => index && !/[:*]/.test(path))
        .map(({ path }) => ({ path }))
      try {
        const more = (await remote.sitemap?.(context)) ?? []
        return { remote: name, entries: [...fixed, ...more], fault: null }
      } catch (error) {
        return { remote: name, entries: fixed, fault: messageOf(error) }
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

const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Whose fault an error is: the first remote in its stack, else the shell if it is there. The shell's platform runs on
 * behalf of remotes, so a remote further down the stack is the likelier culprit.
 */
function unitOf(error) {
  if (typeof error?.unit === 'string') return error.unit
  const units = [...String(error?.stack ?? '').matchAll(/bundle:([a-z][a-z0-9-]*)\//g)].map(
    ([, unit]) => unit
  )
  return units.find((unit) => unit !== 'shell') ?? units[0] ?? null
}

port.on('message', async (message) => {
  if (message.type === 'answer') {
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
    return
  }
  try {
    port.postMessage({ type: 'done', result: await run(message.job) })
  } catch (error) {
    const stack = String(error?.cause?.stack ?? error?.stack ?? '')
    port.postMessage({ type: 'failed', unit: unitOf(error), message: messageOf(error), stack })
  }
  waiting.clear()
})

port.postMessage({ type: 'ready' })
