import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { VersionChoice } from './choose-versions.ts'

/** Vite development servers by deployable: `{ 'mf-blog': 'http://localhost:5174' }` (DEV_SERVERS, development only). */
export type DevServers = Record<string, string>

/** Puts development servers in the place of built versions: the same routes, the server's address, nothing to preload. */
export const pointToDevServers =
  (devServers: DevServers) =>
  (choices: VersionChoice[]): VersionChoice[] =>
    choices.map((choice) => {
      const origin = devServers[choice.name]
      if (!origin) return choice
      return { ...choice, state: 'live', manifest: servedFrom(origin, choice.declared), fallback: null }
    })

function servedFrom(origin: string, manifest: DeployableManifest): DeployableManifest {
  const { widget, ...rest } = manifest
  return {
    ...rest,
    base: `${origin}/`,
    entry: manifest.name === 'shell' ? 'src/client.tsx' : 'remoteEntry.js',
    ...(manifest.boot && { boot: 'src/boot.ts' }),
    modules: [],
    routesModules: [],
    styles: [],
    fonts: [],
    ...(widget && { widget: { modules: [], styles: [] } }),
    routes: manifest.routes.map((route) => ({ ...route, modules: [], styles: [] })),
    integrity: {}
  }
}
