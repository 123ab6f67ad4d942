import { type Registry, registrySchema } from '@site/contracts/federation/registry'
import { isSignedBy, signatureSchema, signText } from './envelope.ts'
import type { ReleaseKey } from './release-key.ts'

const TYPE = 'application/vnd.site.registry+json'

/** A registry that nobody with the store's key has written: a forged one, or one of before there was a key. */
export class UntrustedRegistryError extends Error {
  override readonly name = 'UntrustedRegistryError'
}

/** The text of registry.json, signed where there is a key. */
export function registryText(registry: Registry, key: ReleaseKey | null): string {
  const signature = key && signText(key, TYPE, JSON.stringify(registry))
  return `${JSON.stringify({ ...registry, ...(signature && { signature }) }, null, 2)}\n`
}

/**
 * The registry that a text holds. What is signed is everything in the file but the signature, as it stands there: a reader of an older release
 * verifies what it does not know.
 *
 * @throws UntrustedRegistryError when there is a key and it has not signed the text; what keeps the text from being a registry
 */
export function parseRegistry(text: string, key: ReleaseKey | null): Registry {
  const { signature, ...content } = JSON.parse(text) as Record<string, unknown>
  const registry = registrySchema.parse(content)
  if (!key) return registry
  const given = signatureSchema.safeParse(signature)
  if (!given.success) throw new UntrustedRegistryError('it is not signed')
  if (!isSignedBy(key, TYPE, JSON.stringify(content), given.data))
    throw new UntrustedRegistryError(`its signature is not that of key ${key.id}`)
  return registry
}
