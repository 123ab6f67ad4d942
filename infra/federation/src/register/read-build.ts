import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployableNameSchema } from '@site/contracts/federation/version-name'
import { foreignBuildSchema } from '@site/contracts/foreign-hosts/foreign-build'
import { MF_MANIFEST } from '@site/contracts/foreign-hosts/mf-manifest'
import { DeployError } from '../registry/deploy-error.ts'

/** What another build has made of a remote. Paths are relative to its folder. */
export interface ForeignBuild {
  /** As the site calls it: `mf-jobs`, of `mf_jobs`. */
  name: string
  entry: string
  shared: Record<string, string>
  /** Files of what it exposes, by `./pages/<page>`, './routes', './widget'. */
  exposes: Map<string, { modules: string[]; styles: string[] }>
}

/** The bundle that its pages are rendered with, and what it may weigh: they stand beside the files of the browser. */
export const SERVER_BUNDLE = 'server.cjs'
export const BUDGET = 'budget.json'

/**
 * Reads the folder of a build by `@module-federation/enhanced`, with Rspack or webpack.
 *
 * @throws DeployError with one line for each thing that keeps it from being a remote of the site
 */
export function readForeignBuild(dir: string): ForeignBuild {
  const missing = [MF_MANIFEST, SERVER_BUNDLE, BUDGET].filter((file) => !existsSync(join(dir, file)))
  if (missing.length > 0) throw new DeployError(missing.map((file) => `${dir} has no ${file}`))
  const given = foreignBuildSchema.safeParse(readJson(join(dir, MF_MANIFEST)))
  if (!given.success) throw new DeployError([`${MF_MANIFEST} is not the manifest of a remote`])
  const { name: own, metaData, shared, exposes } = given.data
  const name = own.replaceAll('_', '-')
  const { path, name: file, type } = metaData.remoteEntry
  const errors = [
    ...(deployableNameSchema.safeParse(name).success && name !== 'shell'
      ? []
      : [`it is called '${own}': remotes of the site are called mf_<name>`]),
    ...(type === 'module'
      ? []
      : [
          `its entry is of type '${type}': build a module (library: { type: 'module' }, experiments.outputModule)`
        ]),
    ...(metaData.publicPath === undefined || metaData.publicPath === 'auto'
      ? []
      : [`its files are looked for at '${metaData.publicPath}': set publicPath to 'auto'`]),
    ...(exposes.some((expose) => expose.path === './routes') ? [] : ["it does not expose './routes'"])
  ]
  if (errors.length > 0) throw new DeployError(errors)
  return {
    name,
    entry: [path.replace(/\/$/, ''), file].filter(Boolean).join('/'),
    shared: Object.fromEntries(shared.map((one) => [one.name, one.version])),
    exposes: new Map(
      exposes.map(({ path, assets: { js, css } }) => [
        path,
        { modules: js.sync, styles: [...css.sync, ...css.async] }
      ])
    )
  }
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new DeployError([`${file} cannot be read: ${(error as Error).message}`])
  }
}
