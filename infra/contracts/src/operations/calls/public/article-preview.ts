import type { Previewed } from '../../../articles/draft.ts'
import { call } from '../call.ts'

/** Header that carries the token of a preview: an address would leave it in logs. */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token'

/** What who has a token may read of a draft: apart from the calls of the team, so that a page of the site downloads none of those. */
export const articlePreviewCalls = {
  readPreview: call('GET', '/api/preview').of<{ answer: Previewed }>()
} as const
