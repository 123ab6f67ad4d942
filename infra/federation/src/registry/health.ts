import type { DeployableManifest } from '@site/contracts/federation/registry'
import { createVerifier, type FileError } from '@site/registry/verify-version'

/** What is wrong with the files of a version, one line each; empty when it is whole. Throws when the disk does not give a file. */
export async function faultsOfFiles(root: string, manifest: DeployableManifest): Promise<string[]> {
  const faults = await createVerifier(root)(manifest)
  return faults.map(describeFault)
}

function describeFault(fault: FileError): string {
  if (fault.kind === 'changed') return `${fault.file} is not what was built`
  if (fault.kind === 'unreadable' && !isOutOfReach(fault.cause)) throw fault.cause
  return `${fault.file} is missing`
}

/** In a folder that nobody may enter, a file cannot even be looked at: for who deploys it is not there. */
const isOutOfReach = (cause: unknown) => (cause as NodeJS.ErrnoException).syscall === 'stat'
