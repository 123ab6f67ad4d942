import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../system/paths.ts'
import { readWorkspace } from './package-manifests.ts'

/** What the package.json of a new repository asks for: our packages, and of all others the versions that this repository is tested with. */
export function newRemoteVersions() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const locked = (name: string, place = name) => [name, packages[`node_modules/${place}`]?.version]
  const ours = ['contracts', 'web', 'federation'].map((name) => [
    `@site/${name}`,
    `^${readWorkspace(name).version}`
  ])
  return {
    dependencies: Object.fromEntries([...ours, locked('react'), locked('react-dom')]),
    devDependencies: Object.fromEntries([
      ...['@biomejs/biome', '@types/node', '@types/react', '@types/react-dom'].map((name) => locked(name)),
      locked('typescript', '@typescript/native'),
      ...['vite', 'vitest'].map((name) => locked(name))
    ]) as Record<string, string>
  }
}
