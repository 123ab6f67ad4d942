import type { Plugin } from 'vite'
import { REMOTE_PARTS } from '../../build/vite/remote-parts.ts'

const PARTS = 'virtual:site-remote'

/** What the page of a stub starts with in the browser, and what renders it on the server. */
export const STUB_CLIENT = 'virtual:site-stub-client'
export const STUB_SERVER = 'virtual:site-stub-server'

/** The modules between a remote and the stub of the shell in the web library; a remote has none of its own to keep in step. */
export function stubModules(name: string): Plugin {
  const modules: Record<string, string> = {
    [PARTS]: REMOTE_PARTS,
    [STUB_CLIENT]: [
      "import '@site/web/theme/base.css'",
      "import { startStub } from '@site/web/stub-host/start-stub'",
      `import * as parts from '${PARTS}'`,
      `startStub({ name: '${name}', ...parts })`
    ].join('\n'),
    [STUB_SERVER]: [
      "export { render } from '@site/web/stub-host/render-stub'",
      `import * as parts from '${PARTS}'`,
      `export const bundles = { '${name}': parts }`
    ].join('\n')
  }
  return {
    name: 'site:stub-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined)
  }
}
