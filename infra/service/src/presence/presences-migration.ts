import type { Migration } from '../database/migrate.ts'

/** Numbers the signs of life in a table of presences (DRAFT-8). @param name of the migration */
export const numberSignsOfLife = (name: string, tableName: string): Migration => ({
  name,
  async up({ knex }) {
    await knex.schema.alterTable(tableName, (table) => {
      table.integer('sequence').unsigned().notNullable().defaultTo(0)
    })
  }
})
