import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { revisionFile } from '@site/contracts/federation/registry'
import { listRevisions, revisionsDir } from '@site/registry/read-registry'
import { type Write, writeAtomically } from './write-atomically.ts'

/** Revisions of the registry that are kept. One is some tens of kilobytes. */
const KEPT = 20

/** Keeps the text of a registry among the revisions, the oldest making way. Returns what takes it out again. */
export async function keepRevision(
  root: string,
  revision: number,
  text: string,
  write?: Write
): Promise<() => void> {
  const dir = revisionsDir(root)
  const path = join(dir, revisionFile(revision))
  writeAtomically(path, text, { write })
  for (const name of (await listRevisions(root)).slice(KEPT)) rmSync(join(dir, name), { force: true })
  return () => rmSync(path, { force: true })
}

/** Number of the latest revision, whether it can be read or not; 0 when none is kept. */
export async function latestNumber(root: string): Promise<number> {
  const [latest = '0'] = await listRevisions(root)
  return Number.parseInt(latest, 10)
}
