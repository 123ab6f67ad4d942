import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { consumeTypesAPI } from '@module-federation/dts-plugin'
import { REPOSITORY } from '../repository/paths.ts'

/** What such a host has installed: nothing of the site. */
const PACKAGES = ['react', '@types', '@module-federation']

/**
 * Makes the project of a host that is not ours, as Module Federation documents it: its tool fetches the types of the remotes into `@mf-types`, and the
 * compiler finds them there. Compiles one module in it.
 *
 * @param remotes the manifest of each, by the name that the host gives it
 * @param source TypeScript with JSX
 * @returns what the compiler says, one line for each error: 'host.tsx(3,28): error TS2322: …'
 */
export async function compileInForeignHost(
  remotes: Record<string, string>,
  source: string
): Promise<string[]> {
  const context = mkdtempSync(join(tmpdir(), 'site-host-'))
  try {
    mkdirSync(join(context, 'node_modules'))
    for (const name of PACKAGES)
      symlinkSync(join(REPOSITORY, 'node_modules', name), join(context, 'node_modules', name))
    writeFileSync(join(context, 'host.tsx'), source)
    const entries = Object.entries(remotes).map(([name, manifest]) => [name, `${name}@${manifest}`])
    const moduleFederationConfig = { name: 'host', remotes: Object.fromEntries(entries), dts: true }
    await new Promise((done) =>
      consumeTypesAPI({ host: { context, moduleFederationConfig, consumeAPITypes: true } }, done)
    )
    return await compile(context)
  } finally {
    rmSync(context, { recursive: true, force: true })
  }
}

async function compile(context: string): Promise<string[]> {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, jsx: 'react-jsx', types: [] },
    ...{ module: 'ESNext', moduleResolution: 'bundler', target: 'ES2023', paths: { '*': ['./@mf-types/*'] } }
  }
  writeFileSync(
    join(context, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['host.tsx', '@mf-types/*'] })
  )
  const compiler = join(REPOSITORY, 'node_modules/@typescript/native/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', context], {
    cwd: context
  }).catch((error: { stdout: string }) => error)
  return stdout.split('\n').filter((line) => /^\S/.test(line))
}
