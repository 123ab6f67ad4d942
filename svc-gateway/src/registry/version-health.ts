import type { DeployableManifest } from '@site/contracts/federation/registry'
import { createVerifier, type FileError } from '@site/registry/verify-version'

/** Is a version whole? `fault` names the first file that is missing or not what its manifest says, for the log. */
export type Health = { ok: true } | { ok: false; fault: string }

export type CheckHealth = (manifest: DeployableManifest) => Promise<Health>

/** Tells the health of versions in `root`. To ask again costs one stat per file, so that it can be done every few seconds. */
export function createHealthCheck(root: string): CheckHealth {
  const verify = createVerifier(root)
  return async (manifest) => {
    const unlisted = namedFiles(manifest).find((file) => !(file in manifest.integrity))
    if (unlisted) return { ok: false, fault: `client/${unlisted} has no integrity` }
    const [fault] = await verify(manifest)
    return fault ? { ok: false, fault: describeFault(fault) } : { ok: true }
  }
}

function describeFault(fault: FileError): string {
  if (fault.kind === 'missing') return `${fault.file} is missing`
  if (fault.kind === 'changed') return `${fault.file} does not match its integrity`
  return `${fault.file} cannot be read: ${String(fault.cause)}`
}

/** Every client file a manifest names, so that none escapes the check for want of a hash. */
function namedFiles(manifest: DeployableManifest): string[] {
  const { entry, boot, modules, styles, fonts, widget, routes } = manifest
  return [
    entry,
    ...(boot ? [boot] : []),
    ...modules,
    ...styles,
    ...fonts,
    ...(widget ? [...widget.modules, ...widget.styles] : []),
    ...routes.flatMap((route) => [...route.modules, ...route.styles])
  ]
}
