import { readFileSync } from 'node:fs'

// Who may import whom (infra/decisions/0105). The default export is for every file, `production` for what is left without tests;
// infra/tests/src/architecture runs both. Patterns are regular expressions over paths; `$1` is the group of `from`.

const CONTRACTS = '^(infra/contracts)/'
const SERVICE_LIBRARY = '^(infra/service)/'
const WEB_LIBRARY = '^(infra/web)/'
const REGISTRY = '^(infra/registry)/'
const FEDERATION = '^(infra/federation)/(?!fixtures/)'
/** What the release API of the gateway shares with the command: publishing, the calls of another site, and nothing that builds. */
const PUBLISHING =
  '^infra/federation/src/((publish|browser-check|change|canary|registry|history|archive|nats-store)/|transfer/release-client[.]ts$)'
/** How a client reaches NATS: the store of the releases may be there. */
const NATS_CLIENT = '^infra/service/src/(nats/(nats-bucket|bus-login)|config/config|observability/log)[.]ts$'
/** How the command fetches a build from an address that somebody has typed, where a guard allows it. */
const OUTGOING = '^infra/service/src/outgoing/(address-guard|send-request)[.]ts$'
const RUNNER = '^(infra/dev)/'
const TYPESCRIPT = '^infra/typescript/register[.]mjs$'
const WORKSPACE = '^(infra/federation/fixtures/[^/]+|infra/[^/]+|shell|mf-[^/]+|svc-[^/]+)/'
/** What anyone outside a service may import of it: its start function, its configuration, its operators' commands. */
const SERVICE_ENTRIES = '^svc-[^/]+/src/(service|config|cli)[.]ts$'
/** Names the shell and the preset must agree on, and nothing else of a workspace that is otherwise closed to it. */
const SHARED_NAMES = '^infra/federation/src/build/shared-names[.]ts$'
/** Runs before any package exists, so it is reached by its path. */
const BOOTSTRAP = '^infra/dev/bootstrap[.]mjs$'
/** Belong to a tool rather than to the workspace's code. */
const TOOL_FILES = '/vite[^/]*[.]config[.]ts$'
/** Tests, and what only tests import: builders, folders called testing. */
const TESTS = [
  '^infra/tests/',
  '^infra/federation/fixtures/',
  '[.]test[.]tsx?$',
  '/testing[-/.]',
  '/benchmark/'
]
/** Packages of the root, which every workspace's tests and tools may import. */
const ROOT_PACKAGES = Object.keys(
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).devDependencies
).map((name) => `^node_modules/${name}/`)

/**
 * `path` (and not `except`) may import its own workspace, those `allowed`, and no other. Tests obey the same arrows.
 * @type {(name: string, path: string, allowed: string[], except?: string[]) => object}
 */
const arrow = (name, path, allowed, except = []) => ({
  name: `${name}-imports`,
  from: { path, pathNot: except },
  to: { path: WORKSPACE, pathNot: ['^$1/', BOOTSTRAP, ...allowed] }
})

const ARROWS = [
  arrow('contracts', CONTRACTS, []),
  arrow('service-library', SERVICE_LIBRARY, [CONTRACTS]),
  arrow('web-library', WEB_LIBRARY, [CONTRACTS]),
  arrow('registry', REGISTRY, [CONTRACTS]),
  arrow('federation', FEDERATION, [CONTRACTS, REGISTRY, NATS_CLIENT, OUTGOING]),
  arrow('runner', RUNNER, [CONTRACTS, FEDERATION, SERVICE_LIBRARY, SERVICE_ENTRIES, TYPESCRIPT]),
  arrow('tests', '^(infra/tests)/', [CONTRACTS, SERVICE_LIBRARY, REGISTRY, FEDERATION, RUNNER]),
  arrow('shell', '^(shell)/', [CONTRACTS, WEB_LIBRARY, SHARED_NAMES], [TOOL_FILES]),
  arrow('remote', '^(mf-[^/]+|infra/federation/fixtures/[^/]+)/', [CONTRACTS, WEB_LIBRARY], [TOOL_FILES]),
  arrow('build', `^(shell|mf-[^/]+|infra/federation/fixtures/[^/]+)${TOOL_FILES}`, [
    CONTRACTS,
    WEB_LIBRARY,
    FEDERATION
  ]),
  arrow('service', '^(svc-[^/]+)/', [CONTRACTS, SERVICE_LIBRARY], ['^svc-gateway/']),
  // The only service that reads what is deployed, and publishes for teams that have no access to its folder.
  arrow('gateway', '^(svc-gateway)/', [CONTRACTS, SERVICE_LIBRARY, REGISTRY, PUBLISHING])
]

const RULES = [
  {
    name: 'no-path-out-of-a-workspace',
    comment: 'Another workspace is imported by its name, through its exports.',
    from: { path: WORKSPACE },
    to: { path: WORKSPACE, pathNot: ['^$1/', BOOTSTRAP], dependencyTypes: ['local'] }
  },
  {
    name: 'contracts-stand-on-zod-alone',
    from: { path: CONTRACTS, pathNot: TESTS },
    to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/zod/' }
  },
  {
    name: 'no-undeclared-package',
    comment: "Declared in the workspace's package.json, not only in another's.",
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: ROOT_PACKAGES }
  },
  {
    name: 'no-package-of-the-root-in-production',
    from: { path: WORKSPACE, pathNot: [...TESTS, TOOL_FILES] },
    to: { dependencyTypes: ['npm-no-pkg'] }
  },
  { name: 'no-unresolved-import', from: {}, to: { couldNotResolve: true } },
  {
    name: 'no-test-support-in-production',
    from: { path: WORKSPACE, pathNot: TESTS },
    to: { path: TESTS }
  },
  {
    name: "no-parent's-configuration",
    comment: 'What a folder needs of the configuration it declares and is given.',
    from: { path: '^(.+)/[^/]+/[^/]+$', pathNot: TESTS },
    to: { path: '^$1/config[.]ts$' }
  },
  {
    name: 'migrations-import-only-what-stays',
    comment: 'A migration must do the same for ever: it imports nothing that changes.',
    from: { path: '^(svc-[^/]+/src/migrations)/', pathNot: TESTS },
    to: {
      pathNot: [
        '^$1/',
        '^infra/service/src/database/(migrate|shared-migrations|revision|tables)[.]ts$',
        '^infra/service/src/admin/(audit|codes-migration)[.]ts$',
        '^infra/service/src/presence/presences-migration[.]ts$'
      ]
    }
  },
  { name: 'no-circle-of-files', from: {}, to: { circular: true } },
  {
    name: 'no-orphan',
    comment: 'Imports nothing and is imported by nothing: it is not used.',
    // Declarations are found by the compiler; two others are loaded by Node, by --import and by register; one by repositories of other teams;
    // what another tool has built asks for its own files by addresses.
    from: {
      orphan: true,
      pathNot: [
        '[.]d[.]ts$',
        '/end-with-runner[.]mjs$',
        '^infra/typescript/hooks[.]mjs$',
        '^infra/federation/src/own-repository/vitest-preset[.]ts$',
        '^infra/federation/fixtures/foreign-remote/',
        '[.]config[.]ts$',
        '/node_modules/'
      ]
    },
    to: {}
  }
]

const options = {
  tsPreCompilationDeps: true,
  combinedDependencies: false,
  doNotFollow: { path: '(^|/)node_modules/' },
  // Templates are no code of this repository: what they import is found where they are copied to.
  exclude: { path: ['^[^/]+/dist/', '^infra/[^/]+/dist/', '/[.]cache/', '^infra/federation/templates/'] },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types']
  }
}

export default { forbidden: [...ARROWS, ...RULES].map((rule) => ({ ...rule, severity: 'error' })), options }

/** Circles of folders are looked for without tests: these stand beside what they test and import builders that import it. */
export const production = {
  forbidden: [
    { name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, ...TESTS] } }
}
