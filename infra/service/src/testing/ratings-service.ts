import { randomUUID } from 'node:crypto'
import Router from '@koa/router'
import { buildEvent } from '@site/contracts/events/events'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { z } from 'zod'
import {
  createAuditMigration,
  createAuditRowsMigration,
  createAuditSubjectMigration
} from '../admin/audit.ts'
import { createCodesMigration } from '../admin/codes-migration.ts'
import { adminEnv, busEnv, databaseEnv, portSchema, serverEnv } from '../config/config.ts'
import { autoNumber, number } from '../database/columns.ts'
import { inTransaction } from '../database/database.ts'
import type { Migration } from '../database/migrate.ts'
import { sharedMigrations } from '../database/shared-migrations.ts'
import { defineTable } from '../database/table.ts'
import { defineService } from '../define-service.ts'
import { startConsumer } from '../events/consumer.ts'
import { appendEvent } from '../events/outbox.ts'
import { inboxReceiver } from '../events/receiver.ts'
import { readBody } from '../http/read-body.ts'
import { validate } from '../http/validate.ts'
import { onDatabase } from '../on-database.ts'

const config = z.intersection(
  z.object({ ...serverEnv, PORT: portSchema.default(8083), ...databaseEnv, ...busEnv }),
  adminEnv
)

const ratings: Migration = {
  name: 'ratings-0002-ratings',
  async up({ knex }) {
    await knex.schema.createTable('ratings', (table) => {
      table.increments('id')
      table.integer('article_id').notNullable()
      table.integer('stars').notNullable()
    })
    await knex.schema.createTable('rated_articles', (table) => {
      table.integer('article_id').primary()
    })
  }
}

const ratingsTable = defineTable('ratings', { id: autoNumber, article_id: number, stars: number })
const ratedArticlesTable = defineTable('rated_articles', { article_id: number })

const ratingSchema = z.object({
  articleId: z.number().int().positive(),
  stars: z.number().int().min(1).max(5)
})

/**
 * A whole service in one file, for the test of defineService: it stores stars for an article and publishes an event, and records from
 * its own events which articles have been rated.
 *
 * @param consumer the name of its consumer on the bus, which tests share
 */
export const defineRatings = (consumer: string) =>
  defineService({
    name: 'svc-ratings',
    config,
    compose: onDatabase(
      [
        ...sharedMigrations,
        createAuditMigration('ratings-0001-audit'),
        ratings,
        createCodesMigration('ratings-0003-codes', { isAuthority: false }),
        createAuditRowsMigration('ratings-0004-audit-rows'),
        createAuditSubjectMigration('ratings-0005-audit-subjects')
      ],
      async ({ db, bus, log, clock, metrics, notify }) => {
        const types = ['site.article-changed'] as const
        const { stop } = await startConsumer({
          ...{ bus, db, log, clock, metrics, name: consumer, types },
          handle: async ({ source, data: { articleId } }, trx) => {
            if (source === 'svc-ratings') await ratedArticlesTable(trx).insert({ article_id: articleId })
          }
        })
        const router = new Router({ prefix: '/api/ratings' })
          .post('/', readBody(BODY_LIMITS.usual), async (ctx) => {
            const { articleId, stars } = validate(ratingSchema, ctx.request.body)
            await inTransaction(db, async (trx) => {
              await ratingsTable(trx).insert({ article_id: articleId, stars })
              const event = {
                id: randomUUID(),
                source: 'svc-ratings',
                subject: `${articleId}`,
                time: clock()
              }
              const data = { articleId, change: 'updated' as const }
              await appendEvent(trx, buildEvent({ ...event, type: 'site.article-changed', data }))
            })
            notify()
            ctx.status = 201
            ctx.body = { articleId, stars }
          })
          .get('/:id', async (ctx) => {
            const row = await ratedArticlesTable(db.knex)
              .where({ article_id: Number(ctx.params.id) })
              .first()
            ctx.body = { isRated: row !== undefined }
          })
        return { routers: [router], consumers: [{ stop, receivers: [inboxReceiver(consumer, types)] }] }
      }
    )
  })
