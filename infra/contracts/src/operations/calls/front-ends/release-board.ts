import type { z } from 'zod'
import type { HistoryEntry } from '../../../federation/release.ts'
import type { PreviewLink, PreviewRequest } from '../../../preview-links/preview-link.ts'
import type {
  CanaryChanged,
  canaryActionSchema,
  MadeLive,
  makeLiveRequestSchema,
  PlanChanged,
  planReleaseRequestSchema,
  ReleaseBoard,
  Retired,
  RolledBack,
  retireRequestSchema,
  rollbackRequestSchema
} from '../../../release-board/release-board.ts'
import type { AdminRequest } from '../../admin.ts'
import { call } from '../call.ts'

/** What is live, for administrators. */
export const releaseBoardCalls = {
  readReleaseBoard: call('GET', '/api/admin/releases').of<{ answer: ReleaseBoard }>(),
  readReleaseHistory: call('GET', '/api/admin/releases/:name/history').of<{ answer: HistoryEntry[] }>(),
  makeLive: call('POST', '/api/admin/releases/live').of<{
    body: z.input<typeof makeLiveRequestSchema> & AdminRequest
    answer: MadeLive
  }>(),
  planRelease: call('POST', '/api/admin/releases/planned').of<{
    body: z.input<typeof planReleaseRequestSchema> & AdminRequest
    answer: PlanChanged
  }>(),
  cancelPlannedRelease: call('POST', '/api/admin/releases/planned/:plan/cancel').of<{
    body: AdminRequest
    answer: PlanChanged
  }>(),
  signReleasePreview: call('POST', '/api/admin/releases/preview').of<{
    body: PreviewRequest & AdminRequest
    answer: PreviewLink
  }>(),
  rollBackRelease: call('POST', '/api/admin/releases/:name/rollback').of<{
    body: z.input<typeof rollbackRequestSchema> & AdminRequest
    answer: RolledBack
  }>(),
  retireRemote: call('POST', '/api/admin/releases/:name/retire').of<{
    body: z.input<typeof retireRequestSchema> & AdminRequest
    answer: Retired
  }>(),
  changeCanary: call('POST', '/api/admin/releases/:name/canary').of<{
    body: z.input<typeof canaryActionSchema> & AdminRequest
    answer: CanaryChanged
  }>()
} as const
