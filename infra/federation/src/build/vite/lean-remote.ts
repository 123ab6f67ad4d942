import { federationName, SHARED } from '@site/contracts/federation/share-list'
import type { Plugin } from 'vite'
import { fillUnshared } from '../foreign-hosts/fill-unshared.ts'
import { shareModule } from '../shared-names.ts'

/**
 * The code that the federation plugin writes around a remote serves several copies of a package and shares bridged late. What the plugin decides stays as
 * it is (files, exposes, shares and their names); what a visitor downloads is this, a container of the same protocol: `init(scope)` and `get(name)`
 * (decision 31). Any host may load it. `init` waits for nothing: a host that initialises its remotes before it has a shared package
 * (`version-first`, Module Federation's default) would wait for itself. What a host does not share is made good or named in a file that only such a host
 * downloads (decision 193).
 */
export function leanRemote(remote: string): Plugin {
  const given = `globalThis.${federationName(remote)}_given`
  return {
    name: 'site:lean-remote',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (id === FOREIGN_HOST ? id : undefined),
    load: (id) => (id === FOREIGN_HOST ? `export const fill = ${fillUnshared}` : undefined),
    transform(code, id) {
      const write = WRITERS.find(({ part }) => id.includes(part))?.write
      return write ? { code: write(code, id, given), map: null } : null
    },
    /** What only pages of the remote's own would start with. */
    generateBundle(_, bundle) {
      const reached = new Set<string>()
      const follow = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || reached.has(file)) return
        reached.add(file)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
      }
      follow('remoteEntry.js')
      for (const [file, { type }] of Object.entries(bundle)) {
        if (type === 'chunk' && !reached.has(file)) delete bundle[file]
      }
    }
  }
}

/** `given`: the object that has the packages that the remote was given, by name, as code. Each remote has its own, whatever else a page loads. */
type Write = (code: string, id: string, given: string) => string

/** Module of the file that foreign hosts alone load. */
export const FOREIGN_HOST = 'virtual:foreign-host'

const WRITERS: { part: string; write: Write }[] = [
  { part: 'virtual:mf-REMOTE_ENTRY_ID:', write: writeEntry },
  { part: 'virtual:mf-exposes:', write: writeExposes },
  { part: '__loadShare__', write: writeShare }
]

/**
 * Of several copies of a package the one that the host uses counts, and the host's own is offered first. Hosts of other bundlers take a module without
 * `__esModule` for its own default export.
 */
function writeEntry(code: string, id: string, given: string): string {
  const [exposes] = find(code, /"(virtual:mf-exposes:[^"]+)"/g, id)
  return `
import exposes from ${JSON.stringify(exposes)}
const given = (${given} ||= {})
const shared = ${JSON.stringify(SHARED)}
let scope = {}
export function init(offered) {
  scope = offered
}
export async function get(name) {
  if (!exposes[name]) throw new Error(name + ' is not exposed')
  await Promise.all(shared.map(async (share) => {
    const offers = Object.values(scope[share] || {})
    const offer = offers.find(({ loaded }) => loaded) || offers[0]
    if (offer) given[share] ??= offer.lib ? offer.lib() : (await offer.get())()
  }))
  if (shared.some((share) => !given[share])) (await exposes['']()).fill(given, shared)
  const module = { ...await exposes[name](), __esModule: true }
  return () => module
}`
}

/** What foreign hosts alone need stands among them by an empty name. */
function writeExposes(code: string, id: string): string {
  const names = find(code, /loadExposedModule\(\s*("[^"]+")/g, id)
  const files = find(code, /\(\) => (import\("[^"]+"\))/g, id)
  const late = `'': () => import('${FOREIGN_HOST}')`
  return `export default { ${late}, ${names.map((name, index) => `${name}: () => ${files[index]}`).join(',\n')} }`
}

/**
 * Every name of the package: which of them the remote imports, the plugin guesses before it has read all of the remote
 * where the machine is busy. What is not imported is dropped from the bundle (`treeshake` in vite-remote.ts).
 */
function writeShare(code: string, id: string, given: string): string {
  const [name = ''] = find(code, /"canonical":"default:([^"]+)"/g, id)
  return shareModule(name, given)
}

/** Every first group of a pattern. Throws when there is none: then the plugin writes something else than it did. */
function find(code: string, pattern: RegExp, id: string): string[] {
  const found = [...code.matchAll(pattern)].map(([, group]) => group ?? '')
  if (found.length === 0) throw new Error(`${id} does not read as it did: ${pattern} finds nothing`)
  return found
}
