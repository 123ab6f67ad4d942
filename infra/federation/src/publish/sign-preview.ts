import type { DeployableManifest } from '@site/contracts/federation/registry'
import {
  PREVIEW_DAYS,
  type PreviewLink,
  type PreviewRequest
} from '@site/contracts/preview-links/preview-link'
import { PREVIEW_SIGNATURE } from '@site/contracts/preview-links/preview-signature'
import { signPreview } from '@site/registry/preview-signature'
import { keyFileBeside, type ReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import { DeployError } from '../registry/deploy-error.ts'
import { readRegistry, signingKey } from '../registry/store.ts'
import { publishedVersions } from '../registry/versions.ts'
import { type Publisher, requireGrant } from './grants.ts'

const DAY_MS = 86_400_000

export interface LinkOptions {
  /** Public address of the site, where it is known. */
  origin?: string | undefined
  days?: number | undefined
  clock?: (() => Date) | undefined
}

/** A link that shows these versions to whoever has it, at the first page that is theirs. Without days it holds for PREVIEW_DAYS. */
export function linkToPreview(
  manifests: DeployableManifest[],
  key: ReleaseKey,
  { origin = '', days = PREVIEW_DAYS, clock = () => new Date() }: LinkOptions
): PreviewLink {
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]))
  const until = new Date(Math.floor((clock().getTime() + days * DAY_MS) / 1000) * 1000)
  const query = new URLSearchParams({ ...versions, [PREVIEW_SIGNATURE]: signPreview(key, versions, until) })
  return { address: `${origin}${firstPageOf(manifests)}?${query}`, until: until.toISOString() }
}

export interface SignOptions extends LinkOptions {
  /** Folder of the deployed versions, and the file of its key. */
  root: string
  keyFile?: string | undefined
  publisher: Publisher
}

/**
 * Signs a link to versions that are kept; nothing changes by it.
 *
 * @throws DeployError with a line for each version that there is not, and where the store has no key; NotGrantedError where one is not the publisher's
 */
export async function signPreviewLink(
  { versions, days }: PreviewRequest,
  { root, keyFile = keyFileBeside(root), publisher, ...options }: SignOptions
): Promise<PreviewLink> {
  const wanted = Object.entries(versions)
  for (const [name] of wanted) requireGrant(publisher, name)
  const key = signingKey(keyFile)
  if (!key) throw new DeployError([`${keyFile} is not there: without the key of the store no link is signed`])
  const rules = await readRegistry(root, keyFile)
  const found = await Promise.all(
    wanted.map(([name, version]) => publishedVersions(root, name, key)(version))
  )
  const kept = found.filter((one) => one !== null)
  const missing = wanted.filter((_, index) => !found[index])
  const unsigned = await Promise.all(kept.map((manifest) => errorOfSignature(root, manifest, rules)))
  const errors = [
    ...missing.map(([name, version]) => `${name} ${version} is not among what is kept`),
    ...unsigned.flat()
  ]
  if (errors.length > 0) throw new DeployError(errors)
  return linkToPreview(kept, key, { ...options, days })
}

/** Why nobody is shown a version that is kept: its team has not signed it as it should. */
async function errorOfSignature(root: string, manifest: DeployableManifest, rules: Rules): Promise<string[]> {
  const { error } = await judgeSignature(versionDir(root, manifest), manifest, rules)
  if (error === null) return []
  return [
    `${manifest.name} ${manifest.version} cannot be shown: ${error}`,
    `deploy it once more with --preview --sign=<file of a key of its team>: the same bytes, signed, take its place`
  ]
}

/** The home page where it is theirs, or none has an address of its own. */
function firstPageOf(manifests: DeployableManifest[]): string {
  const paths = manifests.flatMap(({ routes }) => routes.map(({ path }) => path))
  const whole = paths.filter((path) => !/[:*]/.test(path))
  return whole.includes('/') ? '/' : (whole[0] ?? '/')
}
