import type { Plugin } from 'vite'

/**
 * Files of Module Federation's runtime that the shell never reaches: our remotes are ES modules registered by their
 * entry, not by a manifest, and the page itself preloads their files.
 */
const UNREACHED = [
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/dom.js',
  'sdk/dist/generateSnapshotFromManifest.js'
]

/** What the runtime makes of the manifests it does not read here; forgetting a remote asks it for what it knows. */
const SNAPSHOTS = {
  file: 'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  code: [
    'const hooks = { lifecycle: {}, applyPlugin: () => undefined }',
    'export class SnapshotHandler { hooks = hooks; manifestCache = new Map() }',
    'export const getGlobalRemoteInfo = () => ({})'
  ].join('\n')
}

/** Leaves them, and what is unused of the router, out of the shell's client build; a call of one throws. Weighed in decision 31. */
export function leanRuntime(): Plugin {
  return {
    name: 'site:lean-runtime',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/')
      if (path.includes('/react-router/dist/')) return { code: withoutNames(code), map: null }
      const [, file] = path.split('/@module-federation/')
      if (file === SNAPSHOTS.file) return { code: SNAPSHOTS.code, map: null }
      if (!file || !UNREACHED.includes(file)) return null
      const [, names] = code.match(/^export \{(.+)\};?$/m) ?? []
      if (!names) throw new Error(`${id} does not read as it did: which names does it export?`)
      return { code: names.split(',').map(refusing).join('\n'), map: null }
    }
  }
}

/**
 * Two things keep components alive that nobody uses, because a bundler cannot know that they do nothing: names for
 * developer tools, and the calls that make a component.
 */
const withoutNames = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')

const refusing = (name: string) =>
  `export const ${name.trim()} = () => { throw new Error('${name.trim()} is left out of this build') }`
