import { isSignedBy, signText } from './envelope.ts'
import type { ReleaseKey } from './release-key.ts'

/** What is signed with the key of a store is of a type of its own, so that no signature of a registry or a version is one of a preview. */
const TYPE = 'application/vnd.site.preview+json'

/** Seconds of the end, then the signature: 64 bytes in base64url. */
const GIVEN = /^(\d{10})\.([\w-]{86})$/

/** Of each deployable the version that is shown. */
export type PreviewVersions = Readonly<Record<string, string>>

const textOf = (versions: PreviewVersions, end: number) =>
  JSON.stringify({
    until: end,
    versions: Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1))
  })

/** Signs that exactly these versions may be seen until then, to the second. Throws when the key is the public half alone. */
export function signPreview(key: ReleaseKey, versions: PreviewVersions, until: Date): string {
  const end = Math.floor(until.getTime() / 1000)
  const { sig } = signText(key, TYPE, textOf(versions, end))
  return `${end}.${Buffer.from(sig, 'base64').toString('base64url')}`
}

/**
 * Until when the key says that exactly these versions may be seen, which may be over; null where it says nothing of the kind. There is nothing secret in the
 * comparison: it takes the public half of the key, which every gateway of a site has.
 */
export function endOfPreview(key: ReleaseKey, versions: PreviewVersions, given: string): Date | null {
  const [, seconds, signature] = GIVEN.exec(given) ?? []
  if (!seconds || !signature) return null
  const end = Number(seconds)
  const sig = Buffer.from(signature, 'base64url').toString('base64')
  return isSignedBy(key, TYPE, textOf(versions, end), { keyid: key.id, sig }) ? new Date(end * 1000) : null
}
