import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import { lockArticle, publishText, type StoredArticle } from '../articles/article-repository.ts'
import { type ChangeDeps, inOneCommit, recordChange } from '../articles/change-article.ts'
import { deleteDraft } from '../articles/delete-unpublished.ts'
import type { DueTask } from '../timing/schedule.ts'
import { createTracker } from '../timing/track-work.ts'
import { draftOfArticle, rebaseDraft } from './draft-repository.ts'
import {
  endSchedule,
  listPending,
  readSchedule,
  type StoredSchedule,
  textOfSchedule
} from './schedule-repository.ts'

/** What stands in the audit in place of a client's address. */
const SCHEDULER = { from: 'scheduler' }

/**
 * Publishes what is due, each schedule once: any replica may try at any time, since the article's lock and the state of the schedule decide.
 * A replica that dies leaves nothing behind, as all of it is one transaction; so there is no lease to take over, unlike with runs.
 */
export function createPublisher(deps: ChangeDeps & { log: Log; metrics: Metrics }): DueTask {
  const { db, clock, log } = deps
  const tracker = createTracker()
  let isStopping = false
  const published = counterOf(deps.metrics, {
    name: 'scheduled_publications_total',
    help: 'Scheduled texts that this replica published, or failed to publish, by outcome.',
    labelNames: ['outcome']
  })

  const publish = async (schedule: StoredSchedule): Promise<void> => {
    const { id, articleId: article, publishAt } = schedule
    try {
      if (!(await publishScheduled(deps, schedule))) return
      published.inc({ outcome: 'succeeded' })
      log.info({ schedule: id, article, publishAt }, 'Scheduled text published')
    } catch (error) {
      published.inc({ outcome: 'failed' })
      log.error(
        { err: error, schedule: id, article },
        'A scheduled text was not published and will be tried again'
      )
    }
  }

  const lookForWork = async (): Promise<void> => {
    try {
      for (const schedule of await listPending(db.knex, clock())) if (!isStopping) await publish(schedule)
    } catch (error) {
      log.error({ err: error }, 'The publisher could not look for work and will try again')
    }
  }

  return {
    runDue: () => tracker.track(lookForWork()),
    async stop() {
      isStopping = true
      await tracker.settled()
    }
  }
}

/**
 * Publishes the text of a schedule, if that is still to come and due. A draft that has not changed since ends; one that has stays, and
 * stands on the new revision.
 *
 * @returns undefined when there is nothing to publish any more
 */
export function publishScheduled(
  deps: ChangeDeps,
  { id, articleId }: Pick<StoredSchedule, 'id' | 'articleId'>
): Promise<StoredArticle | undefined> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockArticle(trx, articleId)
    const schedule = article && (await readSchedule(trx, id))
    const at = deps.clock()
    if (schedule?.state !== 'pending' || schedule.publishAt > at) return undefined
    const text = await textOfSchedule(trx, id)
    if (!article || !text) return undefined
    const published = await publishText(trx, article, text, { at, by: schedule.by, scheduleId: id })
    await endSchedule(trx, id, { revision: published.revision, endedAt: at })
    const draft = await draftOfArticle(trx, articleId)
    if (draft?.version === schedule.version) await deleteDraft(trx, draft.id)
    else if (draft) await rebaseDraft(trx, draft.id, published.revision)
    const change = article.state === 'published' ? 'updated' : 'created'
    await recordChange(trx, deps, articleId, change, SCHEDULER, { action: 'scheduled-published' })
    return published
  })
}
