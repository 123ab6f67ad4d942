import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import { appendEvent } from '@site/service/events/outbox'
import { definePresences } from '@site/service/presence/presences'
import { articlePresencesTable } from '../tables/tables.ts'

/** Who has which article open to write (DRAFT-8). */
export const articlePresences = definePresences({
  table: articlePresencesTable,
  announce: (trx, articleId, time) =>
    appendEvent(
      trx,
      buildEvent({
        id: randomUUID(),
        source: '/svc-content',
        type: 'site.presence-changed',
        subject: `articles/${articleId}`,
        time,
        data: { articleId }
      })
    )
})
