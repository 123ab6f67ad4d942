import type { Columns } from '@site/service/database/columns'
import type { Conditions } from '@site/service/database/table'

/** LIKE with an escape sign that both dialects read alike; the backslash is one in MySQL's strings. */
export function contains<C extends Columns>(
  query: Conditions<C>,
  column: keyof C & string,
  text: string
): void {
  query.whereRaw("?? like ? escape '!'", [column, `%${text.replace(/[!%_]/g, '!$&')}%`])
}
