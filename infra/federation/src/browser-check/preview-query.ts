import { PREVIEW_SIGNATURE } from '@site/contracts/preview-links/preview-signature'
import { signPreview } from '@site/registry/preview-signature'
import type { ReleaseKey } from '@site/registry/release-key'

/** The versions that a page is to show in the place of what is live, by deployable. */
export type PreviewedVersions = Record<string, string>

/** For so long the link holds, in milliseconds: a check takes half a minute. */
const HOLDS_FOR = 120_000

/**
 * The query by which the gateway shows these versions in the place of what is live (FED-8): signed where there is a key, so that they are shown where previews
 * are off too (FED-47). Nothing else here knows how a preview is asked for.
 */
export function previewQuery(versions: PreviewedVersions, key: ReleaseKey | null): string {
  const signature = key?.privateKey && signPreview(key, versions, new Date(Date.now() + HOLDS_FOR))
  return `?${new URLSearchParams({ ...versions, ...(signature && { [PREVIEW_SIGNATURE]: signature }) })}`
}
