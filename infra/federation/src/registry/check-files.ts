import type { DeployableManifest } from '@site/contracts/federation/registry'
import { createVerifier, type FileError, type VerifyFiles } from '@site/registry/verify-version'

/**
 * What is wrong with the files of a version, one line each; empty when the version is verified. Throws when the disk does not give a file.
 *
 * @param verify looks again at what it has seen before, and hashes only what has changed since
 */
export async function errorsOfFiles(
  root: string,
  manifest: DeployableManifest,
  verify: VerifyFiles = createVerifier(root)
): Promise<string[]> {
  const errors = await verify(manifest)
  return errors.map(describeError)
}

function describeError(error: FileError): string {
  if (error.kind === 'link') return `${error.file} is a link`
  if (error.kind === 'changed') return `${error.file} is not what was built`
  if (error.kind === 'unreadable' && !isOutOfReach(error.cause)) throw error.cause
  return `${error.file} is missing`
}

/** In a folder that nobody may enter, a file cannot even be looked at: the deploy command reports it as missing. */
const isOutOfReach = (cause: unknown) => (cause as NodeJS.ErrnoException).syscall === 'stat'
