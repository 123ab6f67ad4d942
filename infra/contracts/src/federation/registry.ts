import { z } from 'zod'
import { movedAddressesSchema } from '../addresses/moved-schema.ts'
import { signingPolicySchema } from '../signing/signers.ts'
import { canaryStateSchema } from './canary.ts'
import { apiPrefixSchema, cacheTagsSchema, shellGrantsSchema } from './grants.ts'
import { menuLinkSchema, menuPlacesSchema, shownMenusSchema } from './menus.ts'
import { historyEntrySchema, plannedReleaseSchema, releaseSchema } from './release.ts'
import { deployableNameSchema, versionSchema } from './version-name.ts'

export { deployableNameSchema, versionSchema }

const file = z.string().regex(/^(?!.*\.\.)[\w@.\-/]+$/)
/** An address of the site, without a query. */
export const addressSchema = z
  .string()
  .regex(/^\/(?!\/)[^\s:*?#\\]*$/, 'must be an address of the site without a query, such as /blog')
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/)

/** A route pattern a remote owns, and what the browser needs for it. Paths of files are relative to `base`. */
export const manifestRouteSchema = z.object({
  path: z.string().startsWith('/').or(z.literal('*')),
  /** Name of the page: the remote exposes './pages/<page>'. */
  page: z.string(),
  /** Rendered on the server, or by the browser alone (admin). */
  render: z.enum(['server', 'client']),
  /** What the shell draws around it; absent: the site's header, footer and widgets. */
  frame: z.enum(['site', 'none']).optional(),
  /** Its address lets in whoever has it (remote.ts). */
  isSecret: z.boolean().optional(),
  /** Parameters of the query that it depends on (remote.ts). */
  queries: z.array(z.string()).optional(),
  /** Links to it in menus of the shell (remote.ts). */
  menus: z.array(menuLinkSchema).optional(),
  modules: z.array(file),
  styles: z.array(file),
  /** Those of `styles` that only what it imports late needs: its markup may hold that, and a browser that renders it asks for them later. */
  lateStyles: z.array(file).optional()
})

/**
 * One immutable version of one deployable, written beside its files as `manifest.json`:
 * `<root>/<name>/<version>/{manifest.json, client/…, server/entry.cjs}`. The client files are served at `base`.
 */
export const deployableManifestSchema = z.object({
  name: deployableNameSchema,
  version: versionSchema,
  builtAt: z.iso.datetime(),
  /** '/remotes/mf-blog/0.1.0-3f9c2ab417/' or an absolute address that ends so (another origin, a CDN). */
  base: z.string().regex(/^(https?:\/\/[^/]+)?\/(.*\/)?$/),
  /**
   * Every file that a page loads has a hash of what it holds in its name: versions share the addresses of what is equal (`servingBase` of
   * infra/registry). Absent: built before that was so, or by others.
   */
  named: z.literal('by-content').optional(),
  /** Remote: its container, 'assets/remoteEntry-….js'. Shell: the module that hydrates. */
  entry: file,
  /**
   * Remote: 'plain' for an entry whose `init(shares)` and `get(name)` are all there is to it. Absent: it may ask the host for more of Module
   * Federation's runtime.
   */
  container: z.literal('plain').optional(),
  /** Shell only: the small script that starts the rest. */
  boot: file.optional(),
  /** Static closure of the entry: what the browser preloads once it starts. */
  modules: z.array(file),
  /** Remote: what './routes' needs besides, which a page asks for before the visitor leaves it. Absent: `modules` holds it. */
  routesModules: z.array(file).optional(),
  /** Stylesheets every page of this deployable needs. */
  styles: z.array(file),
  /** Font files worth a preload (shell). */
  fonts: z.array(file).default([]),
  /** Widgets: modules and stylesheets of './widget'. */
  widget: z.object({ modules: z.array(file), styles: z.array(file) }).optional(),
  routes: z.array(manifestRouteSchema),
  /** Shell only: it asks for what a page leaves out of the registry (`remotesFileSchema`). Absent: built before it did, it gets all. */
  registry: z.literal('by-need').optional(),
  /** Shell only: its menus. Absent: built before remotes had links in them. */
  menus: menuPlacesSchema.optional(),
  /** Shell only: what it grants besides. Absent: built before remotes declared what they call and what makes their pages stale. */
  grants: shellGrantsSchema.optional(),
  /** Remote: the parts of the API that it calls (remote.ts). Absent: built before remotes said so. */
  api: z.array(apiPrefixSchema).optional(),
  /** Remote: which events make its pages stale, by tag (remote.ts). Absent: built before remotes said so. */
  cacheTags: cacheTagsSchema.optional(),
  /** Hash of what each page says that may be listed and needs no data, by path. Absent: built before that was kept. */
  texts: z.record(z.string(), z.string()).optional(),
  exposes: z.array(z.string()),
  /** Bundle the gateway renders with; hash checked before it is evaluated. */
  server: z.object({ file, integrity }),
  /** Integrity of every client file, by path relative to `base`. */
  integrity: z.record(file, integrity),
  /** Shell: what its platform offers. Remote: what it needs. Deploy refuses a name that is not offered. */
  platform: z.object({ version: z.string(), names: z.array(z.string()) }),
  /** Shared packages and the version each was built with; must agree with the shell's. */
  shared: z.record(z.string(), z.string()),
  /** Bytes after brotli. */
  size: z.object({ js: z.number(), css: z.number() }),
  /** Bytes after brotli that it may have: its `budget.json`. Absent: built before that was kept, or without one. */
  budget: z.object({ js: z.number().positive(), css: z.number().positive() }).optional()
})
export type DeployableManifest = z.infer<typeof deployableManifestSchema>

const canarySchema = canaryStateSchema.extend({ manifest: deployableManifestSchema })
export type Canary = z.infer<typeof canarySchema>

/**
 * What is live for one deployable. `held` are the versions that are blocked because they were rolled back: a start does not deploy
 * them again by itself, and no fallback goes to them. `earlier` are versions that were live before, the latest first and none of
 * them blocked: later rollbacks go to these.
 * `pagesChangedAt`: when the live version, or one before it, first said what it says on each page of `texts`, where that is known.
 */
export const registryEntrySchema = z.object({
  live: deployableManifestSchema,
  previous: deployableManifestSchema.nullable(),
  held: z.array(versionSchema),
  earlier: z.array(versionSchema).default([]),
  changedAt: z.iso.datetime(),
  pagesChangedAt: z.record(z.string(), z.iso.datetime()).optional(),
  /** Who made it live, and why. It is written with the change, and the history after it (decision 163). */
  release: releaseSchema.optional(),
  /** The version that a share of the visitors gets. */
  canary: canarySchema.optional(),
  /** The latest change of a canary, as the history has it: written with the change, as `release` is. */
  canaryChange: historyEntrySchema.optional()
})

/** The addresses of a retired remote that nobody has claimed since, and the one they lead to. */
export const redirectSchema = z.object({
  to: addressSchema,
  routes: z.array(manifestRouteSchema.pick({ path: true, page: true })).min(1)
})
export type Redirect = z.infer<typeof redirectSchema>

/** `<root>/registry.json`. It is written atomically: readers never see half of it. Its signature stands beside these (decision 164). */
export const registrySchema = z.object({
  revision: z.number().int().nonnegative(),
  units: z.record(deployableNameSchema, registryEntrySchema),
  /** What is to go live at a time, in no order. Absent: nothing was ever planned. */
  planned: z.array(plannedReleaseSchema).optional(),
  /** Who may sign what. Absent: no front end has a key. */
  signing: signingPolicySchema.optional(),
  /** Where addresses of retired remotes lead, by remote. Absent: nowhere. */
  redirects: z.record(deployableNameSchema, redirectSchema).optional()
})
export type Registry = z.infer<typeof registrySchema>

/** `<root>/.revisions/00000012.json`: the latest registries, each complete, for when registry.json cannot be read. */
export const REVISIONS = '.revisions'
export const revisionFile = (revision: number) => `${String(revision).padStart(8, '0')}.json`
/** Names in that folder that are revisions, the latest first. */
export const latestRevisions = (names: string[]): string[] =>
  names
    .filter((name) => /^\d{8,}\.json$/.test(name))
    .sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))

const browserRouteSchema = manifestRouteSchema.omit({ menus: true })

/** What a page has of one remote. `previous` is what the browser falls back to by itself. */
export const browserRemoteSchema = deployableManifestSchema
  .pick({
    name: true,
    version: true,
    base: true,
    entry: true,
    container: true,
    modules: true,
    routesModules: true,
    styles: true,
    widget: true
  })
  .extend({
    routes: z.array(browserRouteSchema),
    previous: deployableManifestSchema
      .pick({
        version: true,
        base: true,
        entry: true,
        container: true,
        modules: true,
        routesModules: true,
        styles: true,
        widget: true
      })
      .extend({ routes: z.array(browserRouteSchema) })
      .nullable()
  })
export type BrowserRemote = z.infer<typeof browserRemoteSchema>

/**
 * What pages leave out: the remotes that they do not show, as they are served to everybody. The gateway answers it at an address that holds its hash, for
 * ever the same.
 */
export const remotesFileSchema = z.object({
  remotes: z.array(browserRemoteSchema),
  /** With the integrity of their modules. A page's policy allows it by the hash of its JSON, without what the page's own map says. */
  importMap: z.object({
    imports: z.record(z.string(), z.string()),
    integrity: z.record(z.string(), integrity)
  })
})
export type RemotesFile = z.infer<typeof remotesFileSchema>

/**
 * The registry as one page sees it: the gateway's decision which version of each remote serves. A remote whose every
 * version is broken is in `down`, with the patterns it owns, so that its slot can say so.
 */
export const browserRegistrySchema = z.object({
  revision: z.number().int(),
  /** Those that the page shows, and those that it has in full for another reason. */
  remotes: z.array(browserRemoteSchema),
  /** Of the others the routes by name (named-routes.ts), and where the rest is (`remotesFileSchema`), with its hash. */
  named: z
    .object({ href: z.string(), integrity, routes: z.record(deployableNameSchema, z.string()) })
    .optional(),
  /** Routes of those whose pages are documents of their own (decision 125): this one never needs more of them. */
  elsewhere: z.record(deployableNameSchema, z.string()).optional(),
  down: z.array(z.object({ name: deployableNameSchema, routes: z.array(z.string()), widget: z.boolean() })),
  /** The links of the shell's menus: what the remotes declare, those that are down too. Absent: of a gateway before there were any. */
  menus: shownMenusSchema.optional(),
  /** Where this host has what the remotes declare; all else of a page says the declared addresses. Absent: everything where it is declared. */
  moved: movedAddressesSchema.optional(),
  /** Deployables shown in a version that is not live (preview); the shell shows a badge. */
  preview: z.record(z.string(), z.string())
})
export type BrowserRegistry = z.infer<typeof browserRegistrySchema>
