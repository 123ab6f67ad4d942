import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RemoteServerBundle, ShellServerBundle } from '@site/contracts/federation/render'
import { evaluateBundle } from '@site/registry/evaluate-bundle.mjs'
import { SERVER_EXTERNALS } from './server-externals.ts'

const nodeRequire = createRequire(import.meta.url)

/** Evaluates the shell's server bundle with the externals the gateway's worker gives it, and nothing else. */
export function loadShellBundle(file: string): ShellServerBundle {
  return evaluateFile(file, (id) => {
    if ((SERVER_EXTERNALS.shell as readonly string[]).includes(id)) return nodeRequire(id)
    throw new Error(`The shell's server bundle asks for ${id}, which the gateway does not give`)
  })
}

/** The same for a remote, over the platform of a shell bundle. */
export function loadRemoteBundle(file: string, platform: ShellServerBundle['platform']): RemoteServerBundle {
  return evaluateFile(file, (id) => {
    if (id === '@site/web/platform') return platform
    if ((SERVER_EXTERNALS.remote as readonly string[]).includes(id)) return nodeRequire(id)
    throw new Error(`The server bundle asks for ${id}, which the gateway does not give`)
  })
}

const evaluateFile = (file: string, give: (id: string) => unknown) =>
  evaluateBundle(readFileSync(file, 'utf8'), { filename: file, give })
