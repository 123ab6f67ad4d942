import type { Migration } from './migrate.ts'
import { dateColumn, tableDefaults } from './tables.ts'

/**
 * The tables that every service has for the events it sends or receives (infra/decisions/0002). `outbox.seq` only orders a batch:
 * unpublished rows are found by `published_at`, as rows may commit in another order than they were numbered. Databases have recorded the names `kit-…`.
 */
export const sharedMigrations: Migration[] = [
  {
    name: 'kit-0001-outbox-inbox-dead-letters',
    async up({ knex, dialect }) {
      await knex.schema.createTable('outbox', (table) => {
        tableDefaults(table, dialect)
        table.bigIncrements('seq')
        table.string('event_id', 36).notNullable().unique()
        table.string('type', 64).notNullable()
        table.text('event', 'mediumtext').notNullable()
        dateColumn(table, 'created_at').notNullable()
        dateColumn(table, 'published_at').nullable()
        table.index(['published_at', 'seq'], 'outbox_published')
      })
      await knex.schema.createTable('inbox', (table) => {
        tableDefaults(table, dialect)
        table.string('consumer', 64).notNullable()
        table.string('event_id', 36).notNullable()
        dateColumn(table, 'received_at').notNullable()
        table.primary(['consumer', 'event_id'])
        table.index(['received_at'], 'inbox_received')
      })
      await knex.schema.createTable('dead_letters', (table) => {
        tableDefaults(table, dialect)
        table.bigIncrements('id')
        table.string('consumer', 64).notNullable()
        table.string('event_id', 36).nullable()
        table.text('event', 'mediumtext').notNullable()
        table.text('cause').notNullable()
        table.integer('attempts').notNullable()
        dateColumn(table, 'created_at').notNullable()
        table.index(['created_at'], 'dead_letters_created')
      })
    }
  },
  {
    // `settled_at`: when a published event was confirmed by every consumer that must receive it (infra/decisions/0078).
    name: 'kit-0002-receipts',
    async up({ knex }) {
      await knex.schema.alterTable('outbox', (table) => {
        dateColumn(table, 'settled_at').nullable()
        dateColumn(table, 'next_check_at').nullable()
        table.integer('repeats').notNullable().defaultTo(0)
        table.index(['settled_at', 'published_at'], 'outbox_settled')
      })
      await knex.schema.alterTable('dead_letters', (table) => {
        table.index(['event_id'], 'dead_letters_event')
      })
    }
  }
]
