import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux has a file system in memory that anybody may write to. */
const IN_MEMORY = '/dev/shm'
/** What a run may keep at a time, several times over (it was 700 MB), and the memory that must be free beside it, in bytes. */
const ROOM = 4 * 2 ** 30
const FREE = 2 * ROOM

/**
 * Makes the folder in which a run, and whatever it starts, keeps what is temporary: databases, browsers' profiles, copies of front ends. It is
 * in memory where there is room: a disk that others use too may stand still for half a minute, and with it every server and page of the run.
 * Sets TMPDIR; returns what removes the folder.
 */
export async function provideTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join((await hasRoom()) ? IN_MEMORY : tmpdir(), 'site-run-'))
  process.env.TMPDIR = folder
  return () => rm(folder, { recursive: true, force: true })
}

const hasRoom = () =>
  statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize > ROOM && freemem() > FREE,
    () => false
  )
