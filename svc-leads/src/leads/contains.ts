import type { Columns } from '@site/service/database/columns'
import type { Conditions } from '@site/service/database/table'

/** A LIKE whose escape character works in both dialects. A backslash would not, since MySQL also reads it in string literals. */
export function contains<C extends Columns>(
  query: Conditions<C>,
  column: keyof C & string,
  text: string
): void {
  query.whereRaw("?? like ? escape '!'", [column, `%${text.replace(/[!%_]/g, '!$&')}%`])
}
