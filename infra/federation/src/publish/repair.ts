import type { Registry } from '@site/contracts/federation/registry'
import { keyFileBeside } from '@site/registry/release-key'
import { changeStore, FOLDER_ALONE } from '../registry/release-store.ts'
import { inspectRegistry, writeRegistry } from '../registry/store.ts'

/**
 * Writes registry.json anew from the latest revision when it cannot be read. Returns what it did in one line; null when there is
 * nothing to repair. Throws a DeployError when no revision is kept.
 */
export async function repairRegistry(
  root: string,
  keyFile = keyFileBeside(root),
  store = FOLDER_ALONE
): Promise<string | null> {
  if ((await inspectRegistry(root, keyFile)).error === null) return null
  return changeStore({ root, store }, async () => {
    const { registry, error } = await inspectRegistry(root, keyFile)
    if (error === null) return null
    await writeRegistry(root, registry.units, { keyFile, store })
    return `registry.json ${error}: revision ${registry.revision} of ${changedAt(registry)} is restored`
  })
}

const changedAt = ({ units }: Registry): string =>
  Object.values(units)
    .map((entry) => entry.changedAt)
    .sort()
    .at(-1) ?? 'before anything was deployed'
