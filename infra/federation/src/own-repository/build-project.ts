import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readManifest } from '@site/registry/version-files'
import type { DeployableSource } from '../build/deployable-source.ts'
import { runBuild } from '../build/run-build.ts'
import { errorsOfArtefact } from '../publish/check-artefact.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { WEB_MANIFEST } from '../repository/web-package.ts'
import { checkProject } from './check-project.ts'
import { versionOfProject } from './project-version.ts'

/** The stub of the shell as a server bundle, in the package of the web library (infra/dev/src/release/packages). */
export const STUB_BUNDLE = 'dist/stub-host/server.cjs'

/**
 * Builds a remote that has a repository of its own into its folder `dist`, unless what stands there is that version. It is built in a stub of the shell:
 * what it is checked against is the site's own. Its types and tests are checked before, unless it is to be `unchecked`.
 *
 * @returns the folder
 * @throws DeployError with what the checks or the build say
 */
export async function buildProject(
  project: DeployableSource,
  { unchecked = false, say }: { unchecked?: boolean | undefined; say: (line: string) => void }
): Promise<string> {
  const outDir = join(project.dir, 'dist')
  const version = versionOfProject(project)
  if (await isBuilt(outDir, project.name, version)) return outDir
  if (!unchecked) await checkProject(project, say)
  const startedAt = performance.now()
  rmSync(outDir, { recursive: true, force: true })
  const shellBundle = join(dirname(WEB_MANIFEST), STUB_BUNDLE)
  try {
    await runBuild({ dir: project.dir, version, outDir, shellBundle })
  } catch (error) {
    throw new DeployError([`${project.name}: ${error instanceof Error ? error.message : String(error)}`])
  }
  say(`${project.name} ${version} is built (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  return outDir
}

async function isBuilt(dir: string, name: string, version: string): Promise<boolean> {
  try {
    const manifest = await readManifest(dir)
    if (manifest.name !== name || manifest.version !== version) return false
    return errorsOfArtefact(dir, manifest).length === 0
  } catch {
    return false // there is none, or half of one
  }
}
