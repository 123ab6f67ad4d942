import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { localUser } from '../publish/local-user.ts'
import { publishVersion } from '../publish/publish.ts'
import { buildsDir, type Store } from '../registry/store.ts'
import { dataHere } from './data-here.ts'
import { describeAnswer, type Say, type Wanted } from './send-folder.ts'

/** Publishes a built version into the store of this machine. It is taken from a copy beside the store: the folder that is given stays as it is. */
export async function publishFolder(
  folder: string,
  store: Store,
  { notes, mode, say }: Pick<Wanted, 'notes' | 'mode'> & { say: Say }
): Promise<ReleaseAnswer> {
  const dir = join(buildsDir(store.root), `given-${randomUUID()}`)
  const options = { ...store, publisher: localUser(notes), say }
  try {
    cpSync(folder, dir, { recursive: true })
    const answer = await publishVersion(dir, { ...options, mode, readData: dataHere() })
    say(describeAnswer(answer))
    return answer
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
