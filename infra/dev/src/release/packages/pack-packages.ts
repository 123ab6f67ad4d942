import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { STUB_BUNDLE } from '@site/federation/own-repository/build-project'
import { build } from 'esbuild'
import { ROOT } from '../../system/paths.ts'
import { emitPackages, filesBelow } from './emit-packages.ts'
import { newRemoteVersions } from './new-remote-versions.ts'
import { PACKAGES, packageManifest, readWorkspace } from './package-manifests.ts'
import { packageReadme } from './package-readme.ts'

const FEDERATION = 'infra/federation'

/**
 * Packs what a team needs that has its own repository: `@site/contracts`, `registry`, `web`, `federation` and `create-remote`, as JavaScript with types, for
 * `npm publish` or to be installed as files.
 *
 * @param folder where the .tgz files go; those of before are written over
 * @returns their paths
 */
export async function packPackages(folder: string): Promise<string[]> {
  const work = join(ROOT, 'infra/dev/.cache', `packages-${randomUUID()}`)
  mkdirSync(work, { recursive: true })
  try {
    const out = await emitPackages(work)
    const staged = Object.keys(PACKAGES).map((name) => stage(work, name, out))
    await buildStub(join(work, 'web', STUB_BUNDLE))
    writePresets(join(work, 'federation'))
    staged.push(await stageCreateRemote(join(work, 'create-remote')))
    for (const dir of staged) refuseUndeclared(dir)
    mkdirSync(folder, { recursive: true })
    const { stdout } = await promisify(execFile)(
      'npm',
      ['pack', '--json', '--pack-destination', folder, ...staged],
      {
        cwd: work
      }
    )
    return (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => join(folder, filename))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function stage(work: string, name: string, out: string): string {
  const dir = join(work, name)
  mkdirSync(dir)
  renameSync(join(out, name, 'src'), join(dir, 'dist'))
  writeManifest(dir, packageManifest(name))
  return dir
}

function writeManifest(dir: string, manifest: Record<string, unknown>): void {
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(ROOT, 'LICENSE'), join(dir, 'LICENSE'))
  writeFileSync(join(dir, 'README.md'), packageReadme(String(manifest.name)))
}

/** The stub of the shell as a server bundle, in the form that the shell's own has (contracts/render.ts). */
async function buildStub(outfile: string): Promise<void> {
  await build({
    entryPoints: [join(ROOT, 'infra/web/src/stub-host/render-stub.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
    legalComments: 'none',
    logLevel: 'error'
  })
}

/** The settings that this repository is compiled and checked with, for others. */
function writePresets(dir: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
  const { $schema: _, vcs: __, files: ___, ...lint } = read('biome.json')
  for (const [file, settings] of Object.entries({
    'biome.json': lint,
    'tsconfig.json': read('tsconfig.base.json')
  }))
    writeFileSync(join(dir, file), `${JSON.stringify(settings, null, 2)}\n`)
}

/** One file without dependencies, so that `npm create` installs nothing before the remote's own. */
async function stageCreateRemote(dir: string): Promise<string> {
  const { version, license } = readWorkspace('federation')
  await build({
    entryPoints: [join(ROOT, FEDERATION, 'src/scaffold/create-remote.ts')],
    outfile: join(dir, 'dist/create-remote.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error'
  })
  for (const part of ['remote', 'own-repository'])
    cpSync(join(ROOT, FEDERATION, 'templates', part), join(dir, 'templates', part), { recursive: true })
  writeFileSync(join(dir, 'versions.json'), `${JSON.stringify(newRemoteVersions(), null, 2)}\n`)
  writeManifest(dir, {
    name: '@site/create-remote',
    version,
    description: 'Makes the repository of a remote: npm create @site/remote mf-jobs.',
    license,
    type: 'module',
    engines: { node: '>=20.19.0' },
    files: ['dist', 'templates', 'versions.json'],
    bin: { 'create-remote': 'dist/create-remote.js' },
    exports: { './package.json': './package.json' }
  })
  return dir
}

/** Throws where a module of a package imports another package that its package.json does not name: it would be found here alone. */
function refuseUndeclared(dir: string): void {
  const { name, dependencies, peerDependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
  const relativeDir = dir.slice(ROOT.length + 1)
  for (const file of filesBelow(relativeDir).filter((path) => /\/dist\/.*\.m?js$/.test(path))) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const [, specifier = ''] of text.matchAll(
      /^(?:import|export)\b(?:[^'"\n;]*\bfrom)? ?['"]([^'"\n.][^'"\n]*)['"]/gm
    )) {
      const [scope = '', second = ''] = specifier.split('/')
      const wanted = scope.startsWith('@') ? `${scope}/${second}` : scope
      if (!declared.has(wanted) && !isBuiltin(specifier))
        throw new Error(`${file} imports ${specifier}, which ${name} does not declare`)
    }
    if (/^(?:import|export) .*\bfrom ['"]\.[^'"]*\.tsx?['"]/m.test(text))
      throw new Error(`${file} imports a source`)
  }
  if (!existsSync(join(dir, 'dist'))) throw new Error(`${name} is empty`)
}
