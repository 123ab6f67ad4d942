#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { isRemoteName, makeRemote, pathOf } from './make-remote.ts'

// `npm create @site/remote mf-jobs`: a repository of a team's own. It is built as one file, beside templates and versions.json (infra/dev/src/release/packages).

const HOME = join(import.meta.dirname, '..')

/** A folder of packed packages, in the place of a registry: those of ours that a remote needs, itself or through others, by their files. */
function packedIn(folder: string, dir: string): Record<string, string> {
  const found = readdirSync(folder).flatMap((file): [string, string][] => {
    const [, name] = /^site-(contracts|registry|web|federation)-\d.*\.tgz$/.exec(file) ?? []
    return name ? [[`@site/${name}`, `file:${relative(dir, join(folder, file)).replaceAll('\\', '/')}`]] : []
  })
  if (found.length !== 4) throw new Error(`${folder} does not hold the four packages of the site`)
  return Object.fromEntries(found)
}

/** Throws where npm has failed; it has said why. */
function install(dir: string): void {
  console.log('Its packages are being installed…')
  const { status } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: dir,
    stdio: 'inherit',
    shell: process.platform === 'win32'
  })
  if (status !== 0) throw new Error(`npm install failed: run it in ${dir} once its reason is gone`)
}

interface Versions {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

try {
  const { words, options } = takeCommandLine({
    usage:
      'npm create @site/remote mf-<name> [-- [--to=<address of the release API>] [--packages=<folder of packed packages>] [--no-install]]',
    options: { to: 'value', packages: 'value', 'no-install': 'flag' },
    least: 1,
    most: 1,
    isWord: isRemoteName
  })
  const [name = ''] = words
  const dir = resolve(name)
  const versions = JSON.parse(readFileSync(join(HOME, 'versions.json'), 'utf8')) as Versions
  const packed = options.packages ? packedIn(resolve(options.packages), dir) : {}
  makeRemote({
    name,
    dir,
    templates: join(HOME, 'templates'),
    parts: ['remote', 'own-repository'],
    manifest: {
      scripts: {
        dev: 'site dev',
        build: 'site build',
        test: 'vitest run',
        'test:site': 'vitest run --config vitest.site.config.ts',
        types: 'tsc',
        lint: 'biome check .',
        deploy: 'site deploy'
      },
      // Where `site` sends it, and asks (find-project.ts).
      ...(options.to && { site: { releases: options.to } }),
      dependencies: { ...versions.dependencies, ...packed },
      devDependencies: versions.devDependencies
    }
  })
  console.log(`${name} is made: ${pathOf(name)} is its first page`)
  if (!options['no-install']) install(dir)
  console.log(`cd ${name}, then npm run dev, npm test, npm run deploy -- --preview: README.md says more.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
