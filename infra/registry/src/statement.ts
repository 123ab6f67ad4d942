import { createHash } from 'node:crypto'
import { z } from 'zod'
import { signatureSchema, signText } from './envelope.ts'
import type { ReleaseKey } from './release-key.ts'
import type { VersionName } from './version-files.ts'

/** The type of what is signed: an in-toto statement in a DSSE envelope. */
export const STATEMENT = 'application/vnd.in-toto+json'

const envelopeSchema = z.object({
  payloadType: z.literal(STATEMENT),
  payload: z.base64(),
  signatures: z.array(signatureSchema).min(1)
})

/** An in-toto statement about the manifest of one version, which holds the hash of each of its files. */
export const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) })).length(1),
  predicateType: z.string(),
  predicate: z.unknown()
})
type Statement = z.infer<typeof statementSchema>

const subjectOf = ({ name, version }: VersionName) => `${name}/${version}/manifest.json`
const digestOf = (manifest: Buffer) => createHash('sha384').update(manifest).digest('hex')

/** What a statement is about: a version, by the bytes of its manifest.json. */
export interface Subject {
  version: VersionName
  manifest: Buffer
}

/** The text of a file that holds a statement, signed. Throws when the key is the public half alone. */
export function statementText(
  key: ReleaseKey,
  { version, manifest }: Subject,
  { predicateType, predicate }: Pick<Statement, 'predicateType' | 'predicate'>
): string {
  const text = JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: subjectOf(version), digest: { sha384: digestOf(manifest) } }],
    predicateType,
    predicate
  } satisfies Statement)
  const envelope: z.input<typeof envelopeSchema> = {
    payloadType: STATEMENT,
    payload: Buffer.from(text).toString('base64'),
    signatures: [signText(key, STATEMENT, text)]
  }
  return `${JSON.stringify(envelope, null, 2)}\n`
}

/** The text that such a file says is signed, and by which keys. Nothing of it is verified yet. Throws when it is no such file. */
export function openEnvelope(text: string): Pick<z.infer<typeof envelopeSchema>, 'signatures'> & {
  statement: string
} {
  const { payload, signatures } = envelopeSchema.parse(JSON.parse(text))
  return { statement: Buffer.from(payload, 'base64').toString(), signatures }
}

/** Is a statement about another version, or other bytes? Null when it is about this one. */
export function otherSubject(
  { subject }: Statement,
  { version, manifest }: Subject
): 'version' | 'bytes' | null {
  const [one] = subject
  if (one?.name !== subjectOf(version)) return 'version'
  return one.digest.sha384 === digestOf(manifest) ? null : 'bytes'
}
