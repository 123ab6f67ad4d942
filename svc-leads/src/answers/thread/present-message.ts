import type { ThreadMessage } from '@site/contracts/answers/thread'
import { toBoolean, toDate, toIso } from '@site/service/database/database'
import { z } from 'zod'
import type { LeadMessageRow } from '../../tables/answer-tables.ts'
import { problemOf } from './sentences.ts'

const namesSchema = z.array(z.string())

/** A message as the API answers it. */
export function presentMessage(row: LeadMessageRow): ThreadMessage {
  const isRepeated = toBoolean(row.is_repeated)
  const state = row.state === 'sent' && isRepeated ? 'perhaps-twice' : row.state
  return {
    id: row.id,
    kind: row.kind as ThreadMessage['kind'],
    at: toDate(row.written_at).toISOString(),
    by: row.author,
    subject: row.subject,
    text: row.body,
    isCut: toBoolean(row.is_cut),
    isAutomatic: toBoolean(row.is_automatic),
    state: state as ThreadMessage['state'],
    sentAt: toIso(row.sent_at),
    problem: problemOf(state, row.failure),
    attachments: row.attachments === null ? [] : namesSchema.parse(JSON.parse(row.attachments))
  }
}
