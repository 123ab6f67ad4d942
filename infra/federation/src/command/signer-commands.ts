import { takeCommandLine } from '@site/contracts/command-line'
import { publicTextOf, type ReleaseKey } from '@site/registry/release-key'
import { changeSigners, describeSigners, type SignersChange } from '../change/change-signers.ts'
import { localUser } from '../publish/local-user.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { readRegistry } from '../registry/store.ts'
import { makeReleaseKey } from '../signing/make-key.ts'
import { keyIn, readKeyFile } from '../signing/sign-build.ts'
import { type Command, fromCaller, type Home, say, storeHere } from './home.ts'
import { isName } from './read-versions.ts'

/** `npm run site -- key`, `site key`: makes the key that a team signs its versions with, and says its public half. */
export async function makeKey({ callOf }: Home, args: string[]): Promise<void> {
  const { words } = takeCommandLine({ usage: `${callOf('key')} <file>`, least: 1, most: 1 }, args)
  const [file = ''] = words
  const path = fromCaller(file)
  const { key, keep } = makeReleaseKey()
  const kept = keep(path)
  if (kept.id !== key.id)
    throw new DeployError([
      `${file} holds key ${kept.id} already: it stays what it is. Its public half is ${publicTextOf(kept)}`
    ])
  say(
    `${file} holds key ${key.id}: keep it where your pipeline alone can read it, and sign with --sign=${file}`
  )
  // A repository of a team's own has no such command: it is the site's, which has the key of the store.
  say(
    `its public half, which the site takes by signers <deployable> --add=<public half> --team=<name>:\n${publicTextOf(key)}`
  )
}

const OPTIONS = { add: 'value', team: 'value', withdraw: 'value', required: 'value' } as const

/** `npm run site -- signers`: who may sign what, of one front end or all; adds a key, withdraws one, or asks for a signature of all. */
export const signers: Command = async ({ store, callOf }, args) => {
  const line = {
    usage: `${callOf('signers')} [<deployable> [--add=<public half, or its file> --team=<name> | --withdraw=<key>]] [--required=yes|no]`,
    options: OPTIONS,
    most: 1,
    isWord: isName
  } as const
  const { words, options } = takeCommandLine(line, args)
  const [name] = words
  const place = storeHere(store)
  const change = readChange(name, options)
  const policy = change
    ? await changeSigners(change, { ...place, publisher: localUser(), say })
    : (await readRegistry(place.root, place.keyFile)).signing
  for (const text of describeSigners(policy, name)) say(text)
}

function readChange(
  name: string | undefined,
  { add, team, withdraw, required }: { [Option in keyof typeof OPTIONS]?: string }
): SignersChange | null {
  if ([add, withdraw, required].filter(Boolean).length > 1)
    throw new DeployError(['--add, --withdraw and --required are three changes: one of them'])
  if (required !== undefined) {
    if (name || !['yes', 'no'].includes(required))
      throw new DeployError(['--required=yes or --required=no is about all front ends'])
    return { action: 'require', isRequired: required === 'yes' }
  }
  if (!add && !withdraw) return null
  if (!name) throw new DeployError(['which front end?'])
  if (withdraw) return { action: 'withdraw', name, keyid: withdraw }
  if (!team) throw new DeployError(['whose key is it? --team=<name>'])
  return { action: 'add', name, team, key: readPublicKey(add ?? '') }
}

/** Half a key: as `site key` says it, or in a file. */
function readPublicKey(given: string): ReleaseKey {
  if (!/^[\w+/]{50,}=*$/.test(given)) return keyIn(readKeyFile(fromCaller(given)), given)
  return keyIn(`-----BEGIN PUBLIC KEY-----\n${given}\n-----END PUBLIC KEY-----`, '--add')
}
