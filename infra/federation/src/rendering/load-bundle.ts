import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { RemoteServerBundle, ShellServerBundle } from '@site/contracts/federation/render'
import { SERVER_EXTERNALS } from './server-externals.ts'

const nodeRequire = createRequire(import.meta.url)

/** Evaluates the shell's server bundle with the externals the gateway's worker gives it, and nothing else. */
export function loadShellBundle(file: string): ShellServerBundle {
  return evaluate(file, (id) => {
    if ((SERVER_EXTERNALS.shell as readonly string[]).includes(id)) return nodeRequire(id)
    throw new Error(`The shell's server bundle asks for ${id}, which the gateway does not give`)
  }) as unknown as ShellServerBundle
}

/** The same for a remote, over the platform of a shell bundle. */
export function loadRemoteBundle(file: string, platform: ShellServerBundle['platform']): RemoteServerBundle {
  return evaluate(file, (id) => {
    if (id === '@site/web/platform') return platform
    if ((SERVER_EXTERNALS.remote as readonly string[]).includes(id)) return nodeRequire(id)
    throw new Error(`The server bundle asks for ${id}, which the gateway does not give`)
  }) as unknown as RemoteServerBundle
}

function evaluate(file: string, require: (id: string) => unknown): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> }
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file
  })
  run(module, module.exports, require)
  return module.exports
}
