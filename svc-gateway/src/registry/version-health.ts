import type { DeployableManifest } from '@site/contracts/federation/registry'
import { createVerifier, type FileError } from '@site/registry/verify-version'

/**
 * Is a version verified? `error` names the first file that is missing or not what its manifest says, for the log. `isUnsigned`: it is not signed as its front
 * end asks.
 */
export type Health = { ok: true } | { ok: false; error: string; isUnsigned?: true }

export type CheckHealth = (manifest: DeployableManifest) => Promise<Health>

/** Tells the health of versions in `root`. To ask again costs one stat per file, so that it can be done every few seconds. */
export function createHealthCheck(root: string): CheckHealth {
  const verify = createVerifier(root)
  return async (manifest) => {
    const unlisted = namedFiles(manifest).find((file) => !(file in manifest.integrity))
    if (unlisted) return { ok: false, error: `client/${unlisted} has no integrity` }
    const [error] = await verify(manifest)
    return error ? { ok: false, error: describeError(error) } : { ok: true }
  }
}

function describeError(error: FileError): string {
  if (error.kind === 'missing') return `${error.file} is missing`
  if (error.kind === 'link') return `${error.file} is a link that leads elsewhere`
  if (error.kind === 'changed') return `${error.file} does not match its integrity`
  return `${error.file} cannot be read: ${String(error.cause)}`
}

/** Every client file a manifest names, so that none escapes the check for want of a hash. */
function namedFiles(manifest: DeployableManifest): string[] {
  const { entry, boot, modules, routesModules = [], styles, fonts, widget, routes } = manifest
  return [
    entry,
    ...(boot ? [boot] : []),
    ...modules,
    ...routesModules,
    ...styles,
    ...fonts,
    ...(widget ? [...widget.modules, ...widget.styles] : []),
    ...routes.flatMap((route) => [...route.modules, ...route.styles])
  ]
}
