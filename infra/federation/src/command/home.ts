import { resolve } from 'node:path'
import { DeployError } from '../registry/deploy-error.ts'
import type { Store } from '../registry/store.ts'
import { createReleaseClient, readReleaseToken } from '../transfer/release-client.ts'

/** Where a command is called. */
export interface Home {
  /** The store of this machine; null in a repository of a team's own, which has none. */
  store: Store | null
  /** A command as it is called there, without what it takes. */
  callOf: (command: string) => string
}

export type Command = (home: Home, args: string[]) => Promise<void>

/** A path that was given to a command: it counts from where that was called, and npm starts it at the root. */
export const fromCaller = (path: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(env.INIT_CWD || '.', path)

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends this process where nobody reads its output any more, as behind `| head`. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}

/** What a command takes that may change or read another machine's site. */
export const TO = { to: 'value', 'token-file': 'value' } as const
export const TO_USAGE =
  '[--to=<address of the release API> [--token-file=<file>]]; the token is in RELEASES_TOKEN, or in the file'

/** The client of the site that `--to` names. Throws a DeployError without a token. */
export function clientOf({ to = '', 'token-file': file }: { to?: string; 'token-file'?: string }) {
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw new DeployError([
      `--to takes the address of a release API, as in --to=https://releases.example.org, not '${to}'`
    ])
  return createReleaseClient({
    origin: to.replace(/\/$/, ''),
    token: readReleaseToken(process.env, { file: file && fromCaller(file) })
  })
}

/** Throws a DeployError where there is no store. */
export function storeHere(store: Store | null): Store {
  if (store) return store
  throw new DeployError(['which site? --to=<address of its release API>, or RELEASES_URL'])
}
