import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { describeAnswer } from '../history/describe-answer.ts'
import { localUser } from '../publish/local-user.ts'
import { publishVersion } from '../publish/publish.ts'
import { buildsDir, type Store } from '../registry/store.ts'
import { writeSignature } from '../signing/sign-build.ts'
import { dataHere } from './data-here.ts'
import { notesOf, type Sending } from './send-folder.ts'

/** Publishes a built version into the store of this machine. It is taken from a copy beside the store: the folder that is given stays as it is. */
export async function publishFolder(
  folder: string,
  store: Store,
  { say, ...wanted }: Sending
): Promise<ReleaseAnswer> {
  const { notes, mode, steps, signWith } = wanted
  const dir = join(buildsDir(store.root), `given-${randomUUID()}`)
  try {
    cpSync(folder, dir, { recursive: true })
    if (signWith) await writeSignature(dir, signWith, notes.commit)
    const publisher = localUser(await notesOf(dir, wanted))
    const answer = await publishVersion(dir, {
      ...{ ...store, publisher, say, mode, share: steps?.[0] },
      readData: dataHere()
    })
    say(describeAnswer(answer))
    return answer
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
