import { SHARES } from './shares.ts'

/** What a remote's entry exports, as far as a plain container goes. */
interface Container {
  init: (shares: ShareScope) => Promise<void>
  get: (expose: string) => Promise<() => unknown>
}

/** The packages on offer, by name and version, as Module Federation's runtime would give them. */
type ShareScope = Record<string, Record<string, { lib: () => unknown; loaded: true; from: 'shell' }>>

const SCOPE: ShareScope = Object.fromEntries(
  Object.entries(SHARES).map(([name, { version, lib }]) => [
    name,
    { [version]: { lib, loaded: true, from: 'shell' } }
  ])
)

const started = new Map<string, Promise<Container>>()

/**
 * The module `expose` of the container at this address, which is given the shared packages first. Throws when it does not load; the
 * browser keeps that, so that another try needs another address.
 */
export async function loadPlain(entry: string, expose: string): Promise<unknown> {
  const container = started.get(entry) ?? start(entry)
  started.set(entry, container)
  const factory = await (await container).get(expose)
  return factory()
}

async function start(entry: string): Promise<Container> {
  const container: Container = await import(/* @vite-ignore */ entry)
  await container.init(SCOPE)
  return container
}
