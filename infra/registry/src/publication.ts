import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Release, releaseSchema } from '@site/contracts/federation/release'
import { z } from 'zod'
import { isSignedBy } from './envelope.ts'
import { isAbsent } from './is-absent.ts'
import type { ReleaseKey } from './release-key.ts'
import { openEnvelope, otherSubject, STATEMENT, statementSchema, statementText } from './statement.ts'
import { type VersionName, versionDir } from './version-files.ts'

/** Beside a version's manifest: a signed statement of the store that says who published these very bytes. */
export const PUBLICATION = 'publication.json'

const PREDICATE = 'https://site.example/publication/v1'

const publicationSchema = statementSchema.extend({
  predicateType: z.literal(PREDICATE),
  predicate: releaseSchema
})

/** The text of a version's publication.json. `manifest`: the bytes of its manifest.json, which holds the hash of each of its files. */
export const publicationText = (
  key: ReleaseKey,
  version: VersionName,
  manifest: Buffer,
  release: Release
): string => statementText(key, { version, manifest }, { predicateType: PREDICATE, predicate: release })

/** Why a version in a store is not to be believed, in words; null when somebody with the store's key has published its manifest as it is. */
export async function errorOfPublication(
  root: string,
  version: VersionName,
  key: ReleaseKey
): Promise<string | null> {
  const dir = versionDir(root, version)
  try {
    const { statement, signatures } = openEnvelope(await readFile(join(dir, PUBLICATION), 'utf8'))
    if (!signatures.some((signature) => isSignedBy(key, STATEMENT, statement, signature)))
      return `its publication is not signed by key ${key.id}`
    const publication = publicationSchema.parse(JSON.parse(statement))
    const manifest = await readFile(join(dir, 'manifest.json'))
    return otherSubject(publication, { version, manifest }) ? 'its publication is of other bytes' : null
  } catch (error) {
    if (isAbsent(error)) return 'it came into the store without being published'
    if (error instanceof Error && 'syscall' in error) throw error
    return 'its publication cannot be read'
  }
}
