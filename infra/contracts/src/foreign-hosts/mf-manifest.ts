import { z } from 'zod'

/** File beside the others of a remote's version that hosts of other builds read. */
export const MF_MANIFEST = 'mf-manifest.json'

/**
 * What tools of such hosts read of the types of a remote (`dts` of Module Federation's plugins), under the names that these look for: an archive of
 * declarations, and those of `loadRemote`.
 */
export const MF_TYPES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' } as const

/** Is it a file that hosts and their tools know by its name, which is then the same in every version? */
export const hasOneName = (file: string): boolean =>
  [MF_MANIFEST, ...Object.values(MF_TYPES)].some((name) => name === file)

/** Name of a file of a remote's version that only a host loads that does not share everything: no page of the site does. */
export const FOREIGN_HOST = 'foreign-host'

/** Is it that file? In versions that were built before files were named by what they hold it has no hash. */
export const isForeignHostFile = (file: string): boolean =>
  new RegExp(`^(assets/)?${FOREIGN_HOST}(-[\\w-]{8})?[.]js$`).test(file)

const filesSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
const assetsSchema = z.object({ js: filesSchema, css: filesSchema })

/**
 * Module Federation's manifest of a remote (`Manifest` of @module-federation/sdk), as far as ours say anything in it. Files are relative to the public
 * path; 'auto' is the folder that the manifest was read from.
 */
export const mfManifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  metaData: z.object({
    name: z.string(),
    type: z.string(),
    globalName: z.string(),
    buildInfo: z.object({ buildVersion: z.string(), buildName: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
    types: z.object({ path: z.string(), name: z.string(), zip: z.string(), api: z.string() }),
    publicPath: z.string()
  }),
  shared: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.string(),
      singleton: z.boolean(),
      requiredVersion: z.string(),
      hash: z.string(),
      assets: assetsSchema
    })
  ),
  remotes: z.array(z.never()),
  exposes: z.array(z.object({ id: z.string(), name: z.string(), path: z.string(), assets: assetsSchema }))
})
export type MfManifest = z.infer<typeof mfManifestSchema>
