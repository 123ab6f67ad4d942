import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { localUser } from '../publish/local-user.ts'
import type { ChangeOptions } from './change-entry.ts'
import { switchTogether } from './switch-together.ts'

export interface RollbackOptions extends ChangeOptions {
  /** Any version in the store; without it the latest that was live before and was not itself rolled back. */
  version?: string | undefined
}

/**
 * Makes an earlier version of a deployable live, or any other that is kept: it is checked against what is live now, and the history says who did it. What
 * was live is blocked: a start does not deploy it again, and no fallback goes to it.
 *
 * @throws DeployError when there is no such version, or when it is damaged, was not published or no longer fits, LiveChangedError where `from` is no longer
 * live; nothing has changed then
 */
export async function rollBackVersion(
  name: string,
  {
    version = null,
    from,
    ...options
  }: Omit<RollbackOptions, 'version'> & { version?: string | null | undefined }
): Promise<ReleaseAnswer> {
  const [answer] = await switchTogether(
    { [name]: version },
    { ...options, action: 'rollback', ...(from !== undefined && { from: { [name]: from } }) }
  )
  if (!answer) throw new Error(`${name} was asked for, and nothing was changed`)
  return answer
}

/**
 * Makes an earlier version of a deployable live again, as the user of this machine unless the options say who. The version it replaces is blocked.
 *
 * @returns the version that is live now, and the one it replaced
 * @throws DeployError as `rollBackVersion` does
 */
export async function rollBackDeployable(
  name: string,
  root: string,
  options: Partial<Omit<RollbackOptions, 'root'>> = {}
): Promise<{ live: string; blocked: string }> {
  const { version, before } = await rollBackVersion(name, { publisher: localUser(), ...options, root })
  return { live: version, blocked: before ?? '' }
}
