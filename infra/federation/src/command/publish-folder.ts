import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changeCanary } from '../canary/change-canary.ts'
import { localUser } from '../publish/local-user.ts'
import { publishVersion } from '../publish/publish.ts'
import { buildsDir, type Store } from '../registry/store.ts'
import { describeAnswer, describeCanary, type Say, type Wanted } from './send-folder.ts'

/**
 * Publishes a built version into the store of this machine, and begins its canary where a share is wanted. It is taken from a copy beside the store: the
 * folder that is given stays as it is.
 */
export async function publishFolder(
  folder: string,
  store: Store,
  { notes, mode, steps, say }: Wanted & { say: Say }
): Promise<void> {
  const dir = join(buildsDir(store.root), `given-${randomUUID()}`)
  const options = { ...store, publisher: localUser(notes), say }
  try {
    cpSync(folder, dir, { recursive: true })
    const answer = await publishVersion(dir, { ...options, mode })
    say(describeAnswer(answer))
    const { deployable, version, outcome } = answer
    if (!steps || outcome === 'unchanged') return
    say(describeCanary(await changeCanary(deployable, { action: 'start', version, steps }, options)))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
