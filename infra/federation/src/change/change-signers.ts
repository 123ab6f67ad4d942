import type { Registry } from '@site/contracts/federation/registry'
import type { Signer, Signers, SigningPolicy } from '@site/contracts/signing/signers'
import { keyFileBeside, publicTextOf, type ReleaseKey } from '@site/registry/release-key'
import { liveSoFar } from '@site/registry/version-files'
import { NotGrantedError } from '../publish/grants.ts'
import type { ReleaseOptions } from '../publish/publish.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { signingKey, writeRegistry } from '../registry/store.ts'
import { changeRegistry, prepareChange } from './change-registry.ts'

/** A change of who may sign what. `require`: may a front end without a key be published? */
export type SignersChange =
  | { action: 'add'; name: string; key: ReleaseKey; team: string }
  | { action: 'withdraw'; name: string; keyid: string }
  | { action: 'require'; isRequired: boolean }

const NONE: SigningPolicy = { isRequired: false, of: {} }

/**
 * Changes who may sign what, by who has the key of the store. It stands in the registry, so that every gateway has it with the next look, and no older one is
 * believed. A token changes nothing of it.
 *
 * @throws DeployError where the store has no key, NotGrantedError for a token; nothing has changed then
 */
export async function changeSigners(change: SignersChange, options: ReleaseOptions): Promise<SigningPolicy> {
  const { root, keyFile = keyFileBeside(root), store, publisher, clock = () => new Date() } = options
  if (publisher.grants)
    throw new NotGrantedError([
      `'${publisher.by}' is a token, and who may sign what is for the key of the store`
    ])
  if (!signingKey(keyFile))
    throw new DeployError([
      'the store has no key: without that nobody could tell who may sign what (a start of the system makes one)'
    ])
  await prepareChange([], options)
  return changeRegistry(options, async (registry) => {
    const signing = changed(registry, change, { at: clock().toISOString(), by: publisher.by })
    await writeRegistry(root, registry.units, { keyFile, store, signing })
    return signing
  })
}

function changed(
  { units, signing = NONE }: Registry,
  change: SignersChange,
  { at, by }: { at: string; by: string }
): SigningPolicy {
  const signersOf = (name: string): Signers => {
    const known = signing.of[name]
    // What was live before the first key stays.
    const entry = units[name]
    return known && known.keys.length > 0 ? known : { keys: [], unsigned: entry ? liveSoFar(entry) : [] }
  }
  const withKeys = (name: string, keys: Signer[]): SigningPolicy => ({
    ...signing,
    of: { ...signing.of, [name]: { ...signersOf(name), keys } }
  })
  if (change.action === 'require') {
    // What is live stays, until what comes next is signed.
    const of = Object.fromEntries(Object.keys(units).map((name) => [name, signersOf(name)]))
    return { isRequired: change.isRequired, of: change.isRequired ? { ...signing.of, ...of } : signing.of }
  }
  const { name } = change
  const { keys } = signersOf(name)
  if (change.action === 'add') {
    const { id: keyid } = change.key
    const known = keys.find((one) => one.keyid === keyid)
    if (known?.withdrawnAt)
      throw new DeployError([
        `key ${keyid} was withdrawn at ${known.withdrawnAt}, and stays so: make another`
      ])
    if (known) throw new DeployError([`key ${keyid} may sign ${name} already`])
    const signer = { keyid, publicKey: publicTextOf(change.key), team: change.team, addedAt: at, addedBy: by }
    return withKeys(name, [...keys, signer])
  }
  const found = keys.find(({ keyid, withdrawnAt }) => keyid === change.keyid && !withdrawnAt)
  if (!found) throw new DeployError([`key ${change.keyid} may not sign ${name} anyway`])
  return withKeys(
    name,
    keys.map((one) => (one === found ? { ...one, withdrawnAt: at } : one))
  )
}

/** Who may sign what, for a terminal. */
export function describeSigners(policy: SigningPolicy | undefined, only?: string): string[] {
  const { isRequired, of } = policy ?? NONE
  const lines = Object.entries(of)
    .filter(([name]) => only === undefined || name === only)
    // One without a key stands there since a signature was asked of all, and needs none once it is not.
    .filter(([, { keys }]) => isRequired || keys.length > 0)
    .flatMap(([name, { keys }]) =>
      keys.length === 0
        ? [`${name}  no key: nothing new of it is published`]
        : [
            ...keys.map(({ keyid, team, addedAt, addedBy, withdrawnAt }) => {
              const end = withdrawnAt ? `  withdrawn at ${withdrawnAt}` : ''
              return `${name}  ${keyid}  ${team}  added at ${addedAt} by ${addedBy}${end}`
            }),
            ...(keys.every(({ withdrawnAt }) => withdrawnAt)
              ? [
                  `${name}  no key left: what was live may be again, and nothing new of it is published until one is added`
                ]
              : [])
          ]
    )
  const others = `front ends ${lines.length > 0 ? 'that are not here' : 'without a key'}`
  return [...lines, isRequired ? `of ${others} nothing is published` : `${others} need no signature`]
}
