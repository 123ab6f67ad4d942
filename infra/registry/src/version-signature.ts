import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DeployableManifest,
  deployableManifestSchema,
  type Registry
} from '@site/contracts/federation/registry'
import { releaseNotesSchema } from '@site/contracts/federation/release'
import type { SignedBy, Signer, Signers } from '@site/contracts/signing/signers'
import { z } from 'zod'
import { isSignedBy, type Signature } from './envelope.ts'
import { isAbsent } from './is-absent.ts'
import { type ReleaseKey, releaseKeyFrom } from './release-key.ts'
import { openEnvelope, otherSubject, STATEMENT, statementSchema, statementText } from './statement.ts'
import { liveSoFar, type VersionName } from './version-files.ts'

/** Beside a version's manifest: a signed statement of the team that says that it has built these very bytes, and from which commit. */
export const SIGNATURE = 'signature.json'

const PREDICATE = 'https://site.example/build/v1'

const buildSchema = statementSchema.extend({
  predicateType: z.literal(PREDICATE),
  /** `commit`: the revision of the source. Absent: it is in no repository. */
  predicate: releaseNotesSchema.pick({ commit: true })
})

/** The text of a version's signature.json. `manifest`: the bytes of its manifest.json. */
export const signatureText = (
  key: ReleaseKey,
  version: VersionName,
  manifest: Buffer,
  build: z.input<typeof buildSchema>['predicate']
): string => statementText(key, { version, manifest }, { predicateType: PREDICATE, predicate: build })

/** Where who may sign what stands, and which versions were live. */
export type Rules = Pick<Registry, 'units' | 'signing'>

/** What is to be made of a version's signature. `by` is null where none is asked for. */
export type Judged = { error: string } | { error: null; by: SignedBy | null; commit: string | null }

const NOT_ASKED: Judged = { error: null, by: null, commit: null }

/** May a version of this front end be published and served without a signature? */
export const needsNoSignature = ({ signing }: Rules, { name, version }: VersionName): boolean => {
  const signers = signing?.of[name]
  const isAsked = signing?.isRequired || (signers?.keys.length ?? 0) > 0
  return !isAsked || (signers?.unsigned.includes(version) ?? false)
}

/**
 * Is a version signed as the rules ask? What was live when a key was withdrawn stays what it is; all else needs a key that is not. The manifest that is given
 * counts, wherever it comes from: it has to be the one that was signed.
 *
 * @param dir folder of the version, in a store or beside it
 */
export async function judgeSignature(
  dir: string,
  manifest: DeployableManifest,
  rules: Rules
): Promise<Judged> {
  if (needsNoSignature(rules, manifest)) return NOT_ASKED
  try {
    const [text, bytes] = await Promise.all([
      readFile(join(dir, SIGNATURE), 'utf8'),
      readFile(join(dir, 'manifest.json'))
    ])
    return judge(text, bytes, manifest, rules)
  } catch (error) {
    if (isAbsent(error)) return { error: `it is not signed, and ${wayToSign(manifest.name, rules)}` }
    return { error: `its signature cannot be read: ${(error as Error).message}` }
  }
}

const wayToSign = (name: string, { signing }: Rules): string =>
  (signing?.of[name]?.keys.length ?? 0) > 0
    ? `${name} takes what a key of its team has signed: --sign=<file of your key>`
    : `${name} has no key that could sign it, which this site asks of all: signers ${name} --add=<public half> --team=<name>`

/** The commit that the signature of a version names, whoever made it; null where it has none, or names none. */
export async function commitSignedIn(dir: string): Promise<string | null> {
  try {
    const { statement } = openEnvelope(await readFile(join(dir, SIGNATURE), 'utf8'))
    return buildSchema.parse(JSON.parse(statement)).predicate.commit ?? null
  } catch {
    return null // Who publishes it is told what is wrong with it.
  }
}

function judge(text: string, bytes: Buffer, manifest: DeployableManifest, rules: Rules): Judged {
  const envelope = readEnvelope(text)
  if (typeof envelope === 'string') return { error: envelope }
  const { statement, signatures } = envelope
  const [first] = signatures
  const signature = signatures.find(({ keyid }) => signerOf(rules.signing?.of[manifest.name], keyid)) ?? first
  const signer = signature && signerOf(rules.signing?.of[manifest.name], signature.keyid)
  if (!signature || !signer) return { error: strangerOf(signature, manifest.name, rules) }
  if (!isSignedBy(releaseKeyFrom(signer.publicKey), STATEMENT, statement, signature))
    return { error: `its signature is not that of key ${signer.keyid} (${signer.team})` }
  if (signer.withdrawnAt && !wasLive(rules, manifest))
    return {
      error: `it is signed by key ${signer.keyid} (${signer.team}), which was withdrawn at ${signer.withdrawnAt}`
    }
  const build = buildSchema.safeParse(JSON.parse(statement))
  if (!build.success) return { error: 'what is signed of it is no statement of a build' }
  const other = otherSubject(build.data, { version: manifest, manifest: bytes })
  if (other === 'version') return { error: `its signature is of ${build.data.subject[0]?.name}` }
  if (other === 'bytes') return { error: 'its signature is of other bytes' }
  if (!isSigned(manifest, bytes)) return { error: 'what the registry says of it is not what was signed' }
  const { keyid, team } = signer
  return { error: null, by: { keyid, team }, commit: build.data.predicate.commit ?? null }
}

function readEnvelope(text: string): ReturnType<typeof openEnvelope> | string {
  try {
    return openEnvelope(text)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const [issue] = error.issues
    return `its signature is no statement in an envelope: ${issue?.path.join('.')} ${issue?.message}`
  }
}

const signerOf = (signers: Signers | undefined, keyid: string): Signer | undefined =>
  signers?.keys.find((one) => one.keyid === keyid)

/** Why a key is none of this front end's: whose it is, where that is known. */
function strangerOf(signature: Signature | undefined, name: string, { signing }: Rules): string {
  const keyid = signature?.keyid ?? 'unknown'
  for (const [other, signers] of Object.entries(signing?.of ?? {})) {
    const found = signerOf(signers, keyid)
    if (found) return `it is signed by key ${keyid} (${found.team}), which may sign ${other}, not ${name}`
  }
  return `it is signed by key ${keyid}, which may not sign ${name}`
}

function wasLive({ units }: Rules, { name, version }: VersionName): boolean {
  const entry = units[name]
  return entry !== undefined && liveSoFar(entry).includes(version)
}

/** Does a manifest say nothing that the signed bytes do not? An older release has left out what it did not know. */
function isSigned({ builtAt: _, ...manifest }: DeployableManifest, bytes: Buffer): boolean {
  const signed = deployableManifestSchema.safeParse(JSON.parse(bytes.toString()))
  return signed.success && isPartOf(manifest, signed.data)
}

function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => isPartOf(item, whole[index]))
    )
  if (typeof part !== 'object' || part === null) return part === whole
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, value]) => isPartOf(value, (whole as Record<string, unknown>)[key]))
  )
}
