/**
 * The arrows of DESIGN.md: for each room, the rooms its sources may import. A room's tests obey the same arrows.
 * `entries` narrows what may be imported of a service (its public entries).
 */
export interface Room {
  folder: string
  mayImport: readonly string[]
}

const SERVICES = ['svc-content', 'svc-leads', 'svc-gateway'] as const
const FRONT_ENDS = ['shell', 'mf-marketing', 'mf-blog', 'mf-admin', 'mf-chat'] as const

export const ROOMS: readonly Room[] = [
  { folder: 'infra/contracts', mayImport: [] },
  { folder: 'infra/service', mayImport: ['contracts'] },
  { folder: 'infra/web', mayImport: ['contracts'] },
  { folder: 'infra/registry', mayImport: ['contracts'] },
  { folder: 'infra/federation', mayImport: ['contracts', 'registry'] },
  { folder: 'infra/dev', mayImport: ['contracts', 'federation', 'service', ...SERVICES] },
  { folder: 'infra/tests', mayImport: ['contracts', 'service', 'registry', 'federation', 'dev'] },
  ...FRONT_ENDS.map((folder) => ({ folder, mayImport: ['web', 'contracts'] })),
  // A remote like any other, that the federation's own tests build.
  { folder: 'infra/federation/fixtures/mf-sample', mayImport: ['web', 'contracts'] },
  { folder: 'svc-content', mayImport: ['service', 'contracts'] },
  { folder: 'svc-leads', mayImport: ['service', 'contracts'] },
  // The only service that reads what is deployed.
  { folder: 'svc-gateway', mayImport: ['service', 'contracts', 'registry'] }
]

/** What anyone outside a service may import of it: its start function, its configuration, its operators' commands. */
export const SERVICE_ENTRIES = ['service', 'config', 'cli'] as const

/** The only npm packages contracts stand on. */
export const CONTRACT_PACKAGES = ['zod'] as const

/** Files that belong to a tool rather than to the room's code: they may import the federation preset. */
export const isToolFile = (path: string): boolean => /(^|\/)vite[\w.-]*\.config\.ts$/.test(path)

/** Names two sides must agree on, and nothing else of a room that is otherwise closed: importer to specifier. */
export const SHARED_NAMES: Readonly<Record<string, string>> = { shell: '@site/federation/build/shared-names' }

/** Runs before any package exists, so it is reached by its path. */
export const BOOTSTRAP = 'infra/dev/bootstrap.mjs'

/** Tests, and what only tests import: the room of tests, suites run over both databases, builders, folders called testing. */
export const isTestFile = (path: string): boolean =>
  path.startsWith('infra/tests/') || /\.(test|suite)\.tsx?$|\/testing(-[\w-]+)?(\.ts$|\/)/.test(path)
