import type { Knex } from 'knex'

/** LIKE with an escape sign that both dialects read alike; the backslash is one in MySQL's strings. */
export function contains(query: Knex.QueryBuilder, column: string, text: string): void {
  query.whereRaw("?? like ? escape '!'", [column, `%${text.replace(/[!%_]/g, '!$&')}%`])
}
