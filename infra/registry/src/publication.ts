import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Release, releaseSchema } from '@site/contracts/federation/release'
import { z } from 'zod'
import { isSignedBy, signatureSchema, signText } from './envelope.ts'
import { isAbsent } from './is-absent.ts'
import type { ReleaseKey } from './release-key.ts'
import { type VersionName, versionDir } from './version-files.ts'

/** Beside a version's manifest: a DSSE envelope around an in-toto statement that says who published these very bytes. */
export const PUBLICATION = 'publication.json'

const TYPE = 'application/vnd.in-toto+json'
const PREDICATE = 'https://site.example/publication/v1'

const envelopeSchema = z.object({
  payloadType: z.literal(TYPE),
  payload: z.string(),
  signatures: z.array(signatureSchema).min(1)
})
const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) })).length(1),
  predicateType: z.literal(PREDICATE),
  predicate: releaseSchema
})

const subjectOf = ({ name, version }: VersionName) => `${name}/${version}/manifest.json`
const digestOf = (manifest: Buffer) => createHash('sha384').update(manifest).digest('hex')

/** The text of a version's publication.json. `manifest`: the bytes of its manifest.json, which holds the hash of each of its files. */
export function publicationText(
  key: ReleaseKey,
  version: VersionName,
  manifest: Buffer,
  release: Release
): string {
  const statement: z.input<typeof statementSchema> = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: subjectOf(version), digest: { sha384: digestOf(manifest) } }],
    predicateType: PREDICATE,
    predicate: release
  }
  const text = JSON.stringify(statement)
  const envelope: z.input<typeof envelopeSchema> = {
    payloadType: TYPE,
    payload: Buffer.from(text).toString('base64'),
    signatures: [signText(key, TYPE, text)]
  }
  return `${JSON.stringify(envelope, null, 2)}\n`
}

/** Why a version in a store is not to be believed, in words; null when somebody with the store's key has published its manifest as it is. */
export async function errorOfPublication(
  root: string,
  version: VersionName,
  key: ReleaseKey
): Promise<string | null> {
  const dir = versionDir(root, version)
  try {
    const text = await readFile(join(dir, PUBLICATION), 'utf8')
    const { payload, signatures } = envelopeSchema.parse(JSON.parse(text))
    const statement = Buffer.from(payload, 'base64').toString()
    if (!signatures.some((signature) => isSignedBy(key, TYPE, statement, signature)))
      return `its publication is not signed by key ${key.id}`
    const [subject] = statementSchema.parse(JSON.parse(statement)).subject
    const isThis =
      subject?.name === subjectOf(version) &&
      subject.digest.sha384 === digestOf(await readFile(join(dir, 'manifest.json')))
    return isThis ? null : 'its publication is of other bytes'
  } catch (error) {
    if (isAbsent(error)) return 'it came into the store without being published'
    if (error instanceof Error && 'syscall' in error) throw error
    return 'its publication cannot be read'
  }
}
