import type { Plugin } from 'vite'
import { sharedNames } from './shared-names.ts'

/**
 * The code that the federation plugin writes around a remote serves every host there is: other bundlers, several copies
 * of a package, shares bridged late. Ours has one host, which gives every shared package before it asks for a module.
 * What the plugin decides stays as it is (files, exposes, shares and their names); what a visitor downloads is this, a
 * container of the same protocol: `init(scope)` and `get(name)`. Weighed in decision 31.
 */
export function leanRemote(): Plugin {
  return {
    name: 'site:lean-remote',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const write = WRITERS.find(({ part }) => id.includes(part))?.write
      return write ? { code: write(code, id), map: null } : null
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

const WRITERS: { part: string; write: (code: string, id: string) => string }[] = [
  { part: 'virtual:mf-REMOTE_ENTRY_ID:', write: writeEntry },
  { part: 'virtual:mf-exposes:', write: writeExposes },
  { part: '__loadShare__', write: writeShare }
]

/** Where the plugin's own code keeps what the host gave; a version built with all of it finds it there too. */
const GIVEN = '__mf_module_cache__'

function writeEntry(code: string, id: string): string {
  const [exposes] = find(code, /"(virtual:mf-exposes:[^"]+)"/g, id)
  return `
import exposes from ${JSON.stringify(exposes)}
const given = (globalThis.${GIVEN} ||= { share: {}, remote: {} }).share
export async function init(scope) {
  await Promise.all(Object.entries(scope).map(async ([name, versions]) => {
    const [offer] = Object.values(versions)
    given[name] ??= offer.lib ? offer.lib() : (await offer.get())()
  }))
}
export async function get(name) {
  if (!exposes[name]) throw new Error(name + ' is not exposed')
  const module = await exposes[name]()
  return () => module
}`
}

function writeExposes(code: string, id: string): string {
  const names = find(code, /loadExposedModule\(\s*("[^"]+")/g, id)
  const files = find(code, /\(\) => (import\("[^"]+"\))/g, id)
  return `export default { ${names.map((name, index) => `${name}: () => ${files[index]}`).join(',\n')} }`
}

/**
 * Every name of the package: which of them the remote imports, the plugin guesses before it has read all of the remote
 * where the machine is busy. What is not imported is dropped from the bundle (`treeshake` in vite-remote.ts).
 */
function writeShare(code: string, id: string): string {
  const [name = ''] = find(code, /"canonical":"default:([^"]+)"/g, id)
  return [
    `const given = globalThis.${GIVEN}?.share[${JSON.stringify(name)}]`,
    `if (!given) throw new Error('The shell has not given ${name}')`,
    ...sharedNames(name).map((exported) => `export const ${exported} = given.${exported}`),
    'export { given as __moduleExports }',
    'export default given.default ?? given'
  ].join('\n')
}

/** Every first group of a pattern. Throws when there is none: then the plugin writes something else than it did. */
function find(code: string, pattern: RegExp, id: string): string[] {
  const found = [...code.matchAll(pattern)].map(([, group]) => group ?? '')
  if (found.length === 0) throw new Error(`${id} does not read as it did: ${pattern} finds nothing`)
  return found
}
