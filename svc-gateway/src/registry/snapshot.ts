import type { BrowserRegistry, BrowserRemote, DeployableManifest } from '@site/contracts/federation/registry'
import type { VersionChoice } from './choose-versions.ts'

/** The registry as pages are made from it: one decision for server and browser, immutable. */
export interface Snapshot {
  revision: number
  /** Changes whenever what is served changes; keys caches. */
  key: string
  /** The shell's version that serves; null when there is none, and then there are no pages. */
  shell: DeployableManifest | null
  deployables: ReadonlyMap<string, VersionChoice>
  browser: BrowserRegistry
}

/** Builds a snapshot. `preview` names the deployables shown in a version that is not live. */
export function buildSnapshot(
  revision: number,
  choices: VersionChoice[],
  preview: Record<string, string> = {}
): Snapshot {
  const deployables = new Map(choices.map((choice) => [choice.name, choice]))
  const remotes = choices.filter(({ name }) => name !== 'shell')
  return {
    revision,
    key: `${revision} ${choices.map(keyOf).join(' ')}`,
    shell: deployables.get('shell')?.manifest ?? null,
    deployables,
    browser: {
      revision,
      remotes: remotes.flatMap((choice) =>
        choice.manifest ? [presentRemote(choice.manifest, choice.fallback)] : []
      ),
      down: remotes.flatMap(({ name, manifest, declared }) =>
        manifest
          ? []
          : [{ name, routes: declared.routes.map(({ path }) => path), widget: declared.widget !== undefined }]
      ),
      preview
    }
  }
}

const keyOf = ({ name, state, manifest, fallback }: VersionChoice) =>
  `${name}=${state}:${manifest?.version ?? ''}:${fallback?.version ?? ''}`

function presentRemote(manifest: DeployableManifest, fallback: DeployableManifest | null): BrowserRemote {
  return {
    name: manifest.name,
    ...presentVersion(manifest),
    previous: fallback && presentVersion(fallback)
  }
}

const presentVersion = ({
  version,
  base,
  entry,
  container,
  modules,
  routesModules,
  styles,
  widget,
  routes
}: DeployableManifest) => ({
  version,
  base,
  entry,
  ...(container && { container }),
  modules,
  ...(routesModules && { routesModules }),
  styles,
  ...(widget && { widget }),
  routes
})
